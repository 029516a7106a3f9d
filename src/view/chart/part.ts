/**
 * Reduces a chart to one state and the states inside it. Each target outside is represented by a signpost, a box that contains only the
 * path of the target.
 */
import type { ChartGraph, ChartState } from './graph.ts'
import { isWithin } from './overview.ts'

/** The signpost for a state outside the part. Its name is the whole path of the state; rules, actions and inner states are left out. */
const signpost = (state: ChartState): ChartState => ({
  ...state,
  key: state.path,
  parent: null,
  kind: state.kind === 'final' ? 'final' : 'atomic',
  initial: null,
  cite: [],
  entry: [],
  exit: [],
})

/** The chart of the state `path` and the states inside it, with a signpost for each target outside, except the states around it. */
export const part = (graph: ChartGraph, path: string): ChartGraph => {
  const inside = graph.states.filter((state) => isWithin(state.path, path))
  const transitions = graph.transitions.filter(({ source }) => isWithin(source, path))
  const isElsewhere = ({ path: other }: ChartState): boolean =>
    !isWithin(other, path) && !isWithin(path, other) && transitions.some(({ target }) => target === other)
  const root = inside.map((state) => (state.path === path ? { ...state, parent: null } : state))
  return { id: graph.id, states: [...root, ...graph.states.filter(isElsewhere).map(signpost)], transitions }
}
