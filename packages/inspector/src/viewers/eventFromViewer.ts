/** Reads an event from a viewer: anybody may have written it, and the actor must survive it. */

import { check, legalEvents, readEvent, type Snapshot, snapshotOf } from 'ptcg-turn-engine'
import { isOfXState } from 'ptcg-turn-engine/internal/engine/machine/ofXState'
import { printable } from 'ptcg-turn-engine/internal/game/json/printable'
import { quote } from 'ptcg-turn-engine/internal/game/json/problem'
import type { GameEvent } from 'ptcg-turn-engine/model'
import type { AnyActor, AnyMachineSnapshot } from 'xstate'
import * as E from '#fp-ts/Either'
import { holdsGame } from './shown.ts'

/** An event in the form that every XState actor accepts. */
export interface ActorEvent {
  readonly type: string
}

/** XState reads this as "any event" and fails when it is sent. */
const WILDCARD = '*'
/** The maximum number of characters of an event type in a message. */
const MAX_LENGTH = 60
/** The maximum number of possible events listed when the sent event is incomplete. */
const NAMED = 3

const isEvent = (value: unknown): value is ActorEvent =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && typeof Reflect.get(value, 'type') === 'string'

/** The type of an event as a sentence quotes it: shortened and printable, because it may contain anything. */
const called = ({ type }: ActorEvent): string =>
  printable(type.length > MAX_LENGTH ? `${type.slice(0, MAX_LENGTH)}…` : type)

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * The legal event that has the given parts, or one sentence if no event or several events have them. When a person clicks on an event,
 * viewers send only its type.
 */
const completed = (snapshot: Snapshot, event: ActorEvent): E.Either<string, ActorEvent> => {
  const given = Object.entries(event)
  const fitting = legalEvents(snapshot).filter((one) =>
    given.every(([key, value]) => same(Reflect.get(one, key), value)),
  )
  const [first, second] = fitting
  if (first !== undefined && second === undefined) return E.right({ ...first })
  if (first === undefined) return E.left(`${called(event)} is not possible now, or not in this way.`)
  const some = fitting.slice(0, NAMED).map((one) => JSON.stringify(one))
  return E.left(`${called(event)} is possible in ${fitting.length} ways: send all of it, such as ${some.join(' or ')}.`)
}

const ofGame = (snapshot: Snapshot, event: ActorEvent): E.Either<string, ActorEvent> => {
  const checked = E.flatMap((read: GameEvent) => check(snapshot, read))(readEvent(event))
  if (E.isRight(checked)) return checked
  const [violation] = checked.left
  if (violation.code !== 'MALFORMED_EVENT') return E.left(violation.message)
  return Object.keys(event).every((key) => key === 'type' || key === 'player')
    ? completed(snapshot, event)
    : E.left(violation.message)
}

/** Asks a chart other than the game's if it accepts the event. A guard that throws would end the actor, so it is called here first. */
const ofChart = (snapshot: AnyMachineSnapshot, event: ActorEvent): E.Either<string, ActorEvent> => {
  try {
    return snapshot.can(event) ? E.right(event) : E.left(`No state takes ${called(event)} now.`)
  } catch (error) {
    return E.left(`The chart fails at ${called(event)}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** An event that the actor accepts, as a fresh object; or one sentence that says why there is none. Never throws. */
export const eventFromViewer = (actor: AnyActor, sent: unknown): E.Either<string, ActorEvent> => {
  if (!isEvent(sent)) return E.left('The viewer sent something that is not an event.')
  const event = { ...sent }
  // An event of XState itself would stop the actor.
  if (isOfXState(event.type) || event.type.includes(WILDCARD) || event.type === '')
    return E.left(`The viewer sent ${quote(event.type)}, which is not the type of an event that may be sent.`)
  const snapshot: AnyMachineSnapshot = actor.getSnapshot()
  if (snapshot.status !== 'active') return E.left(`The viewer sent ${called(event)}, and the actor has ended.`)
  return holdsGame(snapshot.context)
    ? ofGame(snapshotOf({ value: snapshot.value, context: snapshot.context }), event)
    : ofChart(snapshot, event)
}
