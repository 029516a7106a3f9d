/** Tells a moment of a v5 actor as XState v4 would: the state as JSON, the event in its envelope. */
import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { shownContext, shownEvent } from '../viewers/shown.ts'
import type { ScxmlEvent, V4State } from './inspectPackage.ts'

/** One microstep: from where to where, and what was taken. */
export interface ActorMicrostep {
  readonly before: AnyMachineSnapshot
  readonly snapshot: AnyMachineSnapshot
  readonly transitions: readonly AnyTransitionDefinition[]
}

/** A snapshot and what led to it. */
export interface ActorMoment {
  readonly snapshot: AnyMachineSnapshot
  readonly before: AnyMachineSnapshot
  readonly event: { readonly type: string }
  readonly microsteps: readonly ActorMicrostep[]
}

/** What a microstep without an event is told as; viewers hide events of this beginning on request. */
export const AUTOMATIC = { type: 'xstate.always' } as const

export const scxmlEvent = (event: { readonly type: string }, origin?: string): ScxmlEvent => ({
  name: event.type,
  type: 'external',
  $$type: 'scxml',
  data: event,
  ...(origin === undefined ? {} : { origin }),
})

const nameOf = (action: unknown): string => {
  if (typeof action === 'string') return action
  if (typeof action === 'function') return action.name
  return String(typeof action === 'object' && action !== null ? Reflect.get(action, 'type') : action)
}

const only = (nodes: readonly AnyStateNode[], others: readonly AnyStateNode[]): readonly AnyStateNode[] =>
  nodes.filter((node) => !others.includes(node))

/** By name, in the order they run: leaving from inside out, the transition's own, entering from outside in. */
const actionsOf = ({ before, snapshot, transitions }: ActorMicrostep): V4State['actions'] => {
  const left = only(before._nodes, snapshot._nodes).toSorted((a, b) => b.order - a.order)
  const entered = only(snapshot._nodes, before._nodes).toSorted((a, b) => a.order - b.order)
  const actions = [
    ...left.flatMap((node) => node.exit),
    ...transitions.flatMap((transition) => transition.actions),
    ...entered.flatMap((node) => node.entry),
  ]
  return actions.map((action) => ({ type: nameOf(action) }))
}

/** The state that XState v4 would be in. */
export const v4State = (sessionId: string, moment: ActorMoment): V4State => {
  const { snapshot, before } = moment
  const event = shownEvent(moment.event)
  return {
    value: snapshot.value,
    context: shownContext(snapshot.context),
    event,
    // Viewers answer to the session that the state names.
    _event: scxmlEvent(event),
    _sessionid: sessionId,
    actions: moment.microsteps.flatMap(actionsOf),
    activities: {},
    meta: snapshot.getMeta(),
    events: [],
    transitions: [],
    children: {},
    tags: [...snapshot.tags],
    done: snapshot.status === 'done',
    changed: snapshot !== before,
  }
}
