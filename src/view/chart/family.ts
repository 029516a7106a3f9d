/** Finds the states of a chart by their paths, and the states around a state by following the property `parent`. */
import type { ChartGraph, ChartState } from './graph.ts'

const byPath = new WeakMap<ChartGraph, ReadonlyMap<string, ChartState>>()

/** The states of a chart by their paths; built once for each chart. */
export const statesOf = (graph: ChartGraph): ReadonlyMap<string, ChartState> => {
  const known = byPath.get(graph)
  if (known !== undefined) return known
  const states = new Map(graph.states.map((state) => [state.path, state]))
  byPath.set(graph, states)
  return states
}

/** The state `path` and the states around it, innermost first; empty if the state does not exist. */
export const lineOf = (graph: ChartGraph, path: string): readonly ChartState[] => {
  const line: ChartState[] = []
  let state = statesOf(graph).get(path)
  // A chart from another source may have a cycle of parents.
  while (state !== undefined && !line.includes(state)) {
    line.push(state)
    state = state.parent === null ? undefined : statesOf(graph).get(state.parent)
  }
  return line
}

/** The keys of the states on the way from the root (not included) to the state `path`. */
export const keysTo = (graph: ChartGraph, path: string): readonly string[] =>
  lineOf(graph, path)
    .slice(0, -1)
    .map(({ key }) => key)
    .reverse()

/** True if the state `path` is the state `outer` or lies inside it. */
export const isSelfOrInside = (graph: ChartGraph, path: string, outer: string): boolean =>
  lineOf(graph, path).some((state) => state.path === outer)
