/** The packages as people install them: the tarballs, side by side in an empty project. */

import { readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sampleOf } from 'ptcg-turn-test-kit/sampled'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as hosts from './hosts.ts'
import {
  FOLDERS,
  installTarballs,
  MODULES,
  manifestOf,
  OF_THE_HOST,
  packAll,
  ptcgTurn,
  ROOT,
  removeAll,
  run,
  runInNode,
  scratch,
  type Tarball,
  typeErrors,
} from './tarballs.ts'

let tarballs: readonly Tarball[]
let project: string

beforeAll(() => {
  tarballs = packAll(scratch())
  project = installTarballs(tarballs, 'npm', OF_THE_HOST)
}, 600_000)

afterAll(removeAll, 300_000)

describe('a tarball', () => {
  test.each(FOLDERS)('%s has every file that an entry names, its licence, and no source or test', (folder) => {
    const { name, exports } = manifestOf(folder)
    const paths = tarballs.find((one) => one.name === name)?.paths ?? []
    const named = Object.values(exports)
      .flatMap((entry) => (typeof entry === 'string' ? [entry] : Object.values(entry)))
      .filter((path) => !path.includes('*'))
    expect(named.filter((path) => !paths.includes(path.replace(/^\.\//, '')))).toEqual([])
    expect(paths).toContain('LICENSE')
    expect(paths.filter((path) => /(?<!\.d)\.tsx?$|\.test\.|\.map$|(^|\/)\.built-from$/.test(path))).toEqual([])
  })

  test.each(FOLDERS)('%s has no declaration that imports from outside its package', (folder) => {
    const { name } = manifestOf(folder)
    const declarations = (tarballs.find((one) => one.name === name)?.paths ?? []).filter((path) =>
      path.endsWith('.d.ts'),
    )
    const out = declarations.filter((path) =>
      [...readFileSync(join(project, 'node_modules', name, path), 'utf8').matchAll(/["'](\.\.?\/[^"']+)["']/g)].some(
        ([, to = '']) => join(dirname(path), to).startsWith('..'),
      ),
    )
    expect(out).toEqual([])
  })

  test('of the inspector names the authors of its bundled code', () => {
    const notices = join(project, 'node_modules/ptcg-turn-engine-inspector/dist/THIRD-PARTY-NOTICES.txt')
    for (const name of ['fp-ts', 'elkjs', 'preact', '@xstate/inspect'])
      expect(readFileSync(notices, 'utf8')).toContain(`\n${name} `)
  })

  /** attw looks into a tarball alone, where the libraries behind `#fp-ts` are missing; `types check` below has them. */
  const ATTW = ['--profile', 'esm-only', '--ignore-rules', 'internal-resolution-error']

  test('passes publint and attw', () => {
    for (const { file } of sampleOf(tarballs, 7)) {
      run(ROOT, 'node_modules/.bin/publint', ['run', file, '--strict'])
      run(ROOT, 'node_modules/.bin/attw', [file, ...ATTW, '--exclude-entrypoints', './cases.jsonl'])
    }
  })
})

describe('in an empty project', () => {
  test('every entry loads in Node', () => {
    expect(JSON.parse(runInNode(project, hosts.everyModule(MODULES)))).toEqual({})
  })

  test('a whole game is played', () => expect(runInNode(project, hosts.NODE_GAME)).toBe(hosts.PLAYED))

  test('an actor of XState plays the same game', () => expect(runInNode(project, hosts.NODE_ACTOR)).toBe('true'))

  test('an `Either` of the engine is one of fp-ts', () => expect(runInNode(project, hosts.NODE_EITHER)).toBe('true'))

  test('known decks are dealt', () => expect(runInNode(project, hosts.PRINTED_GAME)).toBe('Right true'))

  test('the inspector answers with its page', () => expect(runInNode(project, hosts.INSPECTOR)).toBe('200'))

  test.each([
    ['NodeNext', 'NodeNext'],
    ['ESNext', 'Bundler'],
  ])('types check, module %s', (module, moduleResolution) => {
    const options = ['--types', 'node', '--module', module, '--moduleResolution', moduleResolution]
    expect(typeErrors(project, hosts.typedHost(MODULES), options)).toEqual([])
  })
})

describe('the command', () => {
  test('prints its version and its help', () => {
    expect(ptcgTurn(project, ['--version']).trim()).toBe(manifestOf('.').version)
    expect(ptcgTurn(project, ['--help'])).toContain('Usage: ptcg-turn')
  })

  test('fuzzes in worker threads', () => {
    const report = ptcgTurn(project, ['fuzz', '--games', '4', '--workers', '2', '--seed', '1', '--json'])
    expect(JSON.parse(report)).toMatchObject({ games: 4, failures: [] })
  })

  test('plays known decks', () => {
    expect(ptcgTurn(project, ['play', '--decks', 'arceus-vstar,palkia-vstar', '--seed', '1'])).toContain('wins')
  })

  test('draws the chart, and writes a game as one page', () => {
    expect(ptcgTurn(project, ['chart', '--format', 'svg', '--detail', 'overview'])).toContain('<svg')
    ptcgTurn(project, ['inspect', '--export', 'page.html'])
    expect(readFileSync(join(project, 'page.html'), 'utf8')).toContain('id="chart-layout"')
  })

  test('runs in a clone after any number of builds', () => {
    const bin = join(ROOT, 'node_modules/.bin/ptcg-turn')
    expect(statSync(bin).mode & 0o111).not.toBe(0)
    expect(run(ROOT, bin, ['--version']).trim()).toBe(manifestOf('.').version)
  })
})
