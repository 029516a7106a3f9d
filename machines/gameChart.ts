/** The whole chart as XState takes it, still without the functions behind its names. */
import type { Result } from '../src/game/model/result.ts'
import { game } from './game.ts'
import { vocabulary } from './vocabularyOfXState.ts'

export { game }

const createGameChart = () =>
  vocabulary.createMachine({
    ...game,
    context: ({ input }) => ({ game: input.game }),
    // The chart reaches its end only with a result.
    output: ({ context }) => context.game.result as Result,
    options: { maxIterations: 100_000 },
  })

/**
 * The chart as an XState machine, without the functions behind its names: supply them with `provide`, or use
 * `gameMachine`, which has them.
 */
export const gameChart = /* @__PURE__ */ createGameChart()
