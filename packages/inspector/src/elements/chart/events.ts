/** The events of `<ptcg-turn-chart>`. */
import type { LaidOut } from './aim.ts'
import type { SelectablePiece } from './pieces.ts'

/** The selection, and its place in the window in pixels. The place `at` is null for a search result. */
export interface Selected extends SelectablePiece {
  readonly at: { readonly left: number; readonly top: number; readonly width: number; readonly height: number } | null
}

/** The events of the element, with their details. */
export interface TurnChartEvents {
  readonly 'chart-select': CustomEvent<Selected>
  readonly 'chart-laid-out': CustomEvent<LaidOut>
  /** Fires when a person pressed Follow, or moved the chart by hand, which ends following. */
  readonly 'chart-follow': CustomEvent<{ readonly follow: boolean }>
}

declare global {
  interface HTMLElementEventMap extends TurnChartEvents {}
}
