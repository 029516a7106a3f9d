/** The Bench (I2): an engine that gets it wrong is found. */
import { board } from 'ptcg-turn-test-kit/board'
import { A } from 'ptcg-turn-test-kit/moves'
import { oracleCheck } from '../../src/oracle/check.ts'
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
    check: oracleCheck,
    on: FULL,
    moves: [A.bench('Laboratory Librarian')],
    by: breakEngine({}, { benchHasRoom: always }),
    says: /^legal events: the engine offers what the rules forbid: put onto the Bench Laboratory Librarian #\d+ \(T2A.3\)/,
  },
])
