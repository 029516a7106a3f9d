/** Tells how the states of a chart are inside each other, by their parents and never by the letters of a path. */
import type { ChartGraph, ChartState } from './graph.ts'

const byPath = new WeakMap<ChartGraph, ReadonlyMap<string, ChartState>>()

/** The states of a chart by their paths; made once for each chart. */
export const statesOf = (graph: ChartGraph): ReadonlyMap<string, ChartState> => {
  const known = byPath.get(graph)
  if (known !== undefined) return known
  const states = new Map(graph.states.map((state) => [state.path, state]))
  byPath.set(graph, states)
  return states
}

/** The state and the states around it, innermost first; none where there is no such state. */
export const lineOf = (graph: ChartGraph, path: string): readonly ChartState[] => {
  const line: ChartState[] = []
  let state = statesOf(graph).get(path)
  // A chart from elsewhere may go round in a circle.
  while (state !== undefined && !line.includes(state)) {
    line.push(state)
    state = state.parent === null ? undefined : statesOf(graph).get(state.parent)
  }
  return line
}

/** The keys from the root, itself not counted, to that state. */
export const keysTo = (graph: ChartGraph, path: string): readonly string[] =>
  lineOf(graph, path)
    .slice(0, -1)
    .map(({ key }) => key)
    .reverse()

/** Whether the state is that other one, or somewhere inside it. */
export const isSelfOrInside = (graph: ChartGraph, path: string, outer: string): boolean =>
  lineOf(graph, path).some((state) => state.path === outer)
