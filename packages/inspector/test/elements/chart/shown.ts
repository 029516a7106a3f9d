/** How many states of the game a page shows, counted on the chart itself: the game is one of them. */

import { chartGraph, collapse, stepsOnly } from 'ptcg-turn-engine/chart'
import { gameChart } from 'ptcg-turn-engine/machines'

const game = chartGraph(gameChart)

export const STATES_SHOWN = {
  whole: game.states.length,
  outermost: game.states.filter(({ parent }) => parent === null || parent === '').length,
  steps: collapse(game, stepsOnly(game)).states.length,
}
