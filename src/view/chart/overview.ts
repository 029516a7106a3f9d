/** Cuts a chart down to its outer states and the transitions between them. */
import type { ChartGraph, ChartState } from './graph.ts'
import { liftTransitions, shut } from './lift.ts'

/** The states, besides the root, that are drawn with the states inside them; every other state is drawn as a single box. */
const OPENED: readonly string[] = ['turn', 'turn.attack']

/** True if `path` is the path of `state` or of a state inside it. */
export const isWithin = (path: string, state: string): boolean =>
  state === '' || path === state || path.startsWith(`${state}.`)

/** True if only one state takes the event, so that the event characterizes that state. Many states take the answers to requests. */
const isCharacteristic = (graph: ChartGraph, event: string): boolean =>
  new Set(graph.transitions.filter((t) => t.event === event).map((t) => t.source)).size === 1

/**
 * A copy of the chart without the states inside boxes that are drawn closed: their transitions start or end at the box around them. A
 * transition that stays in a box is left out, unless no other state takes its event.
 */
export const overview = (graph: ChartGraph): ChartGraph => {
  const isShown = (state: ChartState): boolean =>
    state.parent === null || state.parent === '' || OPENED.includes(state.parent)
  const shown = graph.states.filter(isShown)
  const shownPaths = new Set(shown.map((state) => state.path))
  const close = (state: ChartState): ChartState =>
    state.path !== '' && !OPENED.includes(state.path) ? shut(state) : state
  const lift = (path: string): string => {
    const shorter = path.slice(0, Math.max(0, path.lastIndexOf('.')))
    return shownPaths.has(path) ? path : lift(shorter)
  }
  const transitions = liftTransitions(graph.transitions, lift).filter(
    ({ event, target }) => target !== null || (event !== null && isCharacteristic(graph, event)),
  )
  return { id: graph.id, states: shown.map(close), transitions }
}
