/** The end of the game (I11, P9, WL, TI) and missing answers: engines that get them wrong are found. */

import { STEPPER } from 'ptcg-turn-engine/internal/engine/stepper/step'
import { swordAndShield } from 'ptcg-turn-engine/internal/game/rulesets/rulesets'
import { board } from 'ptcg-turn-test-kit/board'
import { A } from 'ptcg-turn-test-kit/moves'
import { ODD_CARDS } from 'ptcg-turn-test-kit/oddCards'
import { describe, expect, test } from 'vitest'
import { adversaryCheck } from '../../src/adversary/check.ts'
import type { Sent } from '../../src/check.ts'
import { endOfTheGame } from '../../src/invariants/ending.ts'
import { breakAction, breakEngine } from './broken.ts'
import { always, describeWrongEngines, never } from './wrongEngines.ts'

const TURN = board(`
  turn 3 of A
  A active  Laboratory Mouse
  A bench   Laboratory Tadpole -20 {Fire Energy} [Laboratory Vest]; Laboratory Rat
  A hand    Laboratory Froglet, Fire Energy x2, Laboratory Librarian
  B active  Laboratory Straw
  B bench   Laboratory Shield`)

const LAST_PRIZE = board(`
  A active  Laboratory Rat
  A prizes  Hop
  B active  Laboratory Mouse -20
  B bench   Laboratory Rat`)

const TIE = board(
  `
  A active  Asker
  A bench   Laboratory Mouse
  A prizes  Hop
  B active  Laboratory Straw
  B bench   Laboratory Rat
  B prizes  Hop`,
  { cards: ODD_CARDS, ruleset: swordAndShield },
)

describeWrongEngines([
  {
    what: 'the winner who gave up',
    check: endOfTheGame,
    on: TURN,
    moves: [A.concede()],
    by: breakAction('concede', (game) => ({
      ...game,
      result: { outcome: 'win', winner: 0, reasons: ['conceded'] },
    })),
    says: /^WL.4: A is said to have won/,
  },
  {
    what: 'a loser whose deck is not empty',
    check: endOfTheGame,
    on: TURN,
    moves: [A.endTurn()],
    by: breakEngine({}, { theDeckIsEmpty: always }),
    says: /^T1.2: A is said to have won/,
  },
  {
    what: 'the other winner',
    check: endOfTheGame,
    on: LAST_PRIZE,
    moves: [A.attack('Nip')],
    by: breakAction('decideTheWinner', (game) => ({
      ...game,
      result: { outcome: 'win', winner: 1, reasons: ['allPrizesTaken'] },
    })),
    says: /^P9: B is said to have won; .* it is A/,
  },
  {
    what: 'a tie that stands',
    check: endOfTheGame,
    on: TIE,
    moves: [A.attack('Both Fall')],
    by: breakEngine({}, { theTieLeadsToAnotherGame: never }),
    says: /^TI.1: the game was tied/,
  },
  {
    what: 'another game after a win',
    check: endOfTheGame,
    on: LAST_PRIZE,
    moves: [A.attack('Nip')],
    by: breakEngine({}, { theTieLeadsToAnotherGame: ({ result }) => result !== null }),
    says: /^TI.1: another game began without a tie/,
  },
])

describe('an invalid answer is caught', () => {
  const [violation] = [{ rule: 'T0.1', code: 'NOT_NOW', clause: null, message: 'Not now.', remedy: null } as const]
  const refused: Sent = {
    event: { type: 'END_TURN', player: 0 },
    expects: 'T0.1',
    before: TURN,
    after: TURN,
    accepted: false,
    violations: [violation],
    microsteps: [],
    effects: [],
  }
  const says = (change: Partial<Sent>) =>
    adversaryCheck.watch({ game: TURN.game, state: TURN.state }, STEPPER).see?.({ ...refused, ...change })

  test('a valid answer passes', () => {
    expect(says({})).toBeNull()
  })
  test('refused without a reason, without a rule, or without a sentence', () => {
    expect(says({ violations: [] })).toMatch(/for other reasons: $/)
    expect(says({ violations: [violation, { ...violation, rule: 'X.1' as never }] })).toMatch(
      /lacks a known rule or a whole sentence: X.1/,
    )
    expect(says({ violations: [{ ...violation, message: 'no' }] })).toMatch(
      /lacks a known rule or a whole sentence: .* "no"/,
    )
  })
  test('accepted after the end of the game (I11)', () => {
    const watch = endOfTheGame.watch({ game: TURN.game, state: TURN.state }, STEPPER)
    const before = { ...TURN, state: 'gameOver' as const }
    expect(watch.see?.({ ...refused, accepted: true, before })).toMatch(/^I11: END_TURN was accepted/)
  })
})
