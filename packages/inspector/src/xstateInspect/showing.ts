/** Follows an actor and the actors it starts, and reports each as a service of XState v4. */
import type { AnyActor, AnyMachineSnapshot, InspectionEvent } from 'xstate'
import type { ActorEvent } from '../viewers/eventFromViewer.ts'
import type { Reporting } from '../viewers/showInOptions.ts'
import { withoutThrowing } from '../viewers/withoutThrowing.ts'
import type { DevTools } from './inspectPackage.ts'
import { runsAChart, type WrappedActor, wrapActor } from './service.ts'
import { type ActorMicrostep, type ActorMoment, AUTOMATIC } from './v4State.ts'

export interface ShowingActors {
  /** The displayed actor of a session. */
  actorOf(sessionId: string): AnyActor | undefined
  /** Called when a viewer asks to see the actors. */
  watch(): void
  stop(): void
}

/** A displayed actor, and what was reported of it so far. */
interface Followed {
  readonly wrapped: WrappedActor
  last: AnyMachineSnapshot
  /** The microsteps since the last settled snapshot. */
  steps: ActorMicrostep[]
}

const isInternal = ({ type }: ActorEvent): boolean => type.startsWith('xstate.')

const isActor = (actor: object): actor is AnyActor => 'logic' in actor && 'getSnapshot' in actor

/** Starts to show an actor and those it starts. */
export const showActor = (root: AnyActor, devTools: DevTools, { microsteps, onProblem }: Reporting): ShowingActors => {
  const followed = new Map<string, Followed>()
  // An event of the viewer comes back as an inspection, but the package has already reported it.
  const fromViewer = new WeakSet<object>()
  const ended = new WeakSet<object>()
  let isWatched = false

  const follow = (actor: AnyActor): void => {
    if (followed.has(actor.sessionId) || ended.has(actor) || !runsAChart(actor)) return
    const snapshot: AnyMachineSnapshot | undefined = actor.getSnapshot()
    if (snapshot === undefined) return
    const wrapped = wrapActor(actor, (event) => {
      fromViewer.add(event)
      actor.send(event)
    })
    followed.set(actor.sessionId, { wrapped, last: snapshot, steps: [] })
    devTools.register(wrapped.service as never)
    for (const child of Object.values(snapshot.children ?? {})) if (isActor(child as object)) follow(child as AnyActor)
  }

  const end = (one: Followed): void => {
    const { actor } = one.wrapped
    ended.add(actor)
    followed.delete(actor.sessionId)
    one.wrapped.stopped()
  }

  const moved = (one: Followed, moment: ActorMoment): void => {
    one.last = moment.snapshot
    one.wrapped.moved(moment, isWatched)
  }

  /** Ends the display of an actor if its latest event made it fail: a failed actor emits no inspection that would say so. */
  const lookAfter = (one: Followed): void =>
    queueMicrotask(() => {
      if (followed.has(one.wrapped.actor.sessionId) && one.wrapped.actor.getSnapshot().status === 'error') end(one)
    })

  const stepped = (one: Followed, event: Extract<InspectionEvent, { type: '@xstate.microstep' }>): void => {
    const transitions = event._transitions
    const isAutomatic = transitions.length > 0 && transitions.every(({ eventType }) => eventType === '')
    const snapshot = event.snapshot as AnyMachineSnapshot
    const before = one.steps.at(-1)?.snapshot ?? one.last
    const step = { before, snapshot, transitions }
    one.steps.push(step)
    if (microsteps) moved(one, { snapshot, before, event: isAutomatic ? AUTOMATIC : event.event, microsteps: [step] })
  }

  const settled = (one: Followed, snapshot: AnyMachineSnapshot, event: ActorEvent): void => {
    if (!(microsteps && one.last === snapshot) && event.type !== 'xstate.init')
      moved(one, { snapshot, before: one.last, event, microsteps: one.steps })
    one.steps = []
    // The final state of the root stays, for viewers that connect later.
    const stays = snapshot.status === 'done' && one.wrapped.actor === root
    if (snapshot.status !== 'active' && !stays) end(one)
  }

  const hear = (inspection: InspectionEvent): void => {
    if (inspection.type === '@xstate.actor' || !isActor(inspection.actorRef)) return
    follow(inspection.actorRef)
    const one = followed.get(inspection.actorRef.sessionId)
    if (one === undefined) return
    if (inspection.type === '@xstate.event') {
      if (!isInternal(inspection.event) && !fromViewer.has(inspection.event)) one.wrapped.reportEvent(inspection.event)
      lookAfter(one)
    } else if (inspection.type === '@xstate.microstep') stepped(one, inspection)
    else if (inspection.type === '@xstate.snapshot')
      settled(one, inspection.snapshot as AnyMachineSnapshot, inspection.event)
  }
  const watching = root.system.inspect(withoutThrowing(hear, onProblem))
  follow(root)
  return {
    actorOf: (sessionId) => followed.get(sessionId)?.wrapped.actor,
    watch: () => {
      isWatched = true
    },
    stop: () => {
      watching.unsubscribe()
      for (const one of [...followed.values()]) end(one)
    },
  }
}
