/** Wraps a v5 actor as a service of XState v4. */

import { chartGraph, type JsonObject, v4MachineJson } from 'ptcg-turn-engine/chart'
import type { AnyActor, AnyStateMachine } from 'xstate'
import type { ActorEvent } from '../viewers/eventFromViewer.ts'
import { shownEvent } from '../viewers/shown.ts'
import type { V4Machine, V4Service, V4State } from './inspectPackage.ts'
import { type ActorMoment, v4State } from './v4State.ts'

/** A wrapped service, and the functions that drive it. */
export interface WrappedActor {
  readonly actor: AnyActor
  readonly service: V4Service
  /** Reports an event that somebody other than the viewer has sent to the actor. */
  reportEvent(event: ActorEvent): void
  /** Reports a step of the actor. `isWatched` is false until a viewer asks to see it. */
  moved(moment: ActorMoment, isWatched: boolean): void
  stopped(): void
}

/** True if an actor runs a chart. Promises and callbacks are actors without one. */
export const runsAChart = (actor: AnyActor): boolean =>
  typeof actor.logic === 'object' && actor.logic !== null && 'root' in actor.logic && 'states' in actor.logic

const definitions = new WeakMap<object, JsonObject>()

const definitionOf = (machine: AnyStateMachine): JsonObject => {
  const known = definitions.get(machine)
  if (known !== undefined) return known
  const definition = v4MachineJson(chartGraph(machine))
  definitions.set(machine, definition)
  return definition
}

/** Wraps a v5 actor as a service of XState v4. `receive` is called with a viewer's event, without its envelope. */
export const wrapActor = (actor: AnyActor, receive: (event: ActorEvent) => void): WrappedActor => {
  const { sessionId } = actor
  const definition = definitionOf(actor.logic)
  const machine: V4Machine = { definition, toJSON: () => definition }
  const listeners = new Set<(state: V4State) => void>()
  const stopListeners = new Set<() => void>()
  const first = actor.getSnapshot()
  let moment: ActorMoment = { snapshot: first, before: first, event: { type: 'xstate.init' }, microsteps: [] }
  let isReporting = false
  const service: V4Service = {
    sessionId,
    id: actor.id,
    parent: actor._parent === undefined ? undefined : { sessionId: actor._parent.sessionId },
    machine,
    get state() {
      return v4State(sessionId, moment)
    },
    get initialState() {
      return v4State(sessionId, moment)
    },
    // The package wraps `send` to observe events, and calls it with the viewer's events: only those are sent to the actor.
    send: (event) => {
      if (!isReporting) receive('data' in event ? event.data : event)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return { unsubscribe: () => listeners.delete(listener) }
    },
    onStop: (listener) => {
      stopListeners.add(listener)
    },
  }
  return {
    actor,
    service,
    reportEvent: (event) => {
      isReporting = true
      service.send(shownEvent(event))
      isReporting = false
    },
    moved: (next, isWatched) => {
      moment = next
      if (!isWatched) return
      const state = v4State(sessionId, next)
      for (const listener of listeners) listener(state)
    },
    stopped: () => {
      for (const listener of stopListeners) listener()
      stopListeners.clear()
      listeners.clear()
    },
  }
}
