/** What `<ptcg-turn-chart>` tells the page. */
import type { Selectable } from './pieces.ts'
import type { LaidOut } from './scene.ts'

/** The events of the element, with what they carry. */
export interface TurnChartEvents {
  readonly 'chart-select': CustomEvent<Selectable>
  readonly 'chart-laid-out': CustomEvent<LaidOut>
  /** A person has pressed Follow, or has moved the chart by hand, which ends following. */
  readonly 'chart-follow': CustomEvent<{ readonly follow: boolean }>
}

declare global {
  interface HTMLElementEventMap extends TurnChartEvents {}
}
