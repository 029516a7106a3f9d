/** Every code block of the documentation marked `ts run` is run as it stands. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import manifest from '../../../../package.json' with { type: 'json' }

const ROOT = join(import.meta.dirname, '../../../..')
const SCRATCH = join(ROOT, 'test/.snippets')

const documents = [
  'README.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
]

/** What is installed with the package, or beside it as its guide says; contributors have the tests of the clone too. */
const THERE: ReadonlySet<string> = new Set([
  'ptcg-turn-engine',
  'vitest',
  ...Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }),
])

const snippets = documents.flatMap((document) =>
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

  test('and there are some', () => {
    expect(snippets.length).toBeGreaterThan(1)
  })
})
