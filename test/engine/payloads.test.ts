/** What the parts of an event are listed from already satisfies some clauses, which `legalEvents` therefore does not ask. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ClauseName } from '../../machines/vocabulary.ts'
import { newDraft, PAYLOADS, sendersOf } from '../../src/engine/listing/payloads.ts'
import { MEANING } from '../../src/engine/stepper/meaning.ts'
import { EVENT_TYPES, type GameEvent } from '../../src/game/model/events.ts'
import { eager, opening, walk } from '../support/walk.ts'

const holds = (name: ClauseName, game: Parameters<(typeof MEANING.clauses)[ClauseName]>[0], draft: object): boolean =>
  MEANING.clauses[name](game, draft as GameEvent)

test.each(EVENT_TYPES)('%s: what is ensured holds, for every value that is listed', (type) => {
  const { sender, ensures = [], parts } = PAYLOADS[type]
  fc.assert(
    fc.property(fc.nat({ max: 10_000 }), fc.integer({ min: 0, max: 90 }), (seed, length) => {
      const { game } = walk(opening(['laboratory', 'inteleon'], { seed }), eager(seed), () => undefined, length)
      for (const player of sendersOf(sender, game)) {
        const draft = { ...newDraft(player), type }
        for (const name of ensures) expect(holds(name, game, draft), name).toBe(true)
        for (const part of parts.filter(({ free }) => free))
          for (const value of part.values(game, draft)) {
            part.fill(draft, value as never)
            for (const name of part.ensures ?? []) expect(holds(name, game, draft), name).toBe(true)
          }
      }
    }),
    { numRuns: 12 },
  )
})
