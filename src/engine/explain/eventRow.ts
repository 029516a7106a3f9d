/**
 * Finds a transition of the chart for an event: a transition of the current state or, if the state has none for this event, the first one
 * anywhere on the chart.
 */
import type { ClauseName } from '../../../machines/vocabulary.ts'
import type { EventType, GameEvent } from '../../game/model/events.ts'
import type { Game } from '../../game/model/game.ts'
import { hintAbout } from '../listing/hints.ts'
import { MEANING } from '../stepper/meaning.ts'
import type { StatePath } from '../stepper/snapshot.ts'
import { leafAt, STEPPER } from '../stepper/step.ts'
import type { Row } from '../stepper/table.ts'

const ANYWHERE: ReadonlyMap<string, Row> = new Map(
  [...STEPPER.table.leaves.values()]
    .flatMap(({ on }) => [...on.values()].flat())
    .toReversed()
    .map((row) => [row.event ?? '', row]),
)

/** The transition of a state for an event, or null if the state has none for this event. */
export const rowHere = (state: StatePath, type: EventType): Row | null => {
  const { final, on } = leafAt(STEPPER, state)
  return final ? null : (on.get(type)?.[0] ?? null)
}

/** The transition for an event in this state, or else its first transition anywhere on the chart; null only for an unknown event. */
export const rowOf = (state: StatePath, type: EventType): Row | null =>
  rowHere(state, type) ?? ANYWHERE.get(type) ?? null

/** True if a clause holds for an event. */
export const clauseHolds = (name: ClauseName, game: Game, event: GameEvent): boolean =>
  MEANING.clauses[name](game, event)

/** The clauses of a transition that an event violates. */
export const listViolated = ({ clauses }: Row, game: Game, event: GameEvent): readonly ClauseName[] =>
  clauses.filter((name) => !clauseHolds(name, game, event))

/** True if the event's card is of the kind that the transition needs, such as an Item for `PLAY_ITEM`, judged by printed values only. */
export const isOfTheKind = ({ clauses }: Row, game: Game, event: GameEvent): boolean =>
  clauses.every((name) => hintAbout(name)?.printed !== true || clauseHolds(name, game, event))
