/** The whole chart as an XState machine, still without the functions of its guards and actions. */
import type { Result } from '../src/game/model/result.ts'
import { game } from './game.ts'
import { vocabulary } from './vocabularyOfXState.ts'

export { game }

const createGameChart = () =>
  vocabulary.createMachine({
    ...game,
    context: ({ input }) => ({ game: input.game }),
    // A game that has reached its final state has a result.
    output: ({ context }) => context.game.result as Result,
    options: { maxIterations: 100_000 },
  })

/**
 * The chart as an XState machine without the functions of its guards and actions. Supply the functions with `provide`, or use
 * `gameMachine`, which has all functions.
 */
export const gameChart = /* @__PURE__ */ createGameChart()
