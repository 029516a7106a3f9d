/** `legalEvents` lists what trying every payload would find, in the same order: for the rules as they are and for any variant of one. */
import { expect, test } from 'vitest'
import { type ClauseName, RULE_CLAUSES } from '../../machines/vocabulary.ts'
import { legalEventsOf } from '../../src/engine/listing/legalEvents.ts'
import { type Draft, newDraft, PAYLOADS, type Part, sendersOf } from '../../src/engine/listing/payloads.ts'
import type { Snapshot } from '../../src/engine/stepper/snapshot.ts'
import { leafAt, STEPPER, type Stepper } from '../../src/engine/stepper/step.ts'
import type { EventType, GameEvent } from '../../src/game/model/events.ts'
import { eager, opening, walk } from '../support/walk.ts'

const MOMENTS: readonly Snapshot[] = [3, 8, 21].flatMap((seed) =>
  [6, 14, 25, 40, 70].map((length) =>
    walk(opening(['laboratory', 'inteleon'], { seed }), eager(seed), () => undefined, length),
  ),
)

/** Every way to fill in the parts, one after another. */
const filled = (draft: Draft, [part, ...rest]: readonly Part[], { game }: Snapshot): readonly Draft[] => {
  if (part === undefined) return [draft]
  return part.values(game, draft).flatMap((value) => {
    const next = { ...draft }
    part.fill(next, value as never)
    return filled(next, rest, { state: '', game })
  })
}

/** Tries every payload of every transition of the state. */
const tried = ({ meaning, table }: Stepper, snapshot: Snapshot): readonly GameEvent[] => {
  const { game } = snapshot
  const rows = [...leafAt({ meaning, table }, snapshot.state).on.values()]
    .flat()
    .filter((row) => row.event !== 'CONCEDE')
  return rows.flatMap((row) => {
    const { sender, parts, event } = PAYLOADS[row.event as EventType]
    return sendersOf(sender, game)
      .flatMap((player) => filled({ ...newDraft(player), type: row.event as EventType }, parts, snapshot))
      .map(event)
      .filter((one) => row.clauses.every((name) => meaning.clauses[name](game, one)))
  })
}

const variant = (name: ClauseName, answer: boolean): Stepper => ({
  ...STEPPER,
  meaning: { ...STEPPER.meaning, clauses: { ...STEPPER.meaning.clauses, [name]: () => answer } },
})

test('the rules as they are', () => {
  for (const moment of MOMENTS) expect(legalEventsOf(STEPPER, moment)).toEqual(tried(STEPPER, moment))
})

test.each(RULE_CLAUSES)('%s always true, and always false', (name) => {
  for (const answer of [true, false]) {
    const stepper = variant(name, answer)
    for (const moment of MOMENTS) expect(legalEventsOf(stepper, moment)).toEqual(tried(stepper, moment))
  }
})
