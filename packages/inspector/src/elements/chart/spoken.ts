/** Composes the announcement of the current state for screen readers. */
import { type ChartGraph, lineOf } from 'ptcg-turn-engine/chart'

/** The keys of a state and of the states around it, except for the root, the outermost first. */
export const wordsFor = (whole: ChartGraph | null, path: string): string =>
  (whole === null ? [] : lineOf(whole, path).slice(0, -1))
    .map(({ key }) => key)
    .reverse()
    .join(', ')
