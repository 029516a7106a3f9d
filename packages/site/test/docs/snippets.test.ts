/** Every code block of the documentation marked `ts run` is run unchanged. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { DOCUMENTS, PACKAGES, ROOT } from './documents.ts'

const SCRATCH = join(ROOT, 'test/.snippets')

interface Manifest {
  readonly name: string
  readonly private?: boolean
  readonly dependencies?: object
  readonly peerDependencies?: object
}

const published = ['package.json', ...PACKAGES.map((name) => `packages/${name}/package.json`)]
  .map((path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Manifest)
  .filter((one) => one.private !== true)

/** The packages that are installed with ours; contributors also have the tests of the clone. */
const THERE: ReadonlySet<string> = new Set([
  'vitest',
  'ptcg-turn-test-kit',
  ...published.flatMap(({ name, dependencies, peerDependencies }) => [
    name,
    ...Object.keys({ ...dependencies, ...peerDependencies }),
  ]),
])

const snippets = DOCUMENTS.flatMap((document) =>
  [...readFileSync(join(ROOT, document), 'utf8').matchAll(/```ts run\n(.*?)```/gs)].map(([, code = ''], index) => ({
    name: `${document} #${index + 1}`,
    code,
  })),
)

afterAll(() => rmSync(SCRATCH, { recursive: true, force: true }))

describe('a snippet of the documentation runs', () => {
  test.each(snippets)('$name', async ({ name, code }) => {
    mkdirSync(SCRATCH, { recursive: true })
    const file = join(SCRATCH, `${name.replace(/\W+/g, '-')}.ts`)
    writeFileSync(file, code)
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    await import(/* @vite-ignore */ file)
    log.mockRestore()
  })

  test.each(snippets)('$name needs nothing that a project with the package lacks', ({ code }) => {
    const imported = [...code.matchAll(/^(?:import|\}).*? from '((?:@[^/']+\/)?[^/']+)/gm)].map(([, name = '']) => name)
    expect(imported.filter((name) => !/^(?:node:|\.)/.test(name) && !THERE.has(name))).toEqual([])
  })

  test('and all of them compile with the strict settings of this repository', () => {
    const folder = `${SCRATCH}-to-compile`
    mkdirSync(folder, { recursive: true })
    const files = snippets.map(({ code }, index) => {
      const file = `${index}.ts`
      writeFileSync(join(folder, file), code)
      return file
    })
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ extends: '../../tsconfig.json', files }))
    const { status, stdout } = spawnSync(join(ROOT, 'node_modules/.bin/tsc'), ['-p', folder], { encoding: 'utf8' })
    rmSync(folder, { recursive: true })
    const wrong = stdout.replace(/^\S*?(\d+)\.ts/gm, (_, index) => snippets[Number(index)]?.name ?? index)
    expect([status, wrong]).toEqual([0, ''])
  })

  test('and there are some', () => {
    expect(snippets.length).toBeGreaterThan(1)
  })
})
