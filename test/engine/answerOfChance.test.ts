/** A host's answers for chance are legal with any random numbers, and requests to players are left to them (GR.8). */
import fc from 'fast-check'
import { eager, opening } from 'ptcg-turn-test-kit/walk'
import { expect, test } from 'vitest'
import { answerOfChance } from '../../src/engine/play/answerOfChance.ts'
import { createSession } from '../../src/engine/session/session.ts'

test('in whole games every such answer is accepted', () => {
  const answered = new Set<string>()
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), fc.infiniteStream(fc.nat(1_000_000)), (seed, numbers) => {
      const session = createSession(opening(['laboratory', 'cinderace'], 'asked'))
      const pick = eager(seed)
      const below = (limit: number): number => {
        expect(limit).toBeGreaterThan(0)
        return Number(numbers.next().value) % limit
      }
      for (let sent = 0; sent < 200 && session.request() !== null; sent += 1) {
        const request = session.request()
        const answer = answerOfChance(request, below)
        expect(answer !== null).toBe(['coin', 'shuffle', 'random'].includes(request?.kind ?? ''))
        if (answer !== null) answered.add(answer.type)
        expect(session.send(answer ?? pick(session.legalEvents(), session.state()))._tag).toBe('Right')
      }
    }),
    { numRuns: 40 },
  )
  expect([...answered].toSorted()).toEqual(expect.arrayContaining(['COIN_LANDED', 'DECK_SHUFFLED']))
})

test('a card at random is any card of the hand', () => {
  const drawn = [0, 1, 4].map((number) =>
    answerOfChance({ kind: 'random', player: 0, cards: 1, hand: 5 }, (limit) => {
      expect(limit).toBe(5)
      return number
    }),
  )
  expect(drawn).toEqual([0, 1, 4].map((position) => ({ type: 'CARD_TAKEN_AT_RANDOM', position })))
})

test('a game that is over has no answer', () => {
  expect(answerOfChance(null, () => 0)).toBeNull()
})
