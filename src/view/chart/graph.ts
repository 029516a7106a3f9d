/** Turns an XState machine into plain data: its states and transitions with their texts. */
import type { AnyStateMachine, AnyStateNode } from 'xstate'

/** The kind of a state. */
export type StateKind = 'atomic' | 'compound' | 'final' | 'parallel' | 'history'

/** One state of a chart. */
export interface ChartState {
  /** The keys from the root down, such as `turn.attack.B_alter`; the root itself is the empty path. */
  readonly path: string
  readonly key: string
  /** Path of the state around it, or null for the root. */
  readonly parent: string | null
  readonly kind: StateKind
  /** Path of the state that is entered first, or null where there are no states inside. */
  readonly initial: string | null
  readonly description: string
  /** Ids of the rules that the state stands for. */
  readonly cite: readonly string[]
  /** Tags for hosts, such as `waiting`. */
  readonly tags: readonly string[]
  readonly entry: readonly string[]
  readonly exit: readonly string[]
  /** Its position in the chart's source. */
  readonly order: number
  /** Words that a page shows in place of the key, if any are given. */
  readonly words?: string
}

/**
 * One transition of a chart. `clauses` has the names of the conditions under which the transition is taken, `actions` the names of the
 * actions that it then performs.
 */
export interface ChartTransition {
  readonly id: string
  readonly source: string
  /** The event that triggers it, or null for an automatic transition. */
  readonly event: string | null
  /** An automatic transition that waits until its source is done (`onDone`): until a final state directly inside is entered. */
  readonly waits: boolean
  /** Path of the next state, or null if the state does not change. */
  readonly target: string | null
  /** The position of the transition among those with the same source and event. The first whose clauses hold is taken. */
  readonly index: number
  readonly clauses: readonly string[]
  readonly actions: readonly string[]
  readonly description: string
  readonly cite: readonly string[]
  /** Words that a page shows in place of the names of its event and clauses, if any are given. */
  readonly words?: { readonly event: string; readonly clauses: readonly string[] }
}

/** A chart as plain data, for drawing it. */
export interface ChartGraph {
  readonly id: string
  /** Outer states before inner ones, otherwise in source order. */
  readonly states: readonly ChartState[]
  readonly transitions: readonly ChartTransition[]
}

/** The name of an action or guard, which XState allows to be a string, an object with a type, or a function. */
const nameOf = (named: unknown): string => {
  if (typeof named === 'string') return named
  if (typeof named === 'function') return named.name
  if (typeof named === 'object' && named !== null && 'type' in named) return String(named.type)
  return String(named)
}

const strings = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [])

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/**
 * The names of the clauses that a guard lists in its parameter `of`. A guard without that list counts as one clause with the name of the
 * guard.
 */
const clausesOf = (guard: unknown): readonly string[] => {
  if (guard === undefined) return []
  const listed = strings(field(field(guard, 'params'), 'of'))
  return listed.length > 0 ? listed : [nameOf(guard)]
}

const citeOf = (meta: unknown): readonly string[] => strings(field(meta, 'cite'))

const pathOf = (node: AnyStateNode): string => node.path.join('.')

const stateOf = (node: AnyStateNode): ChartState => {
  const first: AnyStateNode | undefined = node.type === 'compound' ? node.initial.target[0] : undefined
  return {
    path: pathOf(node),
    key: node.key,
    parent: node.parent ? pathOf(node.parent) : null,
    kind: node.type,
    initial: first ? pathOf(first) : null,
    description: node.description ?? '',
    cite: citeOf(node.meta),
    tags: node.tags,
    entry: node.entry.map(nameOf),
    exit: node.exit.map(nameOf),
    order: node.order,
  }
}

type Definitions = NonNullable<AnyStateNode['always']>

/** The name of a transition's trigger: its event, or XState's key for automatic ones. */
export const nameOfTrigger = ({ event, waits }: Pick<ChartTransition, 'event' | 'waits'>): string =>
  event ?? (waits ? 'onDone' : 'always')

/** The id of a transition on the chart: its source, how it is taken, and its index. */
export const idOfTransition = (one: Pick<ChartTransition, 'source' | 'event' | 'waits' | 'index'>): string =>
  `${one.source}:${nameOfTrigger(one)}:${one.index}`

const transitionsFrom = (
  node: AnyStateNode,
  event: string | null,
  waits: boolean,
  definitions: Definitions,
): readonly ChartTransition[] =>
  definitions.map((definition, index) => {
    const target: AnyStateNode | undefined = definition.target?.[0]
    const source = pathOf(node)
    return {
      id: idOfTransition({ source, event, waits, index }),
      source,
      event,
      waits,
      target: target ? pathOf(target) : null,
      index,
      clauses: clausesOf(definition.guard),
      actions: definition.actions.map(nameOf),
      description: definition.description ?? '',
      cite: citeOf(definition.meta),
    }
  })

/** XState's name for the event that is sent when this state is done. */
const newsOf = ({ id }: AnyStateNode): string => `xstate.done.state.${id}`

/** The transitions of a state. Automatic ones come first, as they do when the machine runs; `machine.definition` would leave them out. */
const transitionsOf = (node: AnyStateNode): readonly ChartTransition[] => [
  ...transitionsFrom(node, null, false, node.always ?? []),
  ...transitionsFrom(node, null, true, node.transitions.get(newsOf(node)) ?? []),
  ...[...node.transitions].flatMap(([event, definitions]) =>
    event === newsOf(node) ? [] : transitionsFrom(node, event, false, definitions),
  ),
]

const walk = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap((child: AnyStateNode) => walk(child)),
]

/** The chart of any XState machine as plain data: its states and transitions with their texts, and no functions. */
export const chartGraph = (machine: AnyStateMachine): ChartGraph => {
  const nodes = walk(machine.root)
  return { id: machine.id, states: nodes.map(stateOf), transitions: nodes.flatMap(transitionsOf) }
}
