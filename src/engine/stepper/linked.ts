/**
 * A chart with its names replaced by their functions and its targets by the states they lead to, so that a step looks
 * nothing up.
 */
import type { Action } from '../../game/actions/action.ts'
import type { Holds, Meaning } from './meaning.ts'
import type { ChartTable, Leaf, Row } from './table.ts'

export interface LinkedRow {
  readonly row: Row
  /** The first clause of its guard (null if it has none), and the others: most guards have one clause. */
  readonly first: Holds | null
  readonly others: readonly Holds[]
  readonly actions: readonly Action[]
  readonly target: LinkedLeaf
  /** The state that is done once the transition is taken. A copy of `row.finishes`: reading the original is slower. */
  readonly finishes: string | null
  /** True if a completed state leads to this row, directly or after rows that only lead elsewhere. */
  readonly onNews: boolean
}

export interface LinkedLeaf {
  readonly leaf: Leaf
  readonly on: ReadonlyMap<string, readonly LinkedRow[]>
  readonly always: readonly LinkedRow[]
  /** The rows to try when a state around this leaf is done, by the path of that state. */
  readonly onDone: ReadonlyMap<string, readonly LinkedRow[]>
  /** The same as `always`, except that each row that only leads elsewhere is replaced by the rows that follow there. */
  readonly fused: readonly LinkedRow[]
}

const NO_ROWS: readonly LinkedRow[] = []

/** The rows to try next after a row that only leads elsewhere. */
const nextAfter = ({ target, finishes }: LinkedRow): readonly LinkedRow[] => {
  if (finishes === null) return target.always
  return target.always.length === 0 ? (target.onDone.get(finishes) ?? NO_ROWS) : NO_ROWS
}

/**
 * Replaces each row that only leads elsewhere by the rows that follow there. The row itself stays behind them if none
 * of them may be taken, or if the chart goes round in a circle.
 */
const fuse = (rows: readonly LinkedRow[], led: readonly LinkedRow[] = []): readonly LinkedRow[] =>
  rows.flatMap((row) => {
    if (row.first !== null || row.actions.length > 0 || led.includes(row)) return [row]
    const after = fuse(nextAfter(row), [...led, row])
    const next = row.onNews ? after.map((one) => ({ ...one, onNews: true })) : after
    return next.at(-1)?.first === null ? next : [...next, row]
  })

/** Links every leaf of a table. Rows can lead in circles, so all leaves are created first and filled in afterwards. */
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
