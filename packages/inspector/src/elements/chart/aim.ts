/** The part of a newly laid out chart to look at, so that a person keeps looking at the same part. */
import type { ChartGraph } from 'ptcg-turn-engine/chart'

/** The duration of a layout in milliseconds, and its number of states. */
export interface LaidOut {
  readonly milliseconds: number
  readonly states: number
}

/**
 * The part to look at after a layout. `new`: a new chart. `whole`: all of it. Otherwise the box `held` stays where a
 * person looked at it; null holds the middle.
 */
export type Aim = 'new' | 'whole' | { readonly held: string | null }

/** True for the same states, perhaps in other words: then the view of one also fits the other. */
export const areAlike = (one: ChartGraph | null, other: ChartGraph): boolean =>
  one !== null &&
  (one === other ||
    (one.states.length === other.states.length && one.states.every(({ path }, at) => other.states[at]?.path === path)))
