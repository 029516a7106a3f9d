/** The package: what is in it, and that it runs in Node, type-checks, bundles, and runs in a page. `packed/size.test.ts` makes it as small as it is published. */
import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build as esbuild } from 'esbuild'
import type { Browser } from 'playwright-core'
import { openBrowser } from 'ptcg-turn-test-kit/browser'
import { build as vite } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { linksIn, packagesIn } from './contents.ts'
import * as hosts from './hosts.ts'
import {
  installed,
  type Packed,
  PEERS,
  pack,
  ROOT,
  removeAll,
  runInNode,
  runTool,
  withCards,
  withMore,
} from './packed.ts'
import { serve } from './served.ts'

interface Manifest {
  readonly version: string
  readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional: boolean }>>
}

const { version, exports, peerDependenciesMeta } = JSON.parse(
  readFileSync(join(ROOT, 'package.json'), 'utf8'),
) as Manifest
/** But for the sets of printed cards, which are a package of their own. */
const PATHS = Object.keys(exports).filter((path) => !path.includes('*'))
const nameOf = (path: string): string => `ptcg-turn-engine${path.slice(1)}`
const MODULES = PATHS.filter((path) => !path.endsWith('.json'))

const COMMAND = 'node_modules/.bin/ptcg-turn'

let packed: Packed
/** A project that has nothing else, and one that has what some entries ask for. */
let plain: string
let withPeers: string

beforeAll(() => {
  packed = pack('as built')
  plain = installed(packed, 'plain')
  withPeers = withMore(plain, 'with-peers', [...PEERS, ...['fp-ts', '@types/react', '@types/node', 'undici-types']])
}, 600_000)

afterAll(removeAll, 60_000)

