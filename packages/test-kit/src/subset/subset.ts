/**
 * Decides which statecharts can be compiled to a table: those with compound, atomic and final states; `on`, `always`,
 * `onDone`, `entry`, `exit`; guards that list named clauses; named actions. Anything else is refused with the state's
 * path and the reason.
 */
import type { AnyStateMachine, AnyStateNode } from 'xstate'

/** A reason why a chart cannot be compiled: the path of the state (empty for the root) and one sentence. */
export interface ChartProblem {
  readonly path: string
  readonly message: string
}

/** The names that a chart may use. */
export interface ChartNames {
  readonly clauses: ReadonlySet<string>
  /** The clauses that ask only about the game. Automatic transitions may list no other clauses. */
  readonly steering: ReadonlySet<string>
  readonly actions: ReadonlySet<string>
  /** The allowed tags of states. Tags do not affect steps. */
  readonly tags: ReadonlySet<string>
}

/** The allowed names, together with the states of the chart itself. */
interface Known extends ChartNames {
  readonly states: ReadonlySet<unknown>
}

type Definition = AnyStateNode['always'] extends infer List
  ? List extends readonly (infer Item)[]
    ? Item
    : never
  : never

/** The path of a state from the root; empty for the root. */
export const nodePath = (node: AnyStateNode): string => node.path.join('.')

const EVENT = /^[A-Z][A-Z0-9_]*$/

/** Any value as words for a sentence; not every value can be converted to a string. */
const inWords = (value: unknown): string => {
  if (typeof value === 'string') return value.trim() === '' ? JSON.stringify(value) : value
  if (typeof value === 'function') return '(a function)'
  return typeof value === 'object' && value !== null ? '(an object)' : String(value)
}

/** A guard or an action that is written as a name or as an object; null for anything else. */
const written = (value: unknown): { readonly type?: unknown; readonly params?: unknown } | null => {
  if (typeof value === 'string') return { type: value }
  return typeof value === 'object' ? value : null
}

/** The clauses that a guard lists, including gaps in the list; null if the guard does not list clauses. */
const listedIn = (guard: unknown): readonly unknown[] | null => {
  const { type, params } = written(guard) ?? {}
  const of = (params as { readonly of?: unknown } | null | undefined)?.of
  if (!Array.isArray(of)) return null
  const listed: readonly unknown[] = Array.from(of)
  return type === listed.map(inWords).join(' and ') ? listed : null
}

const guardMessages = (guard: unknown, { clauses }: ChartNames): readonly string[] => {
  if (guard === undefined) return []
  if (typeof guard === 'function') return ['has a guard that is a function; a guard must list named clauses.']
  const listed = listedIn(guard)
  if (listed === null) {
    const type = written(guard)?.type
    return typeof type === 'string'
      ? [`has the guard ${inWords(type)}, which does not list named clauses.`]
      : ['has a guard without a name; a guard must list named clauses.']
  }
  return listed
    .filter((name) => !clauses.has(name as string))
    .map((name) => `has a guard with the unknown clause ${inWords(name)}.`)
}

const actionMessages = (actions: readonly unknown[], { actions: known }: ChartNames): readonly string[] =>
  Array.from(actions).flatMap((action) => {
    if (typeof action === 'function') return ['has an action that is a function; actions must be named.']
    const { type, params } = written(action) ?? {}
    if (typeof type !== 'string') return ['has an action without a name.']
    if (!known.has(type)) return [`has the unknown action ${inWords(type)}.`]
    return params === undefined ? [] : [`gives parameters to the action ${type}.`]
  })

/** The problems of an automatic transition: it must have a target, and its clauses must not ask about the event. */
const automaticMessages = (
  { target = [], guard }: Definition,
  { clauses, steering }: ChartNames,
): readonly string[] => [
  ...(target.length === 0 ? ['leads nowhere.'] : []),
  ...(listedIn(guard) ?? [])
    .filter((name) => clauses.has(name as string) && !steering.has(name as string))
    .map((name) => `has a guard with the clause ${inWords(name)}, which asks about an event.`),
]

/** The problems of a transition's target. XState does not check targets that are not strings. */
const targetMessages = ({ target, source }: Definition, { states }: Known): readonly string[] => {
  const targets = Array.from(target ?? [])
  return [
    ...(targets.length > 1 ? ['leads to several states at once.'] : []),
    ...(targets.includes(source.machine.root) ? ['leads to the whole chart.'] : []),
    ...(targets.every((one) => states.has(one)) ? [] : ['leads to something that is not a state of the chart.']),
  ]
}

/** Words that say how a transition is taken. */
const BY_ITSELF = 'by itself'
const WHEN_DONE = 'when the state is done'

const transitionMessages = (definition: Definition, where: string, known: Known): readonly string[] => {
  const isAutomatic = where === BY_ITSELF || where === WHEN_DONE
  const messages = [
    ...targetMessages(definition, known),
    ...(definition.reenter ? ['re-enters its own state.'] : []),
    ...(isAutomatic ? automaticMessages(definition, known) : []),
    ...guardMessages(definition.guard, known),
    ...actionMessages(definition.actions, known),
  ]
  return messages.map((message) => `The transition ${where} ${message}`)
}

const KINDS: readonly string[] = ['compound', 'atomic', 'final', 'parallel', 'history']

