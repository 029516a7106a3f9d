import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './packages/test-kit/src/longestFirst.ts'

/** Rules, rulings, the engine, the words of effects: what people run while they work. */
const RULES = ['test/{game,rulings,regressions,playthroughs}/**/*.test.ts', 'test/engine/*.test.ts']

/** Tests of speed, memory and size, and of other runtimes; `npm run check` runs them. */
const LIMITS = ['{test,packages}/**/{memory,size,speed,everyNode}.test.ts']

/**
 * Tests that take long by nature: every Node and package manager, all crashes, all mutants. `npm run nightly` runs
 * them.
 */
const NIGHTLY = ['{test,packages}/**/*.nightly.test.ts']

/** Tests that only look at pages in a browser: these share a process, and so the browser and their imports. */
const PAGES = [
  'packages/examples/test/*.test.ts',
  'packages/inspector/test/{elements,page}/**/*.test.{ts,tsx}',
  'packages/site/test/docs/elementSnippets.test.ts',
]

/** Tests that open a browser of their own, start a process or a server, or build: each file in a process of its own. */
const HOSTS = [
  'packages/examples/test/server/**/*.test.ts',
  'test/{package,react}/**/*.test.{ts,tsx}',
  'packages/cli/test/{terminal,fuzz,exploration,engine}/**/*.test.ts',
  'packages/cli/test/stdio/python.test.ts',
  'packages/inspector/test/{live,server,stately,viewers,xstateInspect}/**/*.test.ts',
  'packages/inspector/test/pageDocument.test.ts',
  'packages/conformance/test/runners.test.ts',
  'packages/fuzz/test/{campaign,report}/**/*.test.ts',
  'packages/site/test/docs/{pageSnippets,snippets,tutorial}.test.ts',
  'test/view/chart/scxml.test.ts',
]

/** The site, which is built once for all of them while others run. */
const SITE = ['packages/site/test/*.test.ts']

const BEFORE_EACH_FILE = ['packages/test-kit/src/beforeEachFile.ts']
const BUILT = ['packages/test-kit/src/builtPackages.ts']

/**
 * The tests of a package that share a process, so that what they import is loaded once; `npm test -w packages/NAME` runs all that lie in
 * it.
 */
const pure = (name: string) => ({
  extends: true as const,
  test: {
    name,
    include: [`packages/${name}/{src,test}/**/*.test.{ts,tsx}`],
    exclude: [...PAGES, ...HOSTS, ...SITE, ...LIMITS, ...NIGHTLY, '**/node_modules/**'],
    isolate: false,
  },
})

const nightly = {
  extends: true as const,
  test: { name: 'nightly', include: NIGHTLY, setupFiles: BEFORE_EACH_FILE, globalSetup: BUILT },
}

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    // Tests compare output as plain text, so they run without colors on every terminal.
    env: { NO_COLOR: '1' },
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // What a page comes to is waited for; a second is too short where cores are busy.
    expect: { poll: { timeout: 200_000 } },
    // Some wait most of the time: for a server that was killed, for a page.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: LongestFirst },
    reporters: ['default', './packages/test-kit/src/longestFiles.ts'],
    projects: [
      { extends: true, test: { name: 'rules', include: RULES, exclude: [...LIMITS, ...NIGHTLY], isolate: false } },
      {
        extends: true,
        test: {
          name: 'laws',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: [...RULES, ...HOSTS, ...LIMITS, ...NIGHTLY],
          isolate: false,
        },
      },
      ...readdirSync(join(import.meta.dirname, 'packages')).map(pure),
      {
        extends: true,
        test: {
          name: 'pages',
          include: PAGES,
          exclude: [...LIMITS, ...NIGHTLY],
          isolate: false,
          setupFiles: BEFORE_EACH_FILE,
          globalSetup: BUILT,
        },
      },
      {
        extends: true,
        test: {
          name: 'hosts',
          include: HOSTS,
          exclude: [...LIMITS, ...NIGHTLY],
          setupFiles: BEFORE_EACH_FILE,
          globalSetup: BUILT,
        },
      },
      {
        extends: true,
        test: {
          name: 'book',
          include: SITE,
          setupFiles: [...BEFORE_EACH_FILE, 'packages/site/test/beforeEachFile.ts'],
          globalSetup: ['packages/site/test/builtSite.ts'],
        },
      },
      ...(process.env.NIGHTLY === '1' ? [nightly] : []),
      { extends: true, test: { name: 'limits', include: LIMITS, setupFiles: BEFORE_EACH_FILE, globalSetup: BUILT } },
    ],
  },
})
