/** The house: imports point one way, files are small, and nothing goes by a name that says nothing. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, sep } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** Which parts of the house each part may import, itself always included. `types` may be imported for types only. */
const MAY_IMPORT: Readonly<Record<string, { readonly code: readonly string[]; readonly types?: readonly string[] }>> = {
  'src/model': { code: [] },
  'src/rulebook': { code: [] },
  'src/json': { code: [] },
  'src/rulesets': { code: ['src/model'] },
  'src/cards': { code: ['src/model', 'src/json'] },
  'src/board': { code: ['src/model'] },
  'src/changes': { code: ['src/model', 'src/board'] },
  'src/damage': { code: ['src/model', 'src/board', 'src/changes'] },
  'src/effects': { code: ['src/model', 'src/board', 'src/changes', 'src/damage'] },
  'src/rules': {
    code: ['src/model', 'src/rulebook', 'src/board', 'src/changes', 'src/effects'],
    types: ['machines'],
  },
  'src/actions': {
    code: ['src/model', 'src/board', 'src/changes', 'src/damage', 'src/effects', 'src/rules'],
    types: ['machines'],
  },
  machines: { code: [], types: ['src/model', 'src/rulebook'] },
  'src/engine': {
    code: [
      'machines',
      'src/model',
      'src/rulebook',
      'src/json',
      'src/rulesets',
      'src/cards',
      'src/board',
      'src/changes',
      'src/effects',
      'src/rules',
      'src/actions',
    ],
  },
  'src/session': { code: ['src/model', 'src/board', 'src/rules', 'src/engine'] },
  'src/embed': {
    code: [
      'machines',
      'src/model',
      'src/rulebook',
      'src/board',
      'src/rules',
      'src/engine',
      'src/session',
      'src/chart',
      'src/budget',
      'src/story',
      'src/table',
    ],
  },
  'src/chart': { code: [], types: ['src/rulebook'] },
  'src/story': { code: ['src/model', 'src/board'] },
  'src/table': {
    code: ['src/model', 'src/rulebook', 'src/board', 'src/cards', 'src/story'],
    types: ['src/engine'],
  },
  'src/budget': {
    code: ['src/model', 'src/rulebook', 'src/board', 'src/rules', 'src/engine'],
    types: ['machines', 'src/chart'],
  },
  'src/players': { code: [], types: ['src/model', 'src/engine'] },
  'src/inspector': {
    code: [
      'machines',
      'src/model',
      'src/rulebook',
      'src/json',
      'src/cards',
      'src/board',
      'src/rules',
      'src/engine',
      'src/chart',
      'src/budget',
      'src/story',
      'src/table',
      'src/players',
    ],
  },
  'src/stdio': {
    code: [
      'src/model',
      'src/rulebook',
      'src/json',
      'src/rulesets',
      'src/cards',
      'src/engine',
      'src/rules',
      'src/session',
      'src/story',
      'src/table',
    ],
  },
  'src/cli': {
    code: [
      'machines',
      'src/model',
      'src/rulebook',
      'src/json',
      'src/rulesets',
      'src/cards',
      'src/board',
      'src/engine',
      'src/chart',
      'src/story',
      'src/players',
      'src/fuzz',
      'src/inspector',
      'src/stdio',
    ],
  },
  'src/fuzz': {
    code: [
      'machines',
      'src/model',
      'src/rulebook',
      'src/json',
      'src/rulesets',
      'src/cards',
      'src/board',
      'src/changes',
      'src/damage',
      'src/effects',
      'src/rules',
      'src/actions',
      'src/engine',
      'src/chart',
    ],
  },
  src: {
    code: [
      'src/model',
      'src/rulebook',
      'src/json',
      'src/rulesets',
      'src/cards',
      'src/engine',
      'src/rules',
      'src/session',
      'src/players',
      'src/story',
    ],
  },
}

const sources = ['machines', 'src'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules'))
    .map((name) => join(folder, name)),
)

