/**
 * Turns the source of a chart in `machines/` into plain data, equal to those that `chartGraph` makes from the XState machine. A page that
 * draws the chart therefore need not load XState.
 */
import {
  firstOf,
  idOf,
  namesIn,
  rootOf,
  type StateInPlace,
  targetOf,
  transitionsIn,
  type WrittenState,
  type WrittenTransitions,
} from '../../engine/stepper/writtenChart.ts'
import {
  type ChartGraph,
  type ChartState,
  type ChartTransition,
  idOfTransition,
  type StateKind,
} from '../chart/graph.ts'

const kindOf = ({ state, inside }: StateInPlace): StateKind =>
  state.type === 'final' ? 'final' : inside.size > 0 ? 'compound' : 'atomic'

const stateAt = (place: StateInPlace, order: number): ChartState => {
  const { state, path, parent } = place
  return {
    path,
    key: parent === null ? (idOf(place) ?? '') : path.slice(path.lastIndexOf('.') + 1),
    parent: parent?.path ?? null,
    kind: kindOf(place),
    initial: firstOf(place)?.path ?? null,
    description: state.description ?? '',
    cite: state.meta?.cite ?? [],
    tags: [state.tags ?? []].flat(),
    entry: namesIn(state.entry),
    exit: namesIn(state.exit),
    order,
  }
}

const transitionsFrom = (
  source: StateInPlace,
  written: WrittenTransitions,
  event: string | null = null,
  waits = false,
): readonly ChartTransition[] =>
  transitionsIn(written).map((one, index) => ({
    id: idOfTransition({ source: source.path, event, waits, index }),
    source: source.path,
    event,
    waits,
    target: targetOf(one, source)?.path ?? null,
    index,
    clauses: one.guard?.params.of ?? [],
    actions: namesIn(one.actions),
    description: one.description ?? '',
    cite: one.meta?.cite ?? [],
  }))

/** The transitions of a state. Automatic ones come first, as they do when the chart runs. */
const transitionsOf = (source: StateInPlace): readonly ChartTransition[] => [
  ...transitionsFrom(source, source.state.always ?? []),
  ...transitionsFrom(source, source.state.onDone ?? [], null, true),
  ...Object.entries(source.state.on ?? {}).flatMap(([event, written]) => transitionsFrom(source, written, event)),
]

const walk = (place: StateInPlace): readonly StateInPlace[] => [place, ...[...place.inside.values()].flatMap(walk)]

/** The chart as plain data, equal to what `chartGraph` returns for its machine. */
export const writtenGraph = (chart: WrittenState): ChartGraph => {
  const root = rootOf(chart)
  const places = walk(root)
  return { id: idOf(root) ?? '', states: places.map(stateAt), transitions: places.flatMap(transitionsOf) }
}
