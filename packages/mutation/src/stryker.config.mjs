/** How Stryker changes the engine, bit by bit: what is changed, by which tests it must be found out, where it works. */
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export default {
  mutate: ['machines/**/*.ts', 'src/game/rules/**/*.ts', 'src/game/damage/**/*.ts'],
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'packages/mutation/src/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // A machine that is busy with other things must not turn a slow run into an endless one.
  timeoutMS: 60_000,
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { logTests: false, reportTests: false },
  warnings: { slow: false },
  thresholds: { high: 95, low: 90, break: 90 },
  jsonReporter: { fileName: 'node_modules/.mutation/report.json' },
  incrementalFile: 'node_modules/.mutation/incremental.json',
  tempDirName: join(tmpdir(), 'ptcg-turn-engine-mutation'),
  ignorePatterns: ['dist', 'coverage'],
  // Nothing here needs the compiler, which has no interface that Stryker knows.
  disableTypeChecks: false,
  tsconfigFile: 'none',
}
