/** Defines which part of the chart is shown after a new layout, so that a person can keep looking at the same part. */
import type { ChartGraph } from 'ptcg-turn-engine/chart'

/** The duration of a layout in milliseconds, and its number of states. */
export interface LaidOut {
  readonly milliseconds: number
  readonly states: number
}

/**
 * The part of the chart to show after a layout: all of a new chart (`new`), all of the chart because a person asked for it (`whole`), or
 * the same part as before. To show the same part, the box with the path `held` stays in place; if `held` is null, the box in the middle of
 * the window does.
 */
export type Aim = 'new' | 'whole' | { readonly held: string | null }

/** True if two charts have the same states, perhaps with other words. A view of one chart then also fits the other. */
export const areAlike = (one: ChartGraph | null, other: ChartGraph): boolean =>
  one !== null &&
  (one === other ||
    (one.states.length === other.states.length && one.states.every(({ path }, at) => other.states[at]?.path === path)))
