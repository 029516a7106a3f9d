/** Announces the current state to screen readers. */
import { type ChartGraph, lineOf } from 'ptcg-turn-engine/chart'

/** The states around one, outermost first, in words. */
export const wordsFor = (whole: ChartGraph | null, path: string): string =>
  (whole === null ? [] : lineOf(whole, path).slice(0, -1))
    .map(({ key }) => key)
    .reverse()
    .join(', ')
