/** The configuration of Stryker: the files that it changes, the tests that must find each change, and its folders. */
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export default {
  mutate: ['machines/**/*.ts', 'src/game/rules/**/*.ts', 'src/game/damage/**/*.ts'],
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'packages/mutation/src/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // On a busy machine, a slow run must not be taken for an endless one.
  timeoutMS: 60_000,
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { logTests: false, reportTests: false },
  warnings: { slow: false },
  thresholds: { high: 95, low: 90, break: 90 },
  jsonReporter: { fileName: 'node_modules/.mutation/report.json' },
  incrementalFile: 'node_modules/.mutation/incremental.json',
  tempDirName: join(tmpdir(), 'ptcg-turn-engine-mutation'),
  ignorePatterns: ['dist', 'coverage'],
  // Types are not checked: Stryker does not know the interface of this compiler.
  disableTypeChecks: false,
  tsconfigFile: 'none',
}