describe('the packed file', () => {
  test('has every file that an export names', () => {
    const paths = new Set(packed.files.map(({ path }) => `./${path}`))
    const named = PATHS.flatMap((path) => {
      const one = exports[path] ?? ''
      return typeof one === 'string' ? [one] : Object.values(one)
    })
    expect(named.filter((path) => !paths.has(path))).toEqual([])
  })

  test('exports what hosts are promised', () => {
    for (const path of ['.', './machines', './fuzz', './inspector', './react', './element'])
      expect(PATHS).toContain(path)
  })

  test('has no tests, no sources, and nothing that only builds it', () => {
    const paths = packed.files.map(({ path }) => path)
    expect(paths.filter((path) => /^test\/|(?<!\.d)\.tsx?$|\.map$|\.tgz$|\/bundle\//.test(path))).toEqual([])
  })

  test('has the licence, and whose work is in it', () => {
    const paths = packed.files.map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining(['LICENSE', 'dist/THIRD-PARTY-NOTICES.txt']))
    const notices = readFileSync(join(plain, 'node_modules/ptcg-turn-engine/dist/THIRD-PARTY-NOTICES.txt'), 'utf8')
    for (const name of ['fp-ts', 'elkjs', 'commander', 'hono', 'ws', 'fast-check', 'preact', '@xstate/inspect'])
      expect(notices).toContain(`\n${name} `)
  })

  test('has no link that leads nowhere', () => {
    const paths = packed.files.map(({ path }) => path)
    const dead = paths
      .filter((path) => path.endsWith('.md'))
      .flatMap((path) => {
        const text = readFileSync(join(plain, 'node_modules/ptcg-turn-engine', path), 'utf8')
        return linksIn(text)
          .map((link) => [path, posix.normalize(posix.join(posix.dirname(path), link))] as const)
          .filter(
            ([, target]) => !paths.some((one) => one === target || one.startsWith(`${target.replace(/\/$/, '')}/`)),
          )
      })
    expect(dead).toEqual([])
  })

  test('has no compiled file that nothing comes to: there is one elkjs, and no test', () => {
    const scripts = packed.files.filter(({ path }) => path.endsWith('.js'))
    expect(scripts.filter(({ size }) => size > 1_000_000).map(({ path }) => path)).toEqual(['dist/browser/elk.js'])
  })

  test('has declarations that a person could open', () => {
    const long = packed.files.filter(({ path, size }) => path.endsWith('.d.ts') && size > 200_000)
    expect(long.map(({ path }) => path)).toEqual([])
  })

  test('is what publint asks for', () => {
    expect(runTool(ROOT, 'publint', 'run', packed.tarball, '--strict')).toMatchObject({ content: true })
  })

  test('has types that fit what is loaded, by whichever way it is found', () => {
    const { content, said } = runTool(ROOT, 'attw', packed.tarball, '--profile', 'esm-only')
    expect(content, said).toBe(true)
  })

  test('says what only some entries need', () => {
    const optional = Object.entries(peerDependenciesMeta ?? {}).flatMap(([name, one]) => (one.optional ? [name] : []))
    expect(optional.sort()).toEqual([
      '@statelyai/inspect',
      '@xstate/react',
      'fast-check',
      'ptcg-turn-engine-cards',
      'ptcg-turn-engine-conformance',
      'ptcg-turn-engine-logs',
      'react',
    ])
  })
})

describe('in an empty project', () => {
  test('it brings at most 6 packages', () => {
    expect(packagesIn(join(plain, 'node_modules'))).toEqual(['ptcg-turn-engine', 'valibot', 'xstate'])
  })
})

describe('in plain Node', () => {
  test('every export loads but those that say which package is missing', () => {
    const failures = JSON.parse(runInNode(plain, hosts.EVERY_EXPORT)) as Readonly<Record<string, string>>
    expect(failures).toEqual({
      './react': "ERR_MODULE_NOT_FOUND: Cannot find package 'react'",
      './fuzz': "ERR_MODULE_NOT_FOUND: Cannot find package 'fast-check'",
      './inspector/stately': "ERR_MODULE_NOT_FOUND: Cannot find package '@statelyai/inspect'",
    })
  })

  test('with these there, all of them load', () => {
    expect(JSON.parse(runInNode(withPeers, hosts.EVERY_EXPORT))).toEqual({})
  })

  test('a whole game is played', () => expect(runInNode(plain, hosts.NODE_GAME).trim()).toBe(hosts.PLAYED))

  test('an actor of XState plays the same game', () => expect(runInNode(plain, hosts.NODE_ACTOR).trim()).toBe('true'))

  test('an `Either` of the package is one of fp-ts', () =>
    expect(runInNode(withPeers, hosts.NODE_EITHER).trim()).toBe('true'))
})

describe('the package of the printed cards', () => {
  test('is installed beside it by whoever wants them', () => {
    const project = withCards(packed, plain)
    expect(runInNode(project, hosts.PRINTED_GAME).trim()).toBe('Right true')
    const play = ['play', '--decks', 'arceus-vstar,palkia-vstar', '--seed', '1']
    expect(execFileSync(join(project, COMMAND), play, { cwd: project, encoding: 'utf8' })).toContain('wins')
  })
})

describe('the command', () => {
  const ptcgTurn = (...args: readonly string[]): string =>
    execFileSync(join(plain, COMMAND), [...args], { cwd: plain, encoding: 'utf8' })

  test('helps', () => expect(ptcgTurn('--help')).toContain('Usage: ptcg-turn'))

  test('says its version', () => expect(ptcgTurn('--version').trim()).toBe(version))

  test('says which package has the printed cards', () => {
    const { status, stderr } = spawnSync(join(plain, COMMAND), ['play', '--decks', 'arceus-vstar,inteleon'], {
      encoding: 'utf8',
    })
    expect([status, stderr.trim()]).toEqual([2, expect.stringContaining('npm install ptcg-turn-engine-cards')])
  })

  test('fuzzes, in worker threads, where fast-check is not installed', () => {
    const report = JSON.parse(ptcgTurn('fuzz', '--games', '4', '--workers', '2', '--seed', '1', '--json'))
    expect(report).toMatchObject({ games: 4, failures: [] })
  })

  test('draws the chart', () => expect(ptcgTurn('chart', '--format', 'svg', '--detail', 'overview')).toContain('<svg'))

  test('writes a game as one page', () => {
    ptcgTurn('inspect', '--export', 'page.html')
    expect(readFileSync(join(plain, 'page.html'), 'utf8')).toContain('id="chart-layout"')
  })
})

/** Where in other packages the compiler finds fault with declarations, when it is told to look: nothing of ours is to blame. */
const FOREIGN = /^node_modules\/xstate\//

describe.each([
  ['NodeNext', 'NodeNext'],
  ['ESNext', 'Bundler'],
])('in TypeScript, strict, module %s', (module, moduleResolution) => {
  const problems = (modules: readonly string[], ...options: readonly string[]): readonly string[] => {
    writeFileSync(join(withPeers, 'host.ts'), hosts.typedHost(modules))
    const args = ['--noEmit', '--strict', '--target', 'es2022', '--lib', 'es2023,dom,dom.iterable', '--types', '']
    const { said } = runTool(
      withPeers,
      'tsc',
      ...args,
      '--module',
      module,
      '--moduleResolution',
      moduleResolution,
      ...options,
      'host.ts',
    )
    return said.split('\n').filter((line) => / error TS/.test(line))
  }
  const ours = (lines: readonly string[]): readonly string[] => lines.filter((line) => !FOREIGN.test(line))
  const names = MODULES.map(nameOf)

  test('everything passes with skipLibCheck', () => expect(problems(names, '--skipLibCheck')).toEqual([]))

  test('everything passes without skipLibCheck, declarations of others included', () =>
    expect(problems(names)).toEqual([]))

  test('a server passes, for which there is no DOM', () => {
    expect(
      problems(
        ['ptcg-turn-engine', 'ptcg-turn-engine-inspector'],
        '--lib',
        'es2023',
        '--types',
        'node',
        '--skipLibCheck',
      ),
    ).toEqual([])
  })

  test('nothing of ours fails with the strictest options', () => {
    const strictest = [
      '--exactOptionalPropertyTypes',
      '--noUncheckedIndexedAccess',
      '--verbatimModuleSyntax',
      '--isolatedModules',
    ]
    expect(ours(problems(names, ...strictest))).toEqual([])
    expect(problems(names, ...strictest, '--skipLibCheck')).toEqual([])
  })
})

describe('in a browser', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  }, 60_000)
  afterAll(() => browser.close(), 60_000)

  /** What the page in a folder writes, what it says of its element, and what goes wrong. */
  const shownBy = async (folder: string) => {
    const site = await serve(folder)
    const page = await browser.newPage()
    const problems: string[] = []
    page.on('pageerror', ({ message }) => problems.push(message))
    await page.goto(site.url)
    await page
      .waitForFunction(() => document.body.textContent?.includes('gameOver') === true, undefined, { timeout: 200_000 })
      .catch(() => undefined)
    const shown = {
      text: (await page.textContent('body'))?.trim(),
      element: await page.getAttribute('body', 'data-element'),
    }
    await page.close()
    await site.close()
    return { ...shown, problems }
  }

  const folderWith = (name: string, files: Readonly<Record<string, string>>): string => {
    const folder = join(plain, name)
    mkdirSync(folder)
    for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
    return folder
  }

  test('what Vite builds plays a whole game', async () => {
    const root = folderWith('vite', { 'index.html': hosts.BUNDLED_PAGE, 'main.js': hosts.BUNDLED_SCRIPT })
    await vite({ root, configFile: false, logLevel: 'silent' })
    expect(await shownBy(join(root, 'dist'))).toEqual({ text: hosts.PLAYED, element: 'true', problems: [] })
  })

  test.each([
    ['its address', hosts.PLAIN_PAGE],
    ['an import map', hosts.MAPPED_PAGE],
  ])('a page without a bundler plays a whole game by %s', async (by, page) => {
    const folder = folderWith(by, { 'index.html': page })
    const browser = join(plain, 'node_modules/ptcg-turn-engine/dist/browser')
    for (const file of readdirSync(browser).filter((name) => /^(ptcg-turn-engine|shared-\w+)\.js$/.test(name)))
      copyFileSync(join(browser, file), join(folder, file))
    expect(await shownBy(folder)).toEqual({ text: hosts.PLAYED, element: 'true', problems: [] })
  })

  test('a bundler needs to be told nothing: the core is as small as it can be', async () => {
    const contents = "export { check, legalEvents, play, request, view } from 'ptcg-turn-engine'"
    const { outputFiles } = await esbuild({
      stdin: { contents, resolveDir: plain },
      bundle: true,
      minify: true,
      format: 'esm',
      write: false,
    })
    expect(gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).byteLength).toBeLessThanOrEqual(70_400)
  })
})
