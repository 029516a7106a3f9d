import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test/support/longestFirst.ts'

const TESTS = ['test/**/*.test.{ts,tsx}']

/** Rules, rulings, the engine, the words of effects: what people run while they work. */
const RULES = ['test/{game,rulings,regressions,playthroughs}/**/*.test.ts', 'test/engine/*.test.ts']

/** What looks at pages in a browser and does nothing else: these share a process, and so the browser and what they import. */
const PAGES = [
  'test/examples/*.test.ts',
  'test/hosts/elements/**/*.test.{ts,tsx}',
  'test/hosts/inspector/page/**/*.test.ts',
  'test/docs/elementSnippets.test.ts',
]

/** What opens a browser of its own, starts a process or a server, or builds: each file in a process of its own. */
const HOSTS = [
  'test/examples/server/**/*.test.ts',
  'test/package/**/*.test.ts',
  'test/hosts/{react,terminal}/**/*.test.{ts,tsx}',
  'test/hosts/inspector/{live,server,stately,viewers,xstateInspect}/**/*.test.ts',
  'test/hosts/inspector/pageDocument.test.ts',
  'test/hosts/stdio/python.test.ts',
  'test/conformance/runners.test.ts',
  'test/fuzz/{campaign,report}/**/*.test.ts',
  'test/fuzz/exploration/cli.test.ts',
  'test/docs/{pageSnippets,reactSnippets,snippets,tutorial}.test.ts',
  'test/engine/cli.test.ts',
  'test/view/chart/scxml.test.ts',
]

/** The site, which is built once for all of them while others run. */
const SITE = ['test/site/*.test.ts']

/** What only proves how fast, how small or how large something is, or where else it runs; `npm run check` runs it. */
const LIMITS = ['test/**/{memory,size,speed,everyNode}.test.ts']

const BEFORE_EACH_FILE = ['test/support/beforeEachFile.ts']

const src = (path: string): string => join(import.meta.dirname, 'src', path)

export default defineConfig({
  resolve: {
    alias: {
      'ptcg-turn-engine/fuzz': src('fuzz/index.ts'),
      'ptcg-turn-engine/inspector/xstate-inspect': src('hosts/inspector/xstateInspect/index.ts'),
      'ptcg-turn-engine/inspector/stately': src('hosts/inspector/stately/index.ts'),
      'ptcg-turn-engine/inspector': src('hosts/inspector/index.ts'),
      'ptcg-turn-engine/react': src('hosts/react/index.ts'),
      'ptcg-turn-engine/element': src('hosts/elements/index.ts'),
      'ptcg-turn-engine/table': src('view/table/index.ts'),
      'ptcg-turn-engine/cards': src('game/printed/index.ts'),
      'ptcg-turn-engine/notation': src('view/notation/index.ts'),
      'ptcg-turn-engine': src('index.ts'),
    },
  },
  test: {
    // What people are told is compared as text, whoever runs this: with colours, no line would be found.
    env: { NO_COLOR: '1' },
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // What a page comes to is waited for; a second is too short where cores are busy.
    expect: { poll: { timeout: 200_000 } },
    // Some wait most of the time: for a server that was killed, for a page.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: LongestFirst },
    reporters: ['default', './test/support/longestFiles.ts'],
    projects: [
      // Pure files share a process: what they import is loaded once.
      { extends: true, test: { name: 'rules', include: RULES, exclude: [...PAGES, ...HOSTS], isolate: false } },
      {
        extends: true,
        test: {
          name: 'laws',
          include: TESTS,
          exclude: [...RULES, ...PAGES, ...HOSTS, ...SITE, ...LIMITS],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          include: PAGES,
          exclude: LIMITS,
          isolate: false,
          setupFiles: BEFORE_EACH_FILE,
          globalSetup: ['test/support/bundledPage.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'hosts',
          include: HOSTS,
          exclude: LIMITS,
          setupFiles: BEFORE_EACH_FILE,
          globalSetup: ['test/support/bundledPage.ts', 'test/support/builtCommand.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: SITE,
          setupFiles: [...BEFORE_EACH_FILE, 'test/site/beforeEachFile.ts'],
          globalSetup: ['test/site/builtSite.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'limits',
          include: LIMITS,
          setupFiles: BEFORE_EACH_FILE,
          globalSetup: ['test/support/bundledPage.ts'],
        },
      },
    ],
  },
})
