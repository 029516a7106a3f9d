/**
 * Defines legal events: an event is legal if the state has a transition for it and every clause of the guard holds. This file lists
 * legal events in the simplest way, which is slow. `legalEvents` computes the same list faster, and `test/engine/listing.test.ts` compares
 * the two lists, for the real rules and with each clause replaced by a variant.
 */
import type { EventType, GameEvent } from '../../game/model/events.ts'
import type { Game } from '../../game/model/game.ts'
import type { Snapshot } from '../stepper/snapshot.ts'
import { leafAt, type Stepper } from '../stepper/step.ts'
import { type Draft, newDraft, PAYLOADS, type Part, sendersOf } from './payloads.ts'

/** Every way to complete a draft, an event that is not finished yet, with possible values for these parts. */
const filled = (game: Game, draft: Draft, [part, ...others]: readonly Part[]): readonly Draft[] => {
  if (part === undefined) return [draft]
  return part.values(game, draft).flatMap((value) => {
    const next = { ...draft }
    part.fill(next, value as never)
    return filled(game, next, others)
  })
}

/** Every event of a type with a possible sender and possible values, legal or not. */
const everyEvent = (game: Game, type: EventType): readonly GameEvent[] => {
  const { sender, parts, event } = PAYLOADS[type]
  return sendersOf(sender, game)
    .flatMap((player) => filled(game, { ...newDraft(player), type }, parts))
    .map(event)
}

/** Every legal event, conceding included, in the order of the chart. */
export const legalByDefinition = (stepper: Stepper, { state, game }: Snapshot): readonly GameEvent[] => {
  const { final, on } = leafAt(stepper, state)
  const rows = final ? [] : [...on.values()].flat()
  return rows.flatMap(({ event: type, clauses }) =>
    everyEvent(game, type as EventType).filter((event) =>
      clauses.every((name) => stepper.meaning.clauses[name](game, event)),
    ),
  )
}
