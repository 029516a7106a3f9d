/** The examples import the packages by their public names. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const EXAMPLES = join(import.meta.dirname, '..')
const PACKAGES = {
  'ptcg-turn-engine': '../..',
  'ptcg-turn-engine-cards': '../cards',
  'ptcg-turn-engine-inspector': '../inspector',
  'ptcg-turn-engine-conformance': '../conformance',
  'ptcg-turn-engine-players': '../players',
} as const

/** The dependencies that examples may use besides the packages, for pages and for a server. */
const OTHERS = /^(react|react-dom|vite|ws|libsql|valibot|fp-ts|hono|@hono\/node-server|node:[a-z/_]+)(\/.*)?$/

const exportsOf = (name: keyof typeof PACKAGES): readonly string[] => {
  const manifest = readFileSync(join(EXAMPLES, PACKAGES[name], 'package.json'), 'utf8')
  const { exports } = JSON.parse(manifest) as { readonly exports: Readonly<Record<string, unknown>> }
  return Object.keys(exports).map((entry) => entry.replace(/^\./, name))
}

const PUBLIC = new Set((Object.keys(PACKAGES) as (keyof typeof PACKAGES)[]).flatMap(exportsOf))

const sources = readdirSync(EXAMPLES, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !/(^|\/)(dist|test|node_modules)\/|\.d\.ts$/.test(name),
)

/** The dependencies of the online example, which has its own manifest. */
const ONLINE: ReadonlySet<string> = new Set(
  Object.keys(JSON.parse(readFileSync(join(EXAMPLES, 'online/package.json'), 'utf8')).dependencies),
)

const isAllowed = (file: string, name: string): boolean =>
  name.startsWith('.')
    ? !normalize(join(dirname(file), name)).startsWith('..')
    : PUBLIC.has(name) || OTHERS.test(name) || (file.startsWith('online') && ONLINE.has(name))

test('an example uses only public packages, and its files begin with a comment', () => {
  expect(sources.length).toBeGreaterThan(20)
  for (const file of sources) {
    const text = readFileSync(join(EXAMPLES, file), 'utf8')
    const imports = [...text.matchAll(/(?:^(?:import|export)\s[^'"]*?from\s*|^import\s+|import\()'([^']+)'/gms)]
    expect(
      imports.map(([, name = '']) => name).filter((name) => !isAllowed(file, name)),
      file,
    ).toEqual([])
    expect(text, file).toMatch(/^\/\*\*/)
  }
})
