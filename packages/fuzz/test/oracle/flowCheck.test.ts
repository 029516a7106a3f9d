/**
 * The oracle as a check: it agrees with the unmodified engine, and describes in a sentence where a broken one goes
 * wrong.
 */
import * as E from 'fp-ts/lib/Either.js'
import type { Holds } from 'ptcg-turn-engine/internal/engine/stepper/meaning'
import { STEPPER, type Stepper } from 'ptcg-turn-engine/internal/engine/stepper/step'
import type { Action } from 'ptcg-turn-engine/internal/game/actions/action'
import type { ActionName, ClauseName } from 'ptcg-turn-engine/internal/machines/vocabulary'
import type { GameEvent } from 'ptcg-turn-engine/model'
import { positionOf } from 'ptcg-turn-test-kit/board'
import { A, B, heads, type NamedMove, tails } from 'ptcg-turn-test-kit/moves'
import { type Transition, withoutTransition } from 'ptcg-turn-test-kit/variant'
import { describe, expect, test } from 'vitest'
import { type Opening, openingOf } from '../../src/opening.ts'
import { oracleCheck } from '../../src/oracle/check.ts'
import { seat } from '../../src/oracle/oracle.ts'
import { type NextEvent, run } from '../../src/run.ts'

const drawn = (text: string): Opening => {
  const opening = openingOf({ from: 'position', position: positionOf(text) })
  return E.isLeft(opening) ? expect.fail(opening.left.join(' ')) : opening.right
}

const sending = (moves: readonly NamedMove[]): NextEvent => {
  let next = 0
  return (at) => {
    const move = moves[next]
    next += 1
    return move === undefined ? null : { event: move(at), expects: null }
  }
}

const found = (text: string, moves: readonly NamedMove[], stepper: Stepper = STEPPER): string | null =>
  run(drawn(text), { subject: { stepper }, checks: [oracleCheck], next: sending(moves) }).finding?.says ?? null

const withClause = (name: ClauseName, holds: Holds): Stepper => ({
  ...STEPPER,
  meaning: { ...STEPPER.meaning, clauses: { ...STEPPER.meaning.clauses, [name]: holds } },
})

const withoutAction = (name: ActionName): Stepper => {
  const nothing: Action = (game) => game
  return { ...STEPPER, meaning: { ...STEPPER.meaning, actions: { ...STEPPER.meaning.actions, [name]: nothing } } }
}

const BOARD = `
  A active  Laboratory Rat {Fire Energy}
  A bench   Vulpix
  A hand    Fire Energy x2, Potion
  B active  Sobble Poisoned
  B bench   Krabby; Wooloo`

describe('a fault is reported at once', () => {
  test('a rule without effect: the engine offers what the rules forbid', () => {
    const twice = found(
      BOARD,
      [A.attach('Fire Energy', 'Vulpix')],
      withClause('noEnergyAttachedThisTurn', () => true),
    )
    expect(twice).toMatch(/^legal events: the engine offers what the rules forbid: .*attach Fire Energy.* \(T2C\.1\)/)
  })

  test('a rule that is too strict: the engine omits what the rules allow', () => {
    expect(
      found(
        BOARD,
        [],
        withClause('nothingStopsTheRetreat', () => false),
      ),
    ).toMatch(/^legal events: the engine does not offer what the rules allow: .*retreat/)
  })

  test('a missing action: the differing places, with names', () => {
    expect(found(BOARD, [A.endTurn()], withoutAction('applyPoison'))).toBe(
      "the table: the damage on B's Sobble #14: by the rules 10, in the engine 0",
    )
  })

  test('a missing step of the calculation', () => {
    expect(found(BOARD, [A.attack('Nip')], withoutAction('applyWeakness'))).toMatch(
      /^damage: the damage to B's Sobble #\d+: by the rules step 3, Weakness, leaves 20; in the engine /,
    )
  })

  test('a missing transition: the player who is waited for', () => {
    const judging: Transition = { source: 'turn.main.ready', event: 'END_TURN', waits: false, index: 0 }
    expect(found(BOARD, [A.endTurn()], withoutTransition(judging))).toMatch(
      /^legal events: the engine does not offer what the rules allow: end the turn/,
    )
  })

  test('a winner who has not won', () => {
    const last = 'A active Laboratory Rat\n A prizes Hop\n B active Sobble -50\n B bench Krabby'
    expect(found(last, [A.attack('Nip')], withoutAction('takePrizes'))).toMatch(
      /^the winner: the result: by the rules A has won \(.*\), in the engine nobody has won\. And the number of A's Prize cards: by the rules 0, in the engine 1/,
    )
  })

  test('an illegal event that is accepted, listed or not', () => {
    const stranger: NamedMove = (at) => ({ ...A.endTurn()(at), player: 1 }) as GameEvent
    expect(
      found(
        BOARD,
        [stranger],
        withClause('itIsYourTurn', () => true),
      ),
    ).toMatch(/^legal events: the engine takes what the rules forbid: end the turn/)
    expect(found(BOARD, [stranger])).toBeNull()
  })
})

describe('correct play raises no finding', () => {
  test('conceding, illegal tries and changes by hand', () => {
    expect(found(BOARD, [B.endTurn(), A.attack('Nip'), B.concede()])).toBeNull()
    const byHand = BOARD.replace('Potion', 'Laboratory Notebook')
    const flip = A.apply({ change: 'flip', coins: 2 })
    const none = A.apply({ change: 'takePrize', player: 0, position: 7 })
    expect(found(byHand, [A.item('Laboratory Notebook'), none, flip, heads, tails, A.done()])).toBeNull()
  })

  test('an oracle that starts at a position waits where the engine does', () => {
    const oracle = seat(drawn(BOARD))
    expect(oracle.wait).toEqual({ for: 'main', player: 0 })
    expect(oracle.legal).toContain('END_TURN')
    oracle.concede(0)
    expect([oracle.wait, oracle.legal, oracle.table.result]).toMatchObject([null, [], { winner: 1 }])
  })
})
