/** The course of a turn (I7, I10, T0, T1, T3): engines that get it wrong are found. */
import { MEANING } from 'ptcg-turn-engine/internal/engine/stepper/meaning'
import { board } from 'ptcg-turn-test-kit/board'
import { A } from 'ptcg-turn-test-kit/moves'
import type { Check } from '../../src/check.ts'
import { turnsAsTheyGo } from '../../src/invariants/turns.ts'
import { oracleCheck } from '../../src/oracle/check.ts'
import { alterFacts, breakAction, breakEngine, withActive, withSide } from './broken.ts'
import { always, describeWrongEngines, never } from './wrongEngines.ts'

/** A check without its questions about boards at rest. */
const onlySeeing = ({ name, watch }: Check): Check => ({
  name,
  watch: (...from) => {
    const { see } = watch(...from)
    return see === undefined ? {} : { see }
  },
})

const TURN = board(`
  turn 3 of A
  A active  Laboratory Mouse
  A bench   Laboratory Tadpole -20 {Fire Energy} [Laboratory Vest]; Laboratory Rat
  A hand    Laboratory Froglet, Fire Energy x2, Laboratory Librarian
  B active  Laboratory Straw
  B bench   Laboratory Shield`)

describeWrongEngines([
  {
    what: 'a main phase after an attack',
    check: turnsAsTheyGo,
    on: TURN,
    moves: [A.attack('Nibble')],
    by: breakEngine({}, { duringAnAttack: never }),
    says: /^T3.1: /,
  },
  {
    what: 'something done after an attack',
    check: turnsAsTheyGo,
    on: TURN,
    moves: [A.attack('Nibble'), A.attach('Fire Energy', 'Laboratory Rat')],
    by: breakEngine({}, { duringAnAttack: never }),
    says: /^T3.1: there was an attack/,
  },
  {
    what: 'a second Energy',
    check: turnsAsTheyGo,
    on: TURN,
    moves: [A.attach('Fire Energy', 'Laboratory Rat'), A.attach('Fire Energy', 'Laboratory Rat')],
    by: breakEngine({}, { noEnergyAttachedThisTurn: always }),
    says: /^I7: there were 2 Energy cards attached/,
  },
  {
    what: 'an Energy that is not counted',
    check: oracleCheck,
    on: TURN,
    moves: [A.attach('Fire Energy', 'Laboratory Rat')],
    by: breakAction('attachEnergy', (game, { turn }) => ({ ...game, turn })),
    says: /^the table: Energy attached from the hand this turn: by the rules 1, in the engine 0/,
  },
  {
    what: 'a retreat that is not counted',
    check: oracleCheck,
    on: TURN,
    moves: [A.retreat(), A.choose('Laboratory Rat')],
    by: breakAction('retreat', (game, { turn }) => ({ ...game, turn })),
    says: /^the table: retreats this turn: by the rules 1, in the engine 0/,
  },
  {
    what: 'an Ability that counts as used when the turn begins',
    check: turnsAsTheyGo,
    on: TURN,
    moves: [A.endTurn()],
    by: breakAction('beginTurn', (game) => withActive(game, 1, () => ({ usedAbilities: ['Soft'] }))),
    says: /^I7: turn 4 has begun and Soft of B's Active Laboratory Straw #\d+ counts as used/,
  },
  {
    what: 'a turn that is over as it begins',
    check: onlySeeing(turnsAsTheyGo),
    on: TURN,
    moves: [A.endTurn()],
    by: breakAction('beginTurn', (game) => ({ ...game, turn: { ...game.turn, cutShort: true } })),
    says: /^I7: turn \d+ has begun and is cut short/,
  },
  {
    what: 'the same player twice',
    check: turnsAsTheyGo,
    on: TURN,
    moves: [A.endTurn()],
    by: breakAction('beginTurn', (game) =>
      alterFacts(game, (fact) => [fact.fact === 'TURN_BEGAN' ? { ...fact, player: 0 } : fact]),
    ),
    says: /^T0.1: turn 3 was followed by turn 4 of A/,
  },
  {
    what: 'two cards for the turn',
    check: turnsAsTheyGo,
    on: TURN,
    moves: [A.endTurn()],
    by: breakAction('drawForTheTurn', (game) => MEANING.actions.drawForTheTurn(game, { type: 'DONE', player: 0 })),
    says: /^T1.1: turn 4 of B/,
  },
  {
    what: 'no card for the turn',
    check: turnsAsTheyGo,
    on: TURN,
    moves: [A.endTurn()],
    by: breakEngine({ drawForTheTurn: (game) => game }),
    says: /^T1.1: turn 4 of B/,
  },
  {
    what: 'a Prize card more',
    check: turnsAsTheyGo,
    on: TURN,
    moves: [A.endTurn()],
    by: breakAction('endTurn', (game) =>
      withSide(game, 0, ({ prizes, deck }) => ({ prizes: [...prizes, ...deck.slice(0, 1)], deck: deck.slice(1) })),
    ),
    says: /^I10: A had 3 Prize cards and has 4/,
  },
])
