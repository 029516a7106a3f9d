/** The examples know the package as anybody does: by the names that it exports. Their files keep to the house's habits. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, sep } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const EXAMPLES = join('docs', 'examples')

/** What the examples may use besides the package: its companion, what their pages are drawn with, and what a server stands on. */
const OTHERS =
  /^(ptcg-turn-engine-conformance|react|react-dom|vite|ws|libsql|valibot|fp-ts|hono|@hono\/node-server|node:[a-z/]+)(\/.*)?$/

const { exports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly exports: Readonly<Record<string, unknown>>
}
const PUBLIC = new Set(Object.keys(exports).map((entry) => entry.replace(/^\./, 'ptcg-turn-engine')))

const sources = readdirSync(join(ROOT, EXAMPLES), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.split(sep).includes('dist') && !name.endsWith('.d.ts'))
  .map((name) => join(EXAMPLES, name))

const importsOf = (text: string): readonly string[] =>
  [...text.matchAll(/(?:^(?:import|export)\s[^'"]*?from\s*|^import\s+|import\()'([^']+)'/gms)].map(
    ([, name = '']) => name,
  )

const isAllowed = (file: string, name: string): boolean =>
  name.startsWith('.')
    ? normalize(join(dirname(file), name)).startsWith(`${EXAMPLES}${sep}`)
    : PUBLIC.has(name) || OTHERS.test(name)

test('there are examples', () => {
  expect(sources.length).toBeGreaterThan(20)
})

describe('an example is built from the public package, is small, and says what it does', () => {
  test.each(sources)('%s', (file) => {
    const text = readFileSync(join(ROOT, file), 'utf8')
    expect(importsOf(text).filter((name) => !isAllowed(file, name))).toEqual([])
    expect(text.split('\n').length).toBeLessThanOrEqual(260)
    expect(text).toMatch(/^\/\*\*/)
    expect(file).not.toMatch(/util|helper|common|manager|misc/i)
    expect(text).not.toMatch(/\bas any\s*(?:[;,)=|\]>}.]|$)|: any\s*(?:[;,)=|\]>}[]|$)|@ts-ignore|@ts-nocheck/m)
  })
})
