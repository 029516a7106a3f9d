/** The table of a machine, read from XState's own view of the chart: a second opinion on the notation of charts. */

import { newsOf, nodePath } from 'ptcg-turn-test-kit/subset/subset'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import type { ActionName, ClauseName } from '../../machines/vocabulary.ts'
import type { ChartTable, Leaf, Row } from '../../src/engine/stepper/table.ts'

type Nodes = readonly AnyStateNode[]
type Definition = AnyStateNode['always'] extends infer List
  ? List extends readonly (infer Item)[]
    ? Item
    : never
  : never

const namesOf = (actions: readonly unknown[]): readonly ActionName[] =>
  actions.map(
    (action) => (typeof action === 'string' ? action : (action as { readonly type: string }).type) as ActionName,
  )

const ancestors = (node: AnyStateNode): Nodes =>
  node.parent === undefined ? [node] : [node, ...ancestors(node.parent)]

const isWithin = (node: AnyStateNode, ancestor: AnyStateNode): boolean => ancestors(node).includes(ancestor)

const descent = (node: AnyStateNode): Nodes => {
  const initial = node.type === 'compound' ? node.initial.target[0] : undefined
  return initial === undefined ? [node] : [node, ...descent(initial)]
}

const isDone = (leaf: AnyStateNode): boolean => leaf.type === 'final' && leaf.parent === leaf.machine.root

const finishedBy = (leaf: AnyStateNode): string | null =>
  leaf.type === 'final' && leaf.parent !== undefined && !isDone(leaf) ? nodePath(leaf.parent) : null

const actionsWhenDone = (leaf: AnyStateNode): readonly ActionName[] =>
  isDone(leaf) ? ancestors(leaf).flatMap((one) => namesOf(one.exit)) : []

const clausesOf = (guard: unknown): readonly ClauseName[] =>
  guard === undefined ? [] : (guard as { readonly params: { readonly of: readonly ClauseName[] } }).params.of

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
  const waits = event === newsOf(source)
  const target = definition.target?.[0]
  const own = namesOf(definition.actions)
  const common = {
    source: nodePath(source),
    event: waits ? null : event,
    waits,
    clauses: clausesOf(definition.guard),
    index,
    description: (definition as { readonly description?: string }).description ?? '',
  }
  if (target === undefined) return { ...common, actions: own, target: nodePath(leaf), finishes: null }
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
    target: nodePath(reached),
    finishes: entered.length === 0 ? null : finishedBy(reached),
  }
}

const leafOf = (leaf: AnyStateNode): Leaf => {
  const on = new Map<string, Row[]>()
  const always: Row[] = []
  const onDone: Row[] = []
  for (const source of ancestors(leaf)) {
    for (const [event, definitions] of source.transitions) {
      const rows = definitions.map((definition, index) => row(leaf, source, event, definition, index))
      if (event === newsOf(source)) onDone.push(...rows)
      else on.set(event, [...(on.get(event) ?? []), ...rows])
    }
    always.push(...(source.always ?? []).map((definition, index) => row(leaf, source, null, definition, index)))
  }
  return { path: nodePath(leaf), final: isDone(leaf), description: leaf.description ?? '', on, always, onDone }
}

const leavesOf = (node: AnyStateNode): Nodes => {
  const children = Object.values(node.states) as Nodes
  return children.length === 0 ? [node] : children.flatMap(leavesOf)
}

/** The table of a machine that keeps to the subset. */
export const tableOfMachine = ({ root }: AnyStateMachine): ChartTable => {
  const begun = descent(root)
  const first = begun.at(-1) as AnyStateNode
  return {
    leaves: new Map(leavesOf(root).map((leaf) => [nodePath(leaf), leafOf(leaf)])),
    start: {
      leaf: nodePath(first),
      actions: [...begun.flatMap((one) => namesOf(one.entry)), ...actionsWhenDone(first)],
      finishes: finishedBy(first),
    },
  }
}
