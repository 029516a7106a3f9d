/**
 * Closes some states of a chart: each is drawn as one box without the states inside it. Arrows from or to those inner states start or end
 * at the box.
 */
import { lineOf } from './family.ts'
import type { ChartGraph, ChartState, ChartTransition } from './graph.ts'
import { liftTransitions, shut } from './lift.ts'

const ends = new WeakMap<ChartGraph, ReadonlyMap<string, string>>()

/**
 * Maps each final state to the state around it; only final states whose outer state has an `onDone` transition are included. Memoized for
 * each chart.
 */
const endsIn = (graph: ChartGraph): ReadonlyMap<string, string> => {
  const known = ends.get(graph)
  if (known !== undefined) return known
  const waiting = new Set(graph.transitions.flatMap(({ waits, source }) => (waits ? [source] : [])))
  const found = new Map(
    graph.states.flatMap(({ path, kind, parent }) =>
      kind === 'final' && parent !== null && waiting.has(parent) ? [[path, parent] as const] : [],
    ),
  )
  ends.set(graph, found)
  return found
}

/**
 * The path of the state whose box represents a given state: the outermost closed state around the given one, otherwise the given state
 * itself. A final state is not drawn if the state around it has an `onDone` transition: the box of that outer state then represents it.
 */
export const standsFor = (graph: ChartGraph, path: string, closed: ReadonlySet<string>): string =>
  lineOf(graph, path).findLast((state) => closed.has(state.path) && state.path !== path)?.path ??
  endsIn(graph).get(path) ??
  path

/**
 * A copy of the chart in which these states are closed. Transitions inside a closed state are left out. A transition that crosses the
 * border of a closed state starts or ends at that state, and keeps its id.
 */
export const collapse = (graph: ChartGraph, closed: ReadonlySet<string>): ChartGraph => {
  const lift = (path: string): string => standsFor(graph, path, closed)
  const shown = graph.states.filter(({ path }) => lift(path) === path)
  const isOwn = ({ source }: ChartTransition): boolean => lift(source) === source
  const transitions = liftTransitions(graph.transitions, lift).filter(
    (transition, at) => transition.target !== null || isOwn(graph.transitions[at] ?? transition),
  )
  return { id: graph.id, states: shown.map((state) => (closed.has(state.path) ? shut(state) : state)), transitions }
}

/**
 * The paths of the states that represent one step of the rulebook and whose inner states only show how the step is carried out. Such a
 * state is recognized by its shape: all states inside it are leaves, its initial state has only automatic transitions, and each transition
 * of another inner state stays in that state or leads back to the initial state.
 */
export const stepsOnly = (graph: ChartGraph): ReadonlySet<string> => {
  const isAStep = ({ path, initial }: ChartState): boolean => {
    const inside = graph.states.filter(({ parent }) => parent === path)
    const leaving = graph.transitions.filter(({ source }) => inside.some((child) => child.path === source))
    return (
      initial !== null &&
      inside.length > 1 &&
      inside.every(({ kind }) => kind === 'atomic' || kind === 'final') &&
      leaving.every(({ source, event, target }) =>
        source === initial ? event === null : target === null || target === initial,
      )
    )
  }
  return new Set(graph.states.filter(isAStep).map(({ path }) => path))
}
