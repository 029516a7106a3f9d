/** How Stryker tries the tests on small changes that fuzzing alone did not find; which ones, the command line says. */
import base from '../stryker.config.mjs'

export default {
  ...base,
  mutate: [],
  plugins: [...base.plugins, './test/mutation/sampled/onlyDrawn.mjs'],
  checkers: ['only-drawn'],
  mutator: { excludedMutations: ['StringLiteral', 'Regex'] },
  vitest: { configFile: 'packages/mutation/src/sampled/vitest.config.ts', related: false },
  reporters: ['progress-append-only', 'json'],
  thresholds: { high: 95, low: 90, break: null },
  jsonReporter: { fileName: 'node_modules/.mutation/sampled.json' },
}
