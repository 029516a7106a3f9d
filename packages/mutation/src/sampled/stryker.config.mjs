/**
 * The configuration of Stryker for trying the tests on small changes that fuzzing alone did not find. The command line
 * names the changes.
 */
import base from '../stryker.config.mjs'

export default {
  ...base,
  mutate: [],
  plugins: [...base.plugins, './packages/mutation/src/sampled/onlyDrawn.mjs'],
  checkers: ['only-drawn'],
  mutator: { excludedMutations: ['StringLiteral', 'Regex'] },
  vitest: { configFile: 'packages/mutation/src/sampled/vitest.config.ts', related: false },
  reporters: ['progress-append-only', 'json'],
  thresholds: { high: 95, low: 90, break: null },
  jsonReporter: { fileName: 'node_modules/.mutation/sampled.json' },
}
