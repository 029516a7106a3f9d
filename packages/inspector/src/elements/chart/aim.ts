/** What is looked at when a chart has been laid out, so that a person goes on looking at the same part of it. */
import type { ChartGraph } from 'ptcg-turn-engine/chart'

/** How long a layout took, in milliseconds, and how many states it shows. */
export interface LaidOut {
  readonly milliseconds: number
  readonly states: number
}

/**
 * What is looked at when the chart was laid out: a new chart, all of it, or what a person looked at before, which stays where
 * it is: that box, or what is in the middle.
 */
export type Aim = 'new' | 'whole' | { readonly held: string | null }

/** The same states in other words, perhaps: who looks at a part of one looks at that of the other. */
export const areAlike = (one: ChartGraph | null, other: ChartGraph): boolean =>
  one !== null &&
  (one === other ||
    (one.states.length === other.states.length && one.states.every(({ path }, at) => other.states[at]?.path === path)))
