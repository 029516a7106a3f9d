/**
 * Tests which clauses of the game's chart hold at a moment of a game. The clauses of transitions that a type of event triggers are tested
 * with one event of that type.
 */
import * as E from '#fp-ts/Either'
import type { ClauseName } from '../../../machines/vocabulary.ts'
import { isOfTheKind, listViolated, rowOf } from '../../engine/explain/eventRow.ts'
import { legalAt } from '../../engine/explain/legalAt.ts'
import { likelySender, possibilities } from '../../engine/explain/possibilities.ts'
import { hintAbout } from '../../engine/listing/hints.ts'
import { newDraft } from '../../engine/listing/payloads.ts'
import { violationsOf } from '../../engine/play/check.ts'
import { MEANING } from '../../engine/stepper/meaning.ts'
import type { Snapshot, StatePath } from '../../engine/stepper/snapshot.ts'
import { isState, STEPPER } from '../../engine/stepper/step.ts'
import { definitionOf } from '../../game/board/definitions.ts'
import { memoize } from '../../game/board/memoize.ts'
import { EVENT_TYPES, type EventType, type GameEvent } from '../../game/model/events.ts'
import type { Game } from '../../game/model/game.ts'
import type { Violation } from '../../game/rules/violation.ts'
import { type ChartGraph, type ChartTransition, idOfTransition, nameOfTrigger } from '../chart/graph.ts'

/** For each transition of the chart, whether each of its clauses holds, in their order; null for a clause that cannot be tested. */
export type Truths = ReadonlyMap<string, readonly (boolean | null)[]>

/** The clauses of automatic transitions ask about the game and need no event. */
const NO_EVENT = { type: 'xstate.init' } as unknown as GameEvent

const isClause = (name: string): name is ClauseName => Object.hasOwn(MEANING.clauses, name)

const isEventType = (type: string): type is EventType => EVENT_TYPES.some((one) => one === type)

const isOpen = (game: Game, event: GameEvent): boolean => !('card' in event) || definitionOf(game, event.card) !== null

/**
 * The likeliest event of a type: a legal one, otherwise the one that breaks the fewest clauses. Events in which the card is of the wrong
 * kind are considered only if there are no others.
 */
const likeliest = (snapshot: Snapshot, type: EventType): GameEvent | null => {
  const { state, game } = snapshot
  const legal = legalAt(snapshot).find((event) => event.type === type)
  const row = rowOf(state, type)
  if (legal !== undefined || row === null) return legal ?? null
  // Events with an unknown card are left out, because the clauses about that card cannot be tested.
  const all = possibilities(game, type, likelySender(game, type)).filter((event) => isOpen(game, event))
  const fitting = all.filter((event) => isOfTheKind(row, game, event))
  let best: GameEvent | null = null
  let fewest = Number.POSITIVE_INFINITY
  for (const event of fitting.length > 0 ? fitting : all) {
    const failed = listViolated(row, game, event).length
    if (failed >= fewest) continue
    best = event
    fewest = failed
    if (failed === 0) break
  }
  return best
}

/** True if a clause holds without a complete event of the type; null if the clause reads a part of the event. */
const withoutParts = (game: Game, type: EventType, name: ClauseName): boolean | null => {
  const needs = hintAbout(name)?.reads
  if (needs === undefined || needs.length > 0) return null
  return MEANING.clauses[name](game, { ...newDraft(likelySender(game, type)), type } as unknown as GameEvent)
}

const ofEvent = (game: Game, event: GameEvent, clauses: readonly string[]) =>
  clauses.map((name): boolean | null => (isClause(name) ? MEANING.clauses[name](game, event) : null))

const ofKind = (game: Game, type: EventType, clauses: readonly string[]) =>
  clauses.map((name): boolean | null => (isClause(name) ? withoutParts(game, type, name) : null))

const ofItself = (game: Game, known: Map<string, boolean>, clauses: readonly string[]) =>
  clauses.map((name): boolean | null => {
    if (!isClause(name)) return null
    const before = known.get(name)
    if (before !== undefined) return before
    const now = MEANING.clauses[name](game, game.latest ?? NO_EVENT)
    known.set(name, now)
    return now
  })