const partOf = (file: string): string => {
  const [top = '', second = ''] = file.split(sep)
  return top === 'src' && !second.endsWith('.ts') ? `src/${second}` : top
}

interface Import {
  readonly to: string
  readonly typesOnly: boolean
}

const importsOf = (file: string): readonly Import[] =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(/^(?:import|export)\s+(type\s)?[^'"]*?from '(\.[^']+)'/gms)].map(
    ([, type, path = '']) => ({ to: normalize(join(dirname(file), path)), typesOnly: type !== undefined }),
  )

describe('imports point one way', () => {
  test.each(sources)('%s', (file) => {
    const part = partOf(file)
    const allowed = MAY_IMPORT[part]
    expect(allowed, `${part} is not a known part of the house`).toBeDefined()
    const wrong = importsOf(file).filter(({ to, typesOnly }) => {
      const target = partOf(to)
      if (target === part || allowed?.code.includes(target)) return false
      return !(typesOnly && allowed?.types?.includes(target))
    })
    expect(wrong).toEqual([])
  })
})

/** The oracle is a second opinion: the words for the data are all it has in common with the engine. */
test('the oracle shares no code with the engine', () => {
  const oracle = sources.filter((file) => file.startsWith(join('src', 'fuzz', 'oracle')))
  expect(oracle.length).toBeGreaterThan(10)
  // Where it meets the engine to be compared with it, it sees snapshots and events.
  const MEETS = new Set(
    ['check.ts', 'compare.ts', 'oracle.ts', 'differences.ts'].map((name) => join('src', 'fuzz', 'oracle', name)),
  )
  for (const file of oracle) {
    const shared = importsOf(file).filter(({ to, typesOnly }) => {
      const target = partOf(to)
      if (to.startsWith(join('src', 'fuzz', 'oracle')) || target === 'src/model') return false
      return !(typesOnly || (MEETS.has(file) && target === 'src/fuzz'))
    })
    expect(shared, file).toEqual([])
  }
})

test('no two files import each other, even by a detour', () => {
  const graph = new Map(
    sources.map((file) => [
      file,
      importsOf(file)
        .filter(({ typesOnly }) => !typesOnly)
        .map(({ to }) => to),
    ]),
  )
  const done = new Set<string>()
  const visit = (file: string, path: readonly string[]): void => {
    expect(path.includes(file), [...path, file].join(' → ')).toBe(false)
    if (done.has(file)) return
    for (const to of graph.get(file) ?? []) visit(to, [...path, file])
    done.add(file)
  }
  for (const file of sources) visit(file, [])
})

describe('a file is small, says what it models, and has a name that means something', () => {
  test.each(sources)('%s', (file) => {
    const text = readFileSync(join(ROOT, file), 'utf8')
    expect(text.split('\n').length).toBeLessThanOrEqual(260)
    expect(text.replace(/^#!.*\n/, '')).toMatch(/^\/\*\*/)
    expect(file).not.toMatch(/util|helper|common|manager|misc/i)
    expect(text).not.toMatch(/\bas any\s*(?:[;,)=|\]>}.]|$)|: any\s*(?:[;,)=|\]>}[]|$)|@ts-ignore|@ts-nocheck/m)
  })
})

test('charts name things and decide nothing: no function, no arithmetic', () => {
  for (const file of sources.filter((one) => one.startsWith('machines') && !one.includes('vocabulary'))) {
    const text = readFileSync(join(ROOT, file), 'utf8')
    expect(text, file).not.toMatch(/assign\(|raise\(|invoke:|after:|type: 'parallel'|type: 'history'|\bif \(|\? .* : /)
  }
})

test('only one function places damage counters, and only one takes them off', () => {
  const writers = sources.filter((file) => /damage: pokemon\.damage [+-]/.test(readFileSync(join(ROOT, file), 'utf8')))
  expect(writers).toEqual([join('src', 'damage', 'counters.ts')])
})
