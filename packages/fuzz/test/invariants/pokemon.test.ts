/** The Bench, leaving the Active Spot and evolving (I2, P6, P7): engines that get them wrong are found. */
import type { Stepper } from 'ptcg-turn-engine/internal/engine/stepper/step'
import { type Game, NO_CONDITIONS, type Pokemon } from 'ptcg-turn-engine/model'
import { board } from 'ptcg-turn-test-kit/board'
import { A } from 'ptcg-turn-test-kit/moves'
import { pokemonInPlay } from '../../src/invariants/pokemon.ts'
import { broken, brokenIn, withSide } from './broken.ts'
import { always, type Case, found } from './wrongEngines.ts'

const TURN = board(`
  turn 3 of A
  A active  Laboratory Mouse
  A bench   Laboratory Tadpole -20 {Fire Energy} [Laboratory Vest]; Laboratory Rat
  A hand    Laboratory Froglet, Fire Energy x2, Laboratory Librarian
  B active  Laboratory Straw
  B bench   Laboratory Shield`)

const FULL = board(`
  A active  Laboratory Mouse
  A bench   Laboratory Mouse; Laboratory Mouse; Laboratory Rat; Laboratory Rat; Laboratory Rat
  A hand    Laboratory Librarian
  B active  Laboratory Straw`)

const UNDER_AN_EFFECT = board(
  `
  turn 3 of A
  A active  Laboratory Mouse
  A bench   Laboratory Tadpole
  B active  Laboratory Straw`,
  { lasting: { A: [{ effect: { lasting: 'cantAttack' }, whose: 0, turn: 2, source: 'Glare', ofAttack: true }] } },
)

const onTadpole = (game: Game, change: (pokemon: Pokemon) => Partial<Pokemon>): Game =>
  withSide(game, 0, ({ bench }) => ({
    bench: bench.map((one) => (one.cards.length > 1 ? { ...one, ...change(one) } : one)),
  }))

const evolved = (change: (pokemon: Pokemon) => Partial<Pokemon>): Stepper =>
  brokenIn('evolve', (game) => onTadpole(game, change))

const EVOLVE = A.evolve('Laboratory Tadpole', 'Laboratory Froglet')

const tadpole = (what: string, change: (pokemon: Pokemon) => Partial<Pokemon>, says: RegExp): Case => ({
  what: `an Evolution ${what}`,
  check: pokemonInPlay,
  on: TURN,
  moves: [EVOLVE],
  by: evolved(change),
  says,
})

found([
  {
    what: 'a sixth Pokémon on the Bench',
    check: pokemonInPlay,
    on: FULL,
    moves: [A.bench('Laboratory Librarian')],
    by: broken({}, { benchHasRoom: always }),
    says: /^I2: A has 6/,
  },
  {
    what: 'an effect of an attack that goes to the Bench',
    check: pokemonInPlay,
    on: UNDER_AN_EFFECT,
    moves: [A.retreat()],
    by: brokenIn('retreat', (game, before) =>
      withSide(game, 0, ({ bench }) => ({
        bench: bench.map((one) => ({ ...one, lasting: before.players[0].active?.lasting ?? [] })),
      })),
    ),
    says: /^P6: A's Benched Laboratory Mouse .* effect of Glare/,
  },
  tadpole('that heals', () => ({ damage: 0 }), /^P7: .* with 20 damage and has 0/),
  tadpole('that loses its Energy', () => ({ energy: [] }), /^P7: .* other cards attached/),
  tadpole('that loses its Tool', () => ({ tools: [] }), /^P7: .* other cards attached/),
  tadpole('under its old card', ({ cards }) => ({ cards: cards.toReversed() }), /^P7: the stack/),
  tadpole('that stays Asleep', () => ({ conditions: { ...NO_CONDITIONS, rotated: 'Asleep' } }), /^P7: .* Condition/),
  tadpole(
    'that cannot retreat any more',
    () => ({ lasting: [{ effect: { lasting: 'cantRetreat' }, whose: 0, turn: 2, source: 'Web', ofAttack: true }] }),
    /^P7: .* kept an effect/,
  ),
])
