/** Defines the custom element `<ptcg-turn-chart>`. */
import type { ReadsSnapshot } from './reads.ts'
import { TurnChart } from './turnChart.ts'

const NAME = 'ptcg-turn-chart'

/**
 * Defines the element on the page. `reads` becomes the function that reads the snapshots of all chart elements; null keeps the current
 * function. Calling this twice is harmless.
 */
export const registerTurnChart = (reads: ReadsSnapshot | null = null): void => {
  if (reads !== null) TurnChart.reads = reads
  if (customElements.get(NAME) === undefined) customElements.define(NAME, TurnChart)
}

declare global {
  interface HTMLElementTagNameMap {
    [NAME]: TurnChart
  }
}
