/** What states and transitions are called in a report, and what inside a state was never reached. */
import { type ChartGraph, type ChartState, type ChartTransition, isWithin } from 'ptcg-turn-engine/chart'
import type { Tally } from '../coverage/tally.ts'
import { countOf } from './figures.ts'

/** The path, or the name of the chart for the state around all others. */
export const stateName = (graph: ChartGraph, path: string): string => (path === '' ? graph.id : path)

/** Where the words about a state are on the page. */
export const stateAnchor = (graph: ChartGraph, path: string): string =>
  `state-${graph.states.findIndex((state) => state.path === path)}`

export const eventName = ({ event }: ChartTransition): string => event ?? 'automatic'

export const insideOf = (graph: ChartGraph, path: string): readonly ChartState[] =>
  graph.states.filter(({ parent }) => parent === path)

/** States and transitions inside a state that were never reached; the state itself is not counted. */
export const unreachedInside = (graph: ChartGraph, tally: Tally, path: string): number =>
  graph.states.filter((one) => one.path !== path && isWithin(one.path, path) && countOf(tally.states, one.path) === 0)
    .length +
  graph.transitions.filter((one) => isWithin(one.source, path) && countOf(tally.transitions, one.id) === 0).length
