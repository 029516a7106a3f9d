/**
 * Reports actors to @statelyai/inspect as people want to see them: charts complete and in order, contexts with names, and microsteps too.
 */
import type { createInspector, StatelyInspectionEvent } from '@statelyai/inspect'
import type { AnyActor, AnyMachineSnapshot, InspectionEvent } from 'xstate'
import type { Reporting } from '../viewers/showInOptions.ts'
import { plainJson, shownEvent, shownSnapshot } from '../viewers/shown.ts'
import { withoutThrowing } from '../viewers/withoutThrowing.ts'

type Inspector = ReturnType<typeof createInspector>

/** The maximum depth of reported values, deeper than any chart; by default the package cuts values at a depth of ten. */
export const DEPTH = 40

export interface ActorReports {
  /** The `inspect` option of `createActor`. */
  readonly inspect: (event: InspectionEvent) => void
  /** Replaces the chart of an event, which the package has cut and sorted, by the complete chart. */
  readonly serialize: (event: StatelyInspectionEvent) => StatelyInspectionEvent
  /** Shows a running actor. */
  show(actor: AnyActor): void
  /** Announces all actors again. */
  announceAgain(): void
  stop(): void
}

const definitions = new WeakMap<object, string>()

/**
 * The JSON of the config of an actor's machine; null for an actor without a machine. The config is used because `machine.definition` has no
 * `always`, and the package's own text is cut and has its keys sorted. A context that is a function of the input is left out.
 */
const definitionOf = ({ logic }: AnyActor): string | null => {
  if (typeof logic !== 'object' || logic === null || !('root' in logic)) return null
  const known = definitions.get(logic)
  if (known !== undefined) return known
  const { context, ...config } = logic.config
  const definition = JSON.stringify(plainJson(typeof context === 'function' ? config : { ...config, context }))
  definitions.set(logic, definition)
  return definition
}

const shownState = (snapshot: AnyMachineSnapshot | undefined): unknown =>
  snapshot !== undefined && 'value' in snapshot ? shownSnapshot(snapshot) : plainJson(snapshot)

/** A stand-in for an actor, with only the members that @statelyai/inspect reads, and with a snapshot that can be shown. */
const standIn = (actor: AnyActor): AnyActor =>
  ({
    id: actor.id,
    sessionId: actor.sessionId,
    logic: { config: { id: actor.logic?.id ?? actor.id } },
    _parent: actor._parent,
    getSnapshot: () => shownState(actor.getSnapshot()),
  }) as unknown as AnyActor

const rootOf = (actor: AnyActor): AnyActor => (actor._parent === undefined ? actor : rootOf(actor._parent as AnyActor))

/** Reports actors to an inspector. `inspector` is a function, because the package needs `serialize` before it creates the inspector. */
export const reportActors = (inspector: () => Inspector, { microsteps, onProblem }: Reporting): ActorReports => {
  const actors = new Map<string, AnyActor>()
  const charts = new Map<string, string>()
  const watched: { unsubscribe(): void }[] = []
  const shown = new WeakSet<AnyActor>()
  let isStopped = false

  const report = (event: InspectionEvent): void => inspector().inspect.next?.(event)

  const announce = (actor: AnyActor, rootId: string): void => {
    const definition = definitionOf(actor)
    actors.set(actor.sessionId, actor)
    if (definition !== null) charts.set(actor.sessionId, definition)
    report({ type: '@xstate.actor', actorRef: standIn(actor), rootId })
  }

  const moved = (
    actor: AnyActor,
    snapshot: AnyMachineSnapshot,
    event: { readonly type: string },
    rootId: string,
  ): void => {
    const shown = shownState(snapshot) as AnyMachineSnapshot
    report({ type: '@xstate.snapshot', actorRef: standIn(actor), rootId, snapshot: shown, event: shownEvent(event) })
    if (snapshot.status !== 'active') actors.delete(actor.sessionId)
  }

  const inspect = withoutThrowing((event: InspectionEvent) => {
    if (isStopped || !('logic' in event.actorRef)) return
    const { rootId } = event
    const actor = event.actorRef as AnyActor
    if (event.type === '@xstate.actor') announce(actor, rootId)
    else if (event.type === '@xstate.event') report({ ...event, event: shownEvent(event.event) })
    else if (event.type === '@xstate.snapshot' || (event.type === '@xstate.microstep' && microsteps))
      moved(actor, event.snapshot as AnyMachineSnapshot, event.event, rootId)
  }, onProblem)

  const show = (actor: AnyActor): void => {
    if (shown.has(actor)) return
    shown.add(actor)
    const rootId = rootOf(actor).sessionId
    announce(actor, rootId)
    const { children = {} } = actor.getSnapshot() as {
      readonly children?: Readonly<Record<string, AnyActor | undefined>>
    }
    for (const child of Object.values(children)) if (child !== undefined) announce(child, rootId)
    watched.push(actor.system.inspect(inspect))
  }

  return {
    inspect,
    serialize: (event) => {
      const chart = event.type === '@xstate.actor' ? charts.get(event.sessionId) : undefined
      return chart === undefined
        ? event
        : ({ ...event, type: '@xstate.actor', definition: chart } as StatelyInspectionEvent)
    },
    show,
    announceAgain: () => {
      for (const actor of actors.values()) announce(actor, rootOf(actor).sessionId)
    },
    stop: () => {
      isStopped = true
      for (const one of watched) one.unsubscribe()
    },
  }
}
