/**
 * The tests for small changes of all folders of the engine: those of `npm run mutation`, and all others that play
 * within one process.
 */
import { defineConfig, mergeConfig } from 'vitest/config'
import quick from '../vitest.config.ts'

export default mergeConfig(
  quick,
  defineConfig({
    test: {
      include: [
        'test/game/**/*.test.ts',
        'test/engine/**/*.test.ts',
        'test/regressions/*.test.ts',
        'test/view/table/*.test.ts',
      ],
      exclude: ['**/{memory,size,speed,everyNode}.test.ts', 'test/engine/cli.test.ts'],
    },
  }),
)
