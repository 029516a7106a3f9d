/** What `<ptcg-turn-chart>` tells the page. */
import type { LaidOut } from './aim.ts'
import type { Selectable } from './pieces.ts'

/** What was selected, and where it is seen on the screen, in pixels of the window; null for what was found by a search. */
export interface Selected extends Selectable {
  readonly at: { readonly left: number; readonly top: number; readonly width: number; readonly height: number } | null
}

/** The events of the element, with what they carry. */
export interface TurnChartEvents {
  readonly 'chart-select': CustomEvent<Selected>
  readonly 'chart-laid-out': CustomEvent<LaidOut>
  /** A person has pressed Follow, or has moved the chart by hand, which ends following. */
  readonly 'chart-follow': CustomEvent<{ readonly follow: boolean }>
}

declare global {
  interface HTMLElementEventMap extends TurnChartEvents {}
}
