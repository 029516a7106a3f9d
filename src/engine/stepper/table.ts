/**
 * Converts the statechart to a table. For each leaf state, the table lists every possible transition with its clauses, its target leaf and
 * all actions, including the exit and entry actions of the states that are left and entered.
 */
import type { ActionName, ClauseName } from '../../../machines/vocabulary.ts'
import {
  ancestors,
  descent,
  isPlaceWithin,
  leavesIn,
  namesIn,
  rootOf,
  type StateInPlace,
  targetOf,
  transitionsIn,
  type WrittenState,
  type WrittenTransition,
  type WrittenTransitions,
} from './writtenChart.ts'

/** A transition, as taken from one particular leaf. */
export interface Row {
  readonly source: string
  /** Null for an automatic transition. */
  readonly event: string | null
  /** True for an `onDone` transition, which is taken only when its source is done. */
  readonly waits: boolean
  readonly clauses: readonly ClauseName[]
  /** All actions in order: exit actions (innermost state first), the actions of the transition, entry actions (outermost state first). */
  readonly actions: readonly ActionName[]
  /** The path of the leaf that the transition leads to. */
  readonly target: string
  /** The path of the state that is done after the transition, because one of its final states was entered; otherwise null. */
  readonly finishes: string | null
  /** The position of the transition among those of its source for the same event. */
  readonly index: number
  readonly description: string
}

/** The possible transitions of one leaf. In each list, the first row whose clauses all hold is taken. */
export interface Leaf {
  readonly path: string
  readonly final: boolean
  readonly description: string
  readonly on: ReadonlyMap<string, readonly Row[]>
  readonly always: readonly Row[]
  /** The rows that may follow when an ancestor of the leaf is done. The `source` of a row is this ancestor. */
  readonly onDone: readonly Row[]
}

/** A chart as a table: what can happen in each leaf state, and where the chart begins. */
export interface ChartTable {
  readonly leaves: ReadonlyMap<string, Leaf>
  /** The leaf in which the chart begins, and the entry actions of all states that are entered. */
  readonly start: Pick<Row, 'actions' | 'finishes'> & { readonly leaf: string }
}

const entered = (places: readonly StateInPlace[]): readonly ActionName[] =>
  places.flatMap(({ state }) => namesIn(state.entry))

const left = (places: readonly StateInPlace[]): readonly ActionName[] =>
  places.flatMap(({ state }) => namesIn(state.exit))

/** True for a final state directly under the root: the chart is done, and every state is left. */
const isDone = ({ state, parent }: StateInPlace): boolean => state.type === 'final' && parent?.parent === null

const leftWhenDone = (leaf: StateInPlace): readonly ActionName[] => (isDone(leaf) ? left(ancestors(leaf)) : [])

/** The innermost state that a transition does not leave: the source if the target is inside it, else the nearest common ancestor. */
const domainOf = (source: StateInPlace, target: StateInPlace): StateInPlace =>
  isPlaceWithin(target, source)
    ? source
    : (ancestors(target)
        .slice(1)
        .find((one) => isPlaceWithin(source, one)) as StateInPlace)

/**
 * The path of the state that is done once the states `inwards` have been entered; null if there is none or the whole chart is done.
 * `inwards` begins with the outermost state.
 */
const finishedBy = (inwards: readonly StateInPlace[]): string | null => {
  const leaf = inwards.at(-1)
  return leaf?.state.type === 'final' && !isDone(leaf) ? (leaf.parent?.path ?? null) : null
}

/** The trigger of a transition: an event, the completion of its source (`waits`), or nothing. */
type Taken = Pick<Row, 'event' | 'waits'>

const rowOf = (
  leaf: StateInPlace,
  source: StateInPlace,
  taken: Taken,
  written: WrittenTransition,
  index: number,
): Row => {
  const own = namesIn(written.actions)
  const common = {
    source: source.path,
    ...taken,
    clauses: written.guard?.params.of ?? [],
    index,
    description: written.description ?? '',
  }
  const target = targetOf(written, source)
  if (target === null) return { ...common, actions: own, target: leaf.path, finishes: null }
  const domain = domainOf(source, target)
  const isInDomain = (one: StateInPlace): boolean => one !== domain && isPlaceWithin(one, domain)
  const way = descent(target)
  const reached = way.at(-1) as StateInPlace
  const inwards = [...ancestors(target).slice(1).toReversed(), ...way].filter(isInDomain)
  return {
    ...common,
    actions: [...left(ancestors(leaf).filter(isInDomain)), ...own, ...entered(inwards), ...leftWhenDone(reached)],
    target: reached.path,
    finishes: finishedBy(inwards),
  }
}

const leafOf = (leaf: StateInPlace): Leaf => {
  const on = new Map<string, readonly Row[]>()
  const always: Row[] = []
  const onDone: Row[] = []
  for (const source of ancestors(leaf)) {
    const rowsOf = (written: WrittenTransitions, event: string | null = null, waits = false): readonly Row[] =>
      transitionsIn(written).map((one, index) => rowOf(leaf, source, { event, waits }, one, index))
    for (const [event, written] of Object.entries(source.state.on ?? {}))
      on.set(event, [...(on.get(event) ?? []), ...rowsOf(written, event)])
    always.push(...rowsOf(source.state.always ?? []))
    onDone.push(...rowsOf(source.state.onDone ?? [], null, true))
  }
  return { path: leaf.path, final: isDone(leaf), description: leaf.state.description ?? '', on, always, onDone }
}

/** The table of a chart. The chart must use only the features of XState that `compile` accepts. */
export const chartTableOf = (chart: WrittenState): ChartTable => {
  const root = rootOf(chart)
  const begun = descent(root)
  const first = begun.at(-1) as StateInPlace
  return {
    leaves: new Map(leavesIn(root).map((leaf) => [leaf.path, leafOf(leaf)])),
    start: { leaf: first.path, actions: [...entered(begun), ...leftWhenDone(first)], finishes: finishedBy(begun) },
  }
}
