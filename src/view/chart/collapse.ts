/**
 * Closes some states of a chart: each becomes one box, and arrows into or out of its insides start or end at that box.
 */
import { lineOf } from './family.ts'
import type { ChartGraph, ChartState, ChartTransition } from './graph.ts'
import { liftTransitions, shut } from './lift.ts'

const ends = new WeakMap<ChartGraph, ReadonlyMap<string, string>>()

/** Maps each final state to the state around it, if that state then continues by its `onDone`. Memoized for each chart. */
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
 * The path of the box that represents a state: the outermost closed state around it, otherwise the state itself. A final state is not
 * drawn if `onDone` follows it: the state around it represents it, and a transition to it is written in the box of its source.
 */
export const standsFor = (graph: ChartGraph, path: string, closed: ReadonlySet<string>): string =>
  lineOf(graph, path).findLast((state) => closed.has(state.path) && state.path !== path)?.path ??
  endsIn(graph).get(path) ??
  path

/**
 * The same chart with these states closed. Transitions inside a closed state are left out; those that cross its border
 * start or end at it, with their ids unchanged.
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
 * The paths of the states that stand for one step of the rulebook and contain only a small chart of how it is carried out. They are
 * recognized by their shape: all states inside are leaves, the initial one has only automatic transitions, and the transitions of the
 * others stay or lead back to it.
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
