/** Defines the custom elements of the game. */

import { defineTurnBudget } from './budget/turnBudget.ts'
import { defineTurnChart as define } from './chart/define.ts'
import { readForChart } from './chart/readForChart.ts'

/** Makes `<ptcg-turn-chart>` known to the page, with snapshots of the game; to do so twice does no harm. */
export const defineTurnChart = (): void => define(readForChart)

/** Makes `<ptcg-turn-chart>` and `<ptcg-turn-budget>` known to the page; to do so twice does no harm. */
export const defineElements = (): void => {
  defineTurnChart()
  defineTurnBudget()
}
