/**
 * The statechart as a table: every state with what it does on entry and exit and every transition with its clauses,
 * actions, and the states it leaves and enters. Read once from the machine that the actor runs.
 */
import * as E from 'fp-ts/lib/Either.js'
import * as RA from 'fp-ts/lib/ReadonlyArray.js'
import type * as RNEA from 'fp-ts/lib/ReadonlyNonEmptyArray.js'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import type { ActionName, ClauseName } from '../../machines/vocabulary.ts'
import { idleRows } from './idleRows.ts'
import type { StatePath } from './snapshot.ts'
import { type ChartProblem, type Names, pathOf, subsetProblems } from './subset.ts'

/** A transition as it is taken from one particular leaf. */
export interface Row {
  readonly source: StatePath
  readonly event: string | null
  readonly clauses: readonly ClauseName[]
  /** Exit actions innermost first, the transition's own, entry actions outermost first. */
  readonly actions: readonly ActionName[]
  /** The leaf it leads to. */
  readonly target: StatePath
  /** Its position among the transitions of its source for this event. */
  readonly index: number
  readonly description: string
}

/** What can happen in one leaf: by event type, and by itself; the first row whose clauses hold is taken. */
export interface Leaf {
  readonly path: StatePath
  readonly final: boolean
  readonly description: string
  readonly on: ReadonlyMap<string, readonly Row[]>
  readonly always: readonly Row[]
}

export interface ChartTable {
  readonly leaves: ReadonlyMap<StatePath, Leaf>
  /** The leaf the chart begins in and the entry actions on the way. */
  readonly start: { readonly leaf: StatePath; readonly actions: readonly ActionName[] }
}

const namesOf = (actions: readonly unknown[]): readonly ActionName[] =>
  actions.map(
    (action) => (typeof action === 'string' ? action : (action as { readonly type: string }).type) as ActionName,
  )

const ancestors = (node: AnyStateNode): readonly AnyStateNode[] => {
  const chain: AnyStateNode[] = [node]
  for (let up = node.parent; up !== undefined; up = up.parent) chain.push(up)
  return chain
}

const isWithin = (node: AnyStateNode, ancestor: AnyStateNode): boolean => ancestors(node).includes(ancestor)

/** From a state down to the leaf that its initial states lead to, itself included. */
const descent = (node: AnyStateNode): readonly AnyStateNode[] => {
  const initial = node.type === 'compound' ? node.initial.target[0] : undefined
  return initial === undefined ? [node] : [node, ...descent(initial)]
}

/** A final state directly under the root: the chart is done, and every state is left. */
const isDone = (leaf: AnyStateNode): boolean => leaf.type === 'final' && leaf.parent === leaf.machine.root

const actionsWhenDone = (leaf: AnyStateNode): readonly ActionName[] =>
  isDone(leaf) ? ancestors(leaf).flatMap((one) => namesOf(one.exit)) : []

type Definition = AnyStateNode['always'] extends infer List
  ? List extends readonly (infer Item)[]
    ? Item
    : never
  : never

const clausesOf = (guard: unknown): readonly ClauseName[] =>
  guard === undefined ? [] : (guard as { readonly params: { readonly of: readonly ClauseName[] } }).params.of

/** The state within which a transition moves: its source for targets inside it, else the nearest state around both. */
const domainOf = (source: AnyStateNode, target: AnyStateNode): AnyStateNode => {
  if (isWithin(target, source)) return source
  return ancestors(target)
    .slice(1)
    .find((one) => isWithin(source, one)) as AnyStateNode
}

const row = (
  leaf: AnyStateNode,
  source: AnyStateNode,
  event: string | null,
  definition: Definition,
  index: number,
): Row => {
  const target = definition.target?.[0]
  const own = namesOf(definition.actions)
  const common = {
    source: pathOf(source),
    event,
    clauses: clausesOf(definition.guard),
    index,
    description: (definition as { readonly description?: string }).description ?? '',
  }
  if (target === undefined) return { ...common, actions: own, target: pathOf(leaf) }
  const domain = domainOf(source, target)
  const left = ancestors(leaf).filter((one) => one !== domain && isWithin(one, domain))
  const between = ancestors(target).filter((one) => one !== domain && one !== target && isWithin(one, domain))
  const entered = [...between.toReversed(), ...descent(target)].filter((one) => one !== domain)
  const reached = descent(target).at(-1) as AnyStateNode
  return {
    ...common,
    actions: [
      ...left.flatMap((one) => namesOf(one.exit)),
      ...own,
      ...entered.flatMap((one) => namesOf(one.entry)),
      ...actionsWhenDone(reached),
    ],
    target: pathOf(reached),
  }
}

const leafOf = (leaf: AnyStateNode): Leaf => {
  const on = new Map<string, Row[]>()
  const always: Row[] = []
  for (const source of ancestors(leaf)) {
    for (const [event, definitions] of source.transitions) {
      const rows = definitions.map((definition, index) => row(leaf, source, event, definition, index))
      on.set(event, [...(on.get(event) ?? []), ...rows])
    }
    always.push(...(source.always ?? []).map((definition, index) => row(leaf, source, null, definition, index)))
  }
  return { path: pathOf(leaf), final: isDone(leaf), description: leaf.description ?? '', on, always }
}

const leavesOf = (node: AnyStateNode): readonly AnyStateNode[] => {
  const children = Object.values(node.states) as readonly AnyStateNode[]
  return children.length === 0 ? [node] : children.flatMap(leavesOf)
}

/** The table of a machine that keeps to the subset. */
const tableOf = ({ root }: AnyStateMachine): ChartTable => {
  const begun = descent(root)
  const first = begun.at(-1) as AnyStateNode
  return {
    leaves: new Map(leavesOf(root).map((leaf) => [pathOf(leaf), leafOf(leaf)])),
    start: { leaf: pathOf(first), actions: [...begun.flatMap((one) => namesOf(one.entry)), ...actionsWhenDone(first)] },
  }
}

/** Compiles a machine: its table, or everything in it that is outside the subset, each with the state's path and the reason. */
export const compile = (
  machine: AnyStateMachine,
  names: Names,
): E.Either<RNEA.ReadonlyNonEmptyArray<ChartProblem>, ChartTable> => {
  const problems = subsetProblems(machine, names)
  if (RA.isNonEmpty(problems)) return E.left(problems)
  const table = tableOf(machine)
  const idle = idleRows(table)
  return RA.isNonEmpty(idle) ? E.left(idle) : E.right(table)
}
