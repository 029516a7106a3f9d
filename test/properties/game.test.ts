/**
 * Laws that hold along every game: invariants, limits of a turn, the end of a turn after an attack, refusals that
 * change nothing.
 */

import fc from 'fast-check'
import * as E from 'fp-ts/lib/Either.js'
import type { GameEvent } from 'ptcg-turn-engine/model'
import { hostileValue, shapedEvent } from 'ptcg-turn-test-kit/adversary'
import { brokenInvariants } from 'ptcg-turn-test-kit/invariants'
import { eager, opening, walk } from 'ptcg-turn-test-kit/walk'
import { describe, expect, test } from 'vitest'
import { legalEvents } from '../../src/engine/listing/legalEvents.ts'
import { play } from '../../src/engine/play/play.ts'
import { request } from '../../src/engine/play/request.ts'
import type { Snapshot } from '../../src/engine/stepper/snapshot.ts'
import { rulebook } from '../../src/game/rulebook/rulebook.ts'

const aGame = fc.record({
  decks: fc.constantFrom(
    ['cinderace', 'inteleon'] as const,
    ['laboratory', 'laboratory'] as const,
    ['inteleon', 'laboratory'] as const,
  ),
  seed: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
  asked: fc.boolean(),
})

const RULES = new Set<string>(rulebook.map(({ id }) => id))
const begun = ({
  decks,
  seed,
  asked,
}: {
  readonly decks: readonly ['cinderace' | 'inteleon' | 'laboratory', 'cinderace' | 'inteleon' | 'laboratory']
  readonly seed: number
  readonly asked: boolean
}): Snapshot => opening(decks, asked ? 'asked' : { seed })

describe('along every game', () => {
  test('the invariants hold after every event, and a player can act until the game is over', () => {
    fc.assert(
      fc.property(aGame, (game) => {
        const last = walk(begun(game), eager(game.seed), (_, __, after) => {
          expect(brokenInvariants(after)).toEqual([])
          expect(legalEvents(after).length > 0).toBe(after.state !== 'gameOver')
          expect(request(after) === null).toBe(after.state === 'gameOver')
        })
        expect(last.state).toBe('gameOver')
      }),
      { numRuns: 60 },
    )
  })

  test('at most one Energy, Supporter, Stadium, retreat and attack a turn, and nothing after an attack but the attack (I7, P2)', () => {
    fc.assert(
      fc.property(aGame, (game) => {
        const used = new Map<string, number>()
        let attacked = false
        walk(begun(game), eager(game.seed), ({ type }, before, after) => {
          if (after.game.turn.number !== before.game.turn.number) {
            used.clear()
            attacked = false
            return
          }
          expect(attacked && before.state === 'turn.main.ready').toBe(false)
          if (type === 'DECLARE_ATTACK') attacked = true
          used.set(type, (used.get(type) ?? 0) + 1)
          for (const once of ['ATTACH_ENERGY', 'PLAY_SUPPORTER', 'PLAY_STADIUM', 'RETREAT', 'DECLARE_ATTACK'])
            expect(used.get(once) ?? 0).toBeLessThanOrEqual(1)
          expect(type === 'PLAY_SUPPORTER' && after.game.turn.number === 1).toBe(false)
        })
      }),
      { numRuns: 60 },
    )
  })

  test('an illegal event is refused with the id of a rule and leaves the very same game', () => {
    fc.assert(
      fc.property(aGame, fc.integer({ min: 0, max: 60 }), fc.gen(), (game, events, generate) => {
        const at = walk(begun(game), eager(game.seed), () => undefined, events)
        const before = JSON.stringify(at)
        for (let tries = 0; tries < 20; tries += 1) {
          const event = generate(() => shapedEvent(at))
          const played = play(at, event as GameEvent)
          if (E.isRight(played)) {
            expect(brokenInvariants(played.right.snapshot)).toEqual([])
            continue
          }
          expect(played.left.violations.length).toBeGreaterThan(0)
          for (const { rule, message } of played.left.violations) {
            expect(RULES.has(rule)).toBe(true)
            expect(message).toMatch(/\.$/)
          }
        }
        expect(JSON.stringify(at)).toBe(before)
      }),
      { numRuns: 100 },
    )
  })

  test('any value is refused in one sentence without an exception', () => {
    const at = opening(['cinderace', 'inteleon'], { seed: 7 })
    fc.assert(
      fc.property(hostileValue, (value) => {
        const played = play(at, value as GameEvent)
        if (E.isRight(played)) return
        for (const { message } of played.left.violations) expect(message.length).toBeLessThan(600)
      }),
      { numRuns: 2000 },
    )
  })

  test('every listed event is accepted, and every accepted event of a player is listed', () => {
    fc.assert(
      fc.property(aGame, fc.integer({ min: 0, max: 80 }), fc.gen(), (game, events, generate) => {
        const at = walk(begun(game), eager(game.seed), () => undefined, events)
        const listed = legalEvents(at)
        for (const event of listed) expect(E.isRight(play(at, event))).toBe(true)
        const keys = new Set(listed.map((event) => JSON.stringify(event)))
        for (let tries = 0; tries < 30; tries += 1) {
          const event = generate(() => shapedEvent(at)) as { readonly type: string }
          if (event.type === 'APPLY' || event.type === 'DECK_SHUFFLED') continue
          if (E.isRight(play(at, event as GameEvent))) expect(listed).toContainEqual(event)
          else expect(keys.has(JSON.stringify(event))).toBe(false)
        }
      }),
      { numRuns: 100 },
    )
  })
})
