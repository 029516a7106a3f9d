/** How many states of the game a page shows, counted on the chart itself: the game is one of them. */
import { gameChart } from '../../../../machines/gameChart.ts'
import { collapse, stepsOnly } from '../../../../src/view/chart/collapse.ts'
import { chartGraph } from '../../../../src/view/chart/graph.ts'

const game = chartGraph(gameChart)

export const STATES_SHOWN = {
  whole: game.states.length,
  outermost: game.states.filter(({ parent }) => parent === null || parent === '').length,
  steps: collapse(game, stepsOnly(game)).states.length,
}
