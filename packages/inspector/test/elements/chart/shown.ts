/** The number of states of the game that a page shows, counted on the chart itself, the root included. */

import { chartGraph, collapse, stepsOnly } from 'ptcg-turn-engine/chart'
import { gameChart } from 'ptcg-turn-engine/machines'

const game = chartGraph(gameChart)

export const STATES_SHOWN = {
  whole: collapse(game, new Set()).states.length,
  outermost: game.states.filter(({ parent }) => parent === null || parent === '').length,
  steps: collapse(game, stepsOnly(game)).states.length,
}
