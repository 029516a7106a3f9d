/**
 * Links a chart: replaces the names of clauses and actions by their functions, and the paths of targets by the target states. Steps are
 * faster because they need no lookups by name.
 */
import type { Action } from '../../game/actions/action.ts'
import type { Holds, Meaning } from './meaning.ts'
import type { ChartTable, Leaf, Row } from './table.ts'

export interface LinkedRow {
  readonly row: Row
  /** The first clause of the guard, or null if there is no guard. It is separate from `others` because most guards have one clause. */
  readonly first: Holds | null
  readonly others: readonly Holds[]
  readonly actions: readonly Action[]
  readonly target: LinkedLeaf
  /** The state that is done once the transition is taken. This is a copy of `row.finishes`, which is slower to read. */
  readonly finishes: string | null
  /** True if the row is taken because a state is done, directly or after rows that only lead to another state. */
  readonly onNews: boolean
}

export interface LinkedLeaf {
  readonly leaf: Leaf
  readonly on: ReadonlyMap<string, readonly LinkedRow[]>
  readonly always: readonly LinkedRow[]
  /** The rows to try when an ancestor of this leaf is done, by the path of the ancestor. */
  readonly onDone: ReadonlyMap<string, readonly LinkedRow[]>
  /**
   * The rows of `always`, prepared by `fuse`: each row without guard and actions is preceded or replaced by the rows that follow in its
   * target.
   */
  readonly fused: readonly LinkedRow[]
}

const NO_ROWS: readonly LinkedRow[] = []

/** The rows to try in the target of a row without guard and actions. */
const nextAfter = ({ target, finishes }: LinkedRow): readonly LinkedRow[] => {
  if (finishes === null) return target.always
  return target.always.length === 0 ? (target.onDone.get(finishes) ?? NO_ROWS) : NO_ROWS
}

/**
 * Replaces each row without guard and actions by the rows that follow in its target. The row itself is kept after these rows, in case none
 * of them can be taken, unless the last of them has no guard. In a cycle, a row is not replaced a second time.
 */
const fuse = (rows: readonly LinkedRow[], led: readonly LinkedRow[] = []): readonly LinkedRow[] =>
  rows.flatMap((row) => {
    if (row.first !== null || row.actions.length > 0 || led.includes(row)) return [row]
    const after = fuse(nextAfter(row), [...led, row])
    const next = row.onNews ? after.map((one) => ({ ...one, onNews: true })) : after
    return next.at(-1)?.first === null ? next : [...next, row]
  })

/** Links every leaf of a table. Rows can form cycles, so all leaves are created first and filled in afterwards. */
export const link = (table: ChartTable, { clauses, actions }: Meaning): ReadonlyMap<string, LinkedLeaf> => {
  const leaves = new Map(
    [...table.leaves].map(([path, leaf]) => [
      path,
      {
        leaf,
        on: new Map<string, readonly LinkedRow[]>(),
        always: [] as LinkedRow[],
        onDone: new Map<string, readonly LinkedRow[]>(),
        fused: [] as LinkedRow[],
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
      finishes: row.finishes,
      onNews: row.waits,
    }
  }
  for (const linked of leaves.values()) {
    if (linked.leaf.final) continue
    for (const [event, rows] of linked.leaf.on) linked.on.set(event, rows.map(linkRow))
    linked.always.push(...linked.leaf.always.map(linkRow))
    for (const row of linked.leaf.onDone)
      linked.onDone.set(row.source, [...(linked.onDone.get(row.source) ?? []), linkRow(row)])
  }
  for (const linked of leaves.values()) linked.fused.push(...fuse(linked.always))
  return leaves
}
