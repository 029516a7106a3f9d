/** A chart with its names replaced by what they mean and its targets by where they lead, so that a step looks nothing up. */
import type { Action } from '../../game/actions/action.ts'
import type { Holds, Meaning } from './meaning.ts'
import type { ChartTable, Leaf, Row } from './table.ts'

export interface LinkedRow {
  readonly row: Row
  /** The first clause of its guard, null where it has none, and the others: most guards have one clause. */
  readonly first: Holds | null
  readonly others: readonly Holds[]
  readonly actions: readonly Action[]
  readonly target: LinkedLeaf
}

export interface LinkedLeaf {
  readonly leaf: Leaf
  readonly on: ReadonlyMap<string, readonly LinkedRow[]>
  readonly always: readonly LinkedRow[]
  /** What follows when a state around it is done, by the path of that state. */
  readonly onDone: ReadonlyMap<string, readonly LinkedRow[]>
}

/** Links every leaf of a table. Rows lead to each other in circles, so the leaves are made first and filled in afterwards. */
export const link = (table: ChartTable, { clauses, actions }: Meaning): ReadonlyMap<string, LinkedLeaf> => {
  const leaves = new Map(
    [...table.leaves].map(([path, leaf]) => [
      path,
      {
        leaf,
        on: new Map<string, readonly LinkedRow[]>(),
        always: [] as LinkedRow[],
        onDone: new Map<string, readonly LinkedRow[]>(),
      },
    ]),
  )
  const linkRow = (row: Row): LinkedRow => {
    const target = leaves.get(row.target)
    if (target === undefined) throw new Error(`The chart has no state ${row.target}.`)
    const [first = null, ...others] = row.clauses.map((name) => clauses[name])
    return {
      row,
      first,
      others,
      actions: row.actions.map((name) => actions[name]),
      target,
    }
  }
  for (const linked of leaves.values()) {
    if (linked.leaf.final) continue
    for (const [event, rows] of linked.leaf.on) linked.on.set(event, rows.map(linkRow))
    linked.always.push(...linked.leaf.always.map(linkRow))
    for (const row of linked.leaf.onDone)
      linked.onDone.set(row.source, [...(linked.onDone.get(row.source) ?? []), linkRow(row)])
  }
  return leaves
}
