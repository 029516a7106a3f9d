/** Defines the custom elements `<ptcg-turn-chart>` and `<ptcg-turn-budget>`, with the function that reads snapshots of the game. */

import { defineTurnBudget } from './budget/turnBudget.ts'
import { registerTurnChart as define } from './chart/define.ts'
import { readForChart } from './chart/readForChart.ts'

/** Defines `<ptcg-turn-chart>` on the page, so that it can read snapshots of the game. Calling it twice is harmless. */
export const defineTurnChart = (): void => define(readForChart)

/** Defines `<ptcg-turn-chart>` and `<ptcg-turn-budget>` on the page; calling it twice is harmless. */
export const defineElements = (): void => {
  defineTurnChart()
  defineTurnBudget()
}
