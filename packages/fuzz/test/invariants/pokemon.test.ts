/** The Bench (I2): an engine that gets it wrong is found. */
import { board } from 'ptcg-turn-test-kit/board'
import { A } from 'ptcg-turn-test-kit/moves'
import { pokemonInPlay } from '../../src/invariants/pokemon.ts'
import { breakEngine } from './broken.ts'
import { always, describeWrongEngines } from './wrongEngines.ts'

const FULL = board(`
  A active  Laboratory Mouse
  A bench   Laboratory Mouse; Laboratory Mouse; Laboratory Rat; Laboratory Rat; Laboratory Rat
  A hand    Laboratory Librarian
  B active  Laboratory Straw`)

describeWrongEngines([
  {
    what: 'a sixth Pokémon on the Bench',
    check: pokemonInPlay,
    on: FULL,
    moves: [A.bench('Laboratory Librarian')],
    by: breakEngine({}, { benchHasRoom: always }),
    says: /^I2: A has 6/,
  },
])
