/** Says which part of the chart is shown after a new layout, so that a person keeps looking at the same part. */
import type { ChartGraph } from 'ptcg-turn-engine/chart'

/** The duration of a layout in milliseconds, and its number of states. */
export interface LaidOut {
  readonly milliseconds: number
  readonly states: number
}

/**
 * The part of the chart to show after a layout: the whole of a new chart (`new`), the whole because a person asked for it (`whole`), or the
 * same part as before. In the last case, the box with the path `held` stays in place, or for null the box in the middle of the window.
 */
export type Aim = 'new' | 'whole' | { readonly held: string | null }

/** True if two charts have the same states, perhaps with other words. A view of one chart then also fits the other. */
export const areAlike = (one: ChartGraph | null, other: ChartGraph): boolean =>
  one !== null &&
  (one === other ||
    (one.states.length === other.states.length && one.states.every(({ path }, at) => other.states[at]?.path === path)))