/** Properties of a state that XState's state node leaves out, or that XState checks too late. */
const configOf = (node: AnyStateNode) =>
  node.config as {
    readonly initial?: unknown
    readonly states?: unknown
    readonly output?: unknown
    readonly on?: unknown
  }

const nameMessages = (node: AnyStateNode): readonly string[] => [
  ...(typeof node.id === 'string' ? [] : ['The id of the state is not a string.']),
  ...(node.parent !== undefined && node.key === '' ? ['The name of the state is empty.'] : []),
  ...(node.parent !== undefined && node.key.includes('.') ? ['The name of the state has a dot in it.'] : []),
  // `__proto__` has a special meaning in JavaScript, so XState would lose such a state.
  ...(Object.hasOwn(Object(configOf(node).states), '__proto__') ? ['A state inside is called __proto__.'] : []),
]

/** The problems of the initial state, which XState checks only when the state is first entered. */
const initialMessages = (node: AnyStateNode): readonly string[] => {
  const { initial } = configOf(node)
  const inside = Object.keys(node.states).length
  if (inside === 0 && node.parent === undefined) return ['The chart has no states.']
  if (inside === 0) return initial === undefined ? [] : ['The state has an initial state, but no states inside.']
  if (node.type !== 'compound') return []
  const { target, actions }: { readonly target?: unknown; readonly actions?: unknown } =
    typeof initial === 'string' ? { target: initial } : Object(initial)
  return [
    ...(typeof target === 'string' && Object.hasOwn(node.states, target)
      ? []
      : [`The initial state ${inWords(target)} does not exist.`]),
    ...(actions === undefined || (Array.isArray(actions) && actions.length === 0)
      ? []
      : ['The initial transition has actions.']),
  ]
}

const kindMessages = (node: AnyStateNode): readonly string[] => [
  ...(typeof node.config === 'object' ? [] : ['The state is not an object.']),
  ...(KINDS.includes(node.type) ? [] : [`There is no kind of state called ${inWords(node.type)}.`]),
  ...((node.type === 'final' || node.type === 'atomic') && Object.keys(node.states).length > 0
    ? [`The ${node.type} state has states inside.`]
    : []),
  ...(node.type === 'parallel' ? ['The state is parallel.'] : []),
  ...(node.type === 'history' ? ['The state is a history state.'] : []),
  ...(node.invoke.length > 0 ? ['The state invokes an actor.'] : []),
  ...(node.after.length > 0 ? ['The state has delayed transitions.'] : []),
  // The output of the whole machine is allowed, since it affects no step.
  ...(configOf(node).output === undefined || node.parent === undefined ? [] : ['The state has an output.']),
]

const tagMessages = (node: AnyStateNode, { tags }: ChartNames): readonly string[] =>
  node.tags.filter((tag) => !tags.has(tag)).map((tag) => `The state has the unknown tag ${inWords(tag)}.`)

/** XState's name for the event that reports that a state is done. */
export const newsOf = ({ id }: AnyStateNode): string => `xstate.done.state.${String(id)}`

/** The problem of an `onDone` that XState would never take. */
const waitingMessages = (node: AnyStateNode): readonly string[] => {
  if (node.parent === undefined) return ['The chart waits to be done (onDone), but is over by then.']
  const isFinal = ({ type }: AnyStateNode): boolean => type === 'final'
  return (Object.values(node.states) as readonly AnyStateNode[]).some(isFinal)
    ? []
    : ['The state waits to be done (onDone), but has no final state inside.']
}

const eventMessages = (node: AnyStateNode, event: string): readonly string[] => {
  if (event.startsWith('xstate.after')) return []
  if (event === newsOf(node) && !Object.hasOwn(Object(configOf(node).on), event)) return waitingMessages(node)
  return EVENT.test(event) ? [] : [`The state takes ${JSON.stringify(event)}, which is not the name of one event.`]
}

const messagesOf = (node: AnyStateNode, known: Known): readonly string[] => [
  ...nameMessages(node),
  ...initialMessages(node),
  ...kindMessages(node),
  ...tagMessages(node, known),
  ...[...node.transitions.keys()].flatMap((event) => eventMessages(node, event)),
  ...actionMessages(node.entry, known),
  ...actionMessages(node.exit, known),
  ...[...node.transitions].flatMap(([event, definitions]) =>
    EVENT.test(event) || event === newsOf(node)
      ? definitions.flatMap((definition) =>
          transitionMessages(definition, event === newsOf(node) ? WHEN_DONE : `on ${event}`, known),
        )
      : [],
  ),
  ...(node.always ?? []).flatMap((definition) => transitionMessages(definition, BY_ITSELF, known)),
]

const nodesOf = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...(Object.values(node.states) as readonly AnyStateNode[]).flatMap(nodesOf),
]

/** Everything in a chart that keeps it from being compiled. */
export const subsetProblems = (machine: AnyStateMachine, names: ChartNames): readonly ChartProblem[] => {
  const nodes = nodesOf(machine.root)
  const known = { ...names, states: new Set<unknown>(nodes) }
  const isTwin = (node: AnyStateNode): boolean => nodes.some((other) => other !== node && other.id === node.id)
  return nodes.flatMap((node) =>
    [
      ...(isTwin(node) ? [`Another state has the id ${inWords(node.id)} as well.`] : []),
      ...messagesOf(node, known),
    ].map((message) => ({ path: nodePath(node), message })),
  )
}
