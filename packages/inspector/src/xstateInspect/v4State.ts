/** Translates a moment of a v5 actor into XState v4: the state as JSON, the event in its envelope. */
import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { shownContext, shownEvent } from '../viewers/shown.ts'
import type { ScxmlEvent, V4State } from './inspectPackage.ts'

/** One microstep: its states before and after, and its transition. */
export interface ActorMicrostep {
  readonly before: AnyMachineSnapshot
  readonly snapshot: AnyMachineSnapshot
  readonly transitions: readonly AnyTransitionDefinition[]
}

/** A snapshot of an actor, with the snapshot before it, the event that led to it, and the microsteps in between. */
export interface ActorMoment {
  readonly snapshot: AnyMachineSnapshot
  readonly before: AnyMachineSnapshot
  readonly event: { readonly type: string }
  readonly microsteps: readonly ActorMicrostep[]
}

/** The event that is reported for an automatic microstep. Viewers can hide events that begin with `xstate.`. */
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

/**
 * The actions of a microstep by name, in execution order: exits from the inside out, the actions of the transition, entries from the
 * outside in.
 */
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

/** The moment of an actor as a state of XState v4. */
export const v4State = (sessionId: string, moment: ActorMoment): V4State => {
  const { snapshot, before } = moment
  const event = shownEvent(moment.event)
  return {
    value: snapshot.value,
    context: shownContext(snapshot.context),
    event,
    // Viewers send their events to the session that the state contains.
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