/** The transitions of a chart that have clauses, grouped by event. The key for automatic transitions is null. */
const byEvent = memoize(({ transitions }: ChartGraph): ReadonlyMap<string | null, readonly ChartTransition[]> => {
  const found = new Map<string | null, ChartTransition[]>()
  for (const transition of transitions) {
    if (transition.clauses.length === 0) continue
    const others = found.get(transition.event)
    if (others === undefined) found.set(transition.event, [transition])
    else others.push(transition)
  }
  return found
})

/**
 * The reasons why clauses do not hold, and the event that they were tested with. `event` is null if the transition has no event, or if none
 * can be built.
 */
export interface FailedClauses {
  readonly event: GameEvent | null
  readonly reasons: ReadonlyMap<string, Violation>
}

const UNASKED: FailedClauses = { event: null, reasons: new Map() }

/**
 * The reasons why clauses of a transition do not hold in a snapshot, and the event that they were tested with. The event is chosen as in
 * `clauseTruths`.
 */
export const askClausesAt = (
  { id, event: type }: Pick<ChartTransition, 'id' | 'event'>,
  snapshot: Snapshot,
  looked: GameEvent | null,
): FailedClauses => {
  if (type === null || !isEventType(type) || !isState(STEPPER, snapshot.state)) return UNASKED
  const row = rowOf(snapshot.state, type)
  const event = looked?.type === type ? looked : likeliest(snapshot, type)
  if (event === null || row === null || idOfTransition(row) !== id) return UNASKED
  const refused = violationsOf(STEPPER, row, snapshot.game, event)
  const reasons = E.isLeft(refused) ? refused.left : []
  return { event, reasons: new Map(reasons.flatMap((one) => (one.clause === null ? [] : [[one.clause, one]]))) }
}

const NO_TRUTHS: Truths = new Map()

const atRest = (graph: ChartGraph, snapshot: Snapshot): Truths => {
  const { game } = snapshot
  const truths = new Map<string, readonly (boolean | null)[]>()
  const known = new Map<string, boolean>()
  for (const [type, transitions] of byEvent(graph)) {
    const event = type !== null && isEventType(type) ? likeliest(snapshot, type) : null
    for (const { id, clauses } of transitions) {
      if (type === null) truths.set(id, ofItself(game, known, clauses))
      else if (isEventType(type))
        truths.set(id, event === null ? ofKind(game, type, clauses) : ofEvent(game, event, clauses))
      else
        truths.set(
          id,
          clauses.map(() => null),
        )
    }
  }
  return truths
}

/** The truths without a selected event, memoized by chart, game and state: they depend on nothing else. */
const keptFor = memoize((_: ChartGraph) => memoize((_game: Game) => new Map<StatePath, Truths>()))

/**
 * For each transition, whether each of its clauses holds at a moment. Clauses for a type of event are tested with the selected event if it
 * has that type, else with a legal event, else with the event that breaks the fewest clauses. Transitions without clauses are left out.
 */
export const clauseTruths = (graph: ChartGraph, snapshot: Snapshot, looked: GameEvent | null): Truths => {
  if (!isState(STEPPER, snapshot.state)) return NO_TRUTHS
  const kept = keptFor(graph)(snapshot.game)
  const before = kept.get(snapshot.state) ?? atRest(graph, snapshot)
  kept.set(snapshot.state, before)
  if (looked === null) return before
  const own = byEvent(graph).get(looked.type) ?? []
  const { game } = snapshot
  return new Map([...before, ...own.map(({ id, clauses }) => [id, ofEvent(game, looked, clauses)] as const)])
}

/**
 * The truth of the clauses when a transition was chosen. All clauses of that transition held. Of each transition that was tried before it
 * for the same event, at least one clause failed. `before` is the snapshot in which the transition was chosen.
 */
export const clausesThen = (graph: ChartGraph, taken: string, before: Snapshot, event: GameEvent | null): Truths => {
  const chosen = graph.transitions.find(({ id }) => id === taken)
  if (chosen === undefined) return NO_TRUTHS
  const { game } = before
  const passedOver = graph.transitions.filter(
    (one) => one.source === chosen.source && nameOfTrigger(one) === nameOfTrigger(chosen) && one.index < chosen.index,
  )
  return new Map([
    ...passedOver.map(({ id, clauses }) => [id, ofEvent(game, event ?? game.latest ?? NO_EVENT, clauses)] as const),
    [chosen.id, chosen.clauses.map(() => true)] as const,
  ])
}
