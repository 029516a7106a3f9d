/** The names of states and transitions in a report, and the unreached parts of a state. */
import { type ChartGraph, type ChartTransition, isWithin } from 'ptcg-turn-engine/chart'
import type { Tally } from '../coverage/tally.ts'
import { countFor } from './figures.ts'

/** The path, or the name of the chart for the root. */
export const stateName = (graph: ChartGraph, path: string): string => (path === '' ? graph.id : path)

export const eventName = ({ event }: Pick<ChartTransition, 'event'>): string => event ?? 'automatic'

/** The number of unreached states inside a state, and of unreached transitions that begin in it or inside it. */
export const unreachedInside = (graph: ChartGraph, tally: Tally, path: string): number =>
  graph.states.filter((one) => one.path !== path && isWithin(one.path, path) && countFor(tally.states, one.path) === 0)
    .length +
  graph.transitions.filter((one) => isWithin(one.source, path) && countFor(tally.transitions, one.id) === 0).length
