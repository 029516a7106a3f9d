/**
 * Which statecharts can be made into a table: compound, atomic and final states; `on`, `always`, `entry`, `exit`; guards that
 * list named clauses; named actions. Anything else is refused with the state's path and the reason.
 */
import type { AnyStateMachine, AnyStateNode } from 'xstate'

/** Why a chart cannot be compiled: the path of the state (empty for the root) and one sentence. */
export interface ChartProblem {
  readonly path: string
  readonly message: string
}

/** The names that a chart may use. */
export interface Names {
  readonly clauses: ReadonlySet<string>
  /** Those of the clauses that ask about the game alone; automatic transitions may list no others. */
  readonly steering: ReadonlySet<string>
  readonly actions: ReadonlySet<string>
}

type Definition = AnyStateNode['always'] extends infer List
  ? List extends readonly (infer Item)[]
    ? Item
    : never
  : never

const EVENT = /^[A-Z][A-Z0-9_]*$/

const guardMessages = (guard: unknown, { clauses }: Names): readonly string[] => {
  if (guard === undefined) return []
  if (typeof guard === 'function') return ['has a guard that is a function; a guard must list named clauses.']
  const { type, params } = (typeof guard === 'string' ? { type: guard } : guard) as {
    readonly type?: unknown
    readonly params?: unknown
  }
  const of = (params as { readonly of?: unknown } | undefined)?.of
  if (type !== 'every' || !Array.isArray(of))
    return [`has the guard ${String(type)}, which does not list named clauses.`]
  return of
    .filter((name) => !clauses.has(name as string))
    .map((name) => `has a guard with the unknown clause ${String(name)}.`)
}

const actionMessages = (actions: readonly unknown[], { actions: known }: Names): readonly string[] =>
  actions.flatMap((action) => {
    if (typeof action === 'function') return ['has an action that is a function; actions must be named.']
    const { type, params } = (typeof action === 'string' ? { type: action } : action) as {
      readonly type?: unknown
      readonly params?: unknown
    }
    if (typeof type !== 'string' || !known.has(type)) return [`has the unknown action ${String(type)}.`]
    return params === undefined ? [] : [`gives parameters to the action ${type}.`]
  })

/** A transition by itself must lead somewhere, and for a reason that does not depend on who asks. */
const automaticMessages = ({ target, guard }: Definition, { clauses, steering }: Names): readonly string[] => [
  ...(target === undefined ? ['leads nowhere.'] : []),
  ...clausesOf(guard)
    .filter((name) => clauses.has(name) && !steering.has(name))
    .map((name) => `has a guard with the clause ${name}, which asks about an event.`),
]

const clausesOf = (guard: unknown): readonly string[] => {
  const of = (guard as { readonly params?: { readonly of?: unknown } } | undefined)?.params?.of
  return Array.isArray(of) ? of : []
}

const transitionMessages = (definition: Definition, event: string | null, names: Names): readonly string[] => {
  const targets = definition.target ?? []
  const where = event === null ? 'by itself' : `on ${event}`
  const messages = [
    ...(targets.length > 1 ? ['leads to several states at once.'] : []),
    ...(definition.reenter ? ['enters its own state anew.'] : []),
    ...(targets.some(({ parent }) => parent === undefined) ? ['leads to the whole chart.'] : []),
    ...(event === null ? automaticMessages(definition, names) : []),
    ...guardMessages(definition.guard, names),
    ...actionMessages(definition.actions, names),
  ]
  return messages.map((message) => `The transition ${where} ${message}`)
}

const KINDS: readonly string[] = ['compound', 'atomic', 'final', 'parallel', 'history']

const shapeMessages = (node: AnyStateNode): readonly string[] => {
  const inside = Object.keys(node.states).length
  return [
    ...(KINDS.includes(node.type) ? [] : [`There is no kind of state called ${String(node.type)}.`]),
    ...(node.type === 'final' && inside > 0 ? ['The final state has states inside.'] : []),
    ...(node.parent === undefined && inside === 0 ? ['The chart has no states.'] : []),
    ...(node.parent !== undefined && node.key.includes('.') ? ['The name of the state has a dot in it.'] : []),
  ]
}

const kindMessages = (node: AnyStateNode): readonly string[] => [
  ...shapeMessages(node),
  ...(node.type === 'parallel' ? ['The state is parallel.'] : []),
  ...(node.type === 'history' ? ['The state is a history state.'] : []),
  ...(node.invoke.length > 0 ? ['The state invokes an actor.'] : []),
  ...(node.after.length > 0 ? ['The state has delayed transitions.'] : []),
  ...(node.type === 'compound' && node.initial.actions.length > 0 ? ['The initial transition has actions.'] : []),
]

const eventMessages = (event: string): readonly string[] => {
  if (event.startsWith('xstate.after')) return []
  if (event.startsWith('xstate.done'))
    return ['The state waits for another to be done (onDone); use a named clause instead.']
  return EVENT.test(event) ? [] : [`The state takes ${JSON.stringify(event)}, which is not the name of one event.`]
}

const messagesOf = (node: AnyStateNode, names: Names): readonly string[] => [
  ...kindMessages(node),
  ...[...node.transitions.keys()].flatMap(eventMessages),
  ...actionMessages(node.entry, names),
  ...actionMessages(node.exit, names),
  ...[...node.transitions].flatMap(([event, definitions]) =>
    EVENT.test(event) ? definitions.flatMap((definition) => transitionMessages(definition, event, names)) : [],
  ),
  ...(node.always ?? []).flatMap((definition) => transitionMessages(definition, null, names)),
]

const nodesOf = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...(Object.values(node.states) as readonly AnyStateNode[]).flatMap(nodesOf),
]

/** Everything in a chart that keeps it from being compiled. */
export const subsetProblems = (machine: AnyStateMachine, names: Names): readonly ChartProblem[] => {
  const nodes = nodesOf(machine.root)
  const isTwin = (node: AnyStateNode): boolean => nodes.some((other) => other !== node && other.id === node.id)
  return nodes.flatMap((node) =>
    [...(isTwin(node) ? [`Another state has the id ${node.id} as well.`] : []), ...messagesOf(node, names)].map(
      (message) => ({ path: node.path.join('.'), message }),
    ),
  )
}
