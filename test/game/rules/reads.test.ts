/** What a clause says it reads of its event, or of what is printed on a card, is all that decides its answer. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { EventPart } from '../../../src/game/model/events.ts'
import type { Clause } from '../../../src/game/rules/clause.ts'
import { RULES } from '../../../src/game/rules/clauses.ts'
import { eager, opening, walk } from '../../support/walk.ts'

const CLAUSES = Object.entries(RULES as unknown as Readonly<Record<string, Clause>>)
const ids = fc.integer({ min: 0, max: 125 })
const small = fc.integer({ min: 0, max: 5 })

/** Values that parts of events have. */
const aDraft = fc.record({ card: ids, pokemon: ids, ability: small, attack: small, option: small, position: small })

test.each(CLAUSES.filter(([, { reads }]) => reads !== undefined))('%s', (_, { reads = [], holds }) => {
  fc.assert(
    fc.property(
      fc.nat({ max: 10_000 }),
      fc.integer({ min: 0, max: 80 }),
      fc.constantFrom(0, 1),
      aDraft,
      aDraft,
      (seed, length, player, one, other) => {
        const { game } = walk(opening(['laboratory', 'cinderace'], { seed }), eager(seed), () => undefined, length)
        const read = Object.fromEntries(Object.entries(one).filter(([part]) => reads.includes(part as EventPart)))
        const rest = { type: 'PLAY_ITEM', player, order: [], heads: true, change: { change: 'shuffle', player: 0 } }
        const answer = (draft: object): boolean => holds(game, { ...rest, ...draft, ...read } as never)
        expect(answer(other)).toBe(answer(one))
      },
    ),
    { numRuns: 15 },
  )
})

test.each(CLAUSES.filter(([, { printed }]) => printed === true))(
  '%s is decided by what is printed: every copy answers alike, in whatever game and zone',
  (_, { holds }) => {
    const answers = new Map<string, boolean>()
    fc.assert(
      fc.property(fc.nat({ max: 10_000 }), fc.integer({ min: 0, max: 80 }), (seed, length) => {
        const { game } = walk(opening(['laboratory', 'cinderace'], { seed }), eager(seed), () => undefined, length)
        for (const [card, { definition, owner: player }] of game.cards.entries()) {
          const printing = definition as string
          const answer = holds(game, { type: 'PLAY_ITEM', player, card })
          expect(answers.get(printing) ?? answer).toBe(answer)
          answers.set(printing, answer)
        }
      }),
      { numRuns: 8 },
    )
    expect(new Set(answers.values())).toEqual(new Set([true, false]))
  },
)
