/** Defines the custom element `<ptcg-turn-chart>`. */
import type { ReadsSnapshot } from './reads.ts'
import { TurnChart } from './turnChart.ts'

const NAME = 'ptcg-turn-chart'

/** Makes the element known to the page, and how it reads snapshots; to do so twice does no harm. */
export const defineTurnChart = (reads: ReadsSnapshot | null = null): void => {
  if (reads !== null) TurnChart.reads = reads
  if (customElements.get(NAME) === undefined) customElements.define(NAME, TurnChart)
}

declare global {
  interface HTMLElementTagNameMap {
    [NAME]: TurnChart
  }
}
