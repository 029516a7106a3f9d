/** The house: imports point one way, files are small, and nothing goes by a name that says nothing. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

const inside = (room: string, inner: string): readonly string[] => inner.split(' ').map((name) => `${room}/${name}`)

/** The rooms of the house and what is in them, from the ground up: each may use what stands before it, and nothing after it. */
const LAYERS = [
  ...inside('src/game', 'json model rulebook rulesets cards sets printed board changes damage effects'),
  'machines',
  ...inside('src/game', 'rules actions'),
  ...inside('src/engine', 'stepper listing play machine files explain session'),
  ...inside('src/view', 'words notation table chart gameOnChart turnBudget eras toldGame'),
  'src/index.ts',
  ...inside('src/log', 'languages reading refereeing writing telling sampling index.ts'),
  'src/fuzz',
  ...inside('src/conformance', 'suite judging index.ts'),
  ...inside('src/hosts', 'react elements stdio inspector terminal'),
]

/** Parts that use less than their place would let them. `types`: of these, types only. */
const USES: Readonly<Record<string, { readonly code: readonly string[]; readonly types?: readonly string[] }>> = {
  // Charts name things; what the names mean is elsewhere.
  machines: { code: [], types: ['src/game/model', 'src/game/rulebook'] },
  'src/game/rules': { code: LAYERS.slice(0, LAYERS.indexOf('machines')), types: ['machines'] },
  'src/game/actions': { code: [...LAYERS.slice(0, LAYERS.indexOf('machines')), 'src/game/rules'], types: ['machines'] },
  // It draws any chart, of this game or not.
  'src/view/chart': { code: [], types: ['src/game/rulebook'] },
  // What a page draws of a game brings nothing along that plays one.
  'src/view/words': { code: ['src/game/model', 'src/game/board'] },
  'src/view/table': {
    code: inside('src/game', 'model rulebook board cards').concat('src/view/words'),
    types: ['src/engine/stepper', 'src/engine/play'],
  },
}

/** The only ones that may use these. */
const USED_BY: Readonly<Record<string, readonly string[]>> = {
  'src/fuzz': ['src/conformance/suite', 'src/conformance/judging', 'src/hosts/terminal'],
  'src/conformance/index.ts': ['src/hosts/terminal'],
  'src/hosts/inspector': ['src/hosts/terminal'],
  'src/hosts/react': [],
  'src/hosts/stdio': ['src/hosts/terminal'],
  'src/log/index.ts': ['src/hosts/terminal'],
  'src/index.ts': [],
}

const sources = ['machines', 'src'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules'))
    .map((name) => join(folder, name)),
)

const partOf = (file: string): string =>
  LAYERS.find((layer) => file === layer || file.startsWith(`${layer}/`)) ?? `${file}, which is in no room`

interface Import {
  readonly to: string
  readonly typesOnly: boolean
}

const importsOf = (file: string): readonly Import[] =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(/^(?:import|export)\s+(type\s)?[^'"]*?from '(\.[^']+)'/gms)].map(
    ([, type, path = '']) => ({ to: normalize(join(dirname(file), path)), typesOnly: type !== undefined }),
  )

const mayUse = (part: string, target: string, typesOnly: boolean): boolean => {
  if (part === target) return true
  if (USED_BY[target]?.includes(part) === false) return false
  const { code, types = [] } = USES[part] ?? { code: LAYERS.slice(0, LAYERS.indexOf(part)) }
  return code.includes(target) || (typesOnly && types.includes(target))
}

describe('imports point one way', () => {
  test.each(sources)('%s', (file) => {
    const part = partOf(file)
    expect(LAYERS).toContain(part)
    expect(importsOf(file).filter(({ to, typesOnly }) => !mayUse(part, partOf(to), typesOnly))).toEqual([])
  })
})

/** The page at the door of a room names what is in it, in the order in which one may use another. */
test.each(['game', 'engine', 'view', 'log', 'fuzz', 'conformance', 'hosts'])(
  'the page at the door of %s names its inner rooms',
  (room) => {
    const folder = join(ROOT, 'src', room)
    const named = [...readFileSync(join(folder, 'README.md'), 'utf8').matchAll(/^\| `(\w+)` \|/gm)].map(
      ([, name]) => name,
    )
    const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    expect([...named].sort()).toEqual(folders.map(({ name }) => name).sort())
    const order = LAYERS.filter((layer) => layer.startsWith(`src/${room}/`) && !layer.endsWith('.ts')).map(
      (layer) => layer.split('/')[2],
    )
    if (order.length > 0) expect(named).toEqual(order)
  },
)

/** The oracle is a second opinion: the words for the data are all it has in common with the engine. */
test('the oracle shares no code with the engine', () => {
  const oracle = sources.filter((file) => file.startsWith(join('src', 'fuzz', 'oracle')))
  expect(oracle.length).toBeGreaterThan(10)
  // Where it meets the engine to be compared with it, it sees snapshots and events, and says what differs in the words of the view.
  const MEETS = new Set(
    ['check.ts', 'compare.ts', 'oracle.ts', 'differences.ts'].map((name) => join('src', 'fuzz', 'oracle', name)),
  )
  for (const file of oracle) {
    const shared = importsOf(file).filter(({ to, typesOnly }) => {
      const target = partOf(to)
      if (to.startsWith(join('src', 'fuzz', 'oracle')) || target === 'src/game/model') return false
      return !(typesOnly || (MEETS.has(file) && (target === 'src/fuzz' || target === 'src/view/words')))
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

describe('a file is small, says what it does, and has a name that means something', () => {
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
  expect(writers).toEqual([join('src', 'game', 'damage', 'counters.ts')])
})

/** The two adapters for inspectors that people use already do the same in the same words. */
const SAID_TWICE = ['InBrowserOptions', 'OverWebSocketOptions']

test('a name of a type means one thing in the whole house', () => {
  const files = new Map<string, string[]>()
  for (const file of sources)
    for (const [, name = ''] of readFileSync(join(ROOT, file), 'utf8').matchAll(/^export (?:interface|type) (\w+)\b/gm))
      files.set(name, [...(files.get(name) ?? []), file])
  expect([...files].filter(([name, all]) => all.length > 1 && !SAID_TWICE.includes(name))).toEqual([])
})
