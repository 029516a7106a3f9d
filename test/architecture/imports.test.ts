/** Imports point one way, inside the engine and between packages. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

const inside = (folder: string, inner: string): readonly string[] => inner.split(' ').map((name) => `${folder}/${name}`)

/** The folders of the engine, in order: each imports only from earlier ones. */
const LAYERS = [
  ...inside('src/game', 'json model rulebook rulesets cards board changes damage effects'),
  'machines',
  ...inside('src/game', 'rules actions'),
  ...inside('src/engine', 'stepper listing play machine files explain session'),
  ...inside('src/view', 'words notation table chart gameOnChart turnBudget eras reconstructedGame'),
  'src/index.ts',
  'src/react',
]

/** Folders that import less than their place allows. `types`: only types of these. */
const USES: Readonly<Record<string, { readonly code: readonly string[]; readonly types?: readonly string[] }>> = {
  // Charts name things; the meaning of the names is elsewhere.
  machines: { code: [], types: ['src/game/model', 'src/game/rulebook'] },
  'src/game/rules': { code: LAYERS.slice(0, LAYERS.indexOf('machines')), types: ['machines'] },
  'src/game/actions': { code: [...LAYERS.slice(0, LAYERS.indexOf('machines')), 'src/game/rules'], types: ['machines'] },
  // It draws any chart, not only this game's.
  'src/view/chart': { code: [], types: ['src/game/rulebook'] },
  // A page that draws a game does not load the engine that plays one.
  'src/view/words': { code: ['src/game/model', 'src/game/board'] },
  'src/view/table': {
    code: inside('src/game', 'model rulebook board cards').concat('src/view/words'),
    types: ['src/engine/stepper', 'src/engine/play'],
  },
}

/** The packages, and the ones that each may use besides the engine. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  cards: [],
  fuzz: [],
  inspector: ['players'],
  logs: [],
  players: [],
  conformance: ['fuzz'],
  cli: ['cards', 'fuzz', 'inspector', 'logs', 'players', 'conformance'],
}

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name))

const ENGINE = ['machines', 'src'].flatMap(sourcesIn)

interface Import {
  readonly file: string
  readonly from: string
  readonly typesOnly: boolean
}

const importsOf = (file: string): readonly Import[] =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(/^(?:import|export)\s+(type\s)?[^'"]*?from '([^']+)'/gms)].map(
    ([, type, from = '']) => ({ file, from, typesOnly: type !== undefined }),
  )

/** The folder whose place in the order each file of `src/game/words` has. */
const PLACE_OF_WORD_FILE: Readonly<Record<string, string>> = {
  schema: 'src/game/cards',
  english: 'src/game/cards',
  meaning: 'src/game/effects',
  foresight: 'src/game/effects',
}

const folderOf = (file: string): string =>
  (file.startsWith('src/game/words/') ? PLACE_OF_WORD_FILE[basename(file, '.ts')] : undefined) ??
  LAYERS.find((folder) => file === folder || file.startsWith(`${folder}/`)) ??
  file

const target = ({ file, from }: Import): string => folderOf(normalize(join(dirname(file), from)))

const mayUse = (one: Import): boolean => {
  const [folder, used] = [folderOf(one.file), target(one)]
  if (folder === used) return true
  const { code, types = [] } = USES[folder] ?? { code: LAYERS.slice(0, LAYERS.indexOf(folder)) }
  return code.includes(used) || (one.typesOnly && types.includes(used))
}

const sentence = ({ file, from }: Import): string => `${file} imports ${from}`

test('inside the engine, each folder imports only from earlier folders', () => {
  expect(ENGINE.filter((file) => !LAYERS.includes(folderOf(file)))).toEqual([])
  const own = ENGINE.flatMap(importsOf).filter(({ from }) => from.startsWith('.'))
  expect(own.length).toBeGreaterThan(1000)
  expect(own.filter((one) => !mayUse(one)).map(sentence)).toEqual([])
})

test('a package imports others by name, and only the allowed ones', () => {
  const allowed = (name: string): RegExp =>
    new RegExp(`^ptcg-turn-engine(?:-(?:${[name, ...(PACKAGES[name] ?? [])].join('|')}))?(?:/|$)`)
  for (const name of Object.keys(PACKAGES)) {
    const src = `packages/${name}/src`
    const wrong = sourcesIn(src)
      .flatMap(importsOf)
      .filter((one) =>
        one.from.startsWith('.')
          ? !normalize(join(dirname(one.file), one.from)).startsWith(`${src}/`)
          : one.from.startsWith('ptcg-turn-engine') && !allowed(name).test(one.from),
      )
    expect(wrong.map(sentence)).toEqual([])
  }
})

/** The number of modules of the engine that each package still imports through `./internal/*`. It may only fall. */
test("the packages' imports of internal files do not grow in number", () => {
  const counts = Object.keys(PACKAGES).map((name) => {
    const used = sourcesIn(`packages/${name}/src`)
      .flatMap(importsOf)
      .filter(({ from }) => from.startsWith('ptcg-turn-engine/internal/'))
    return [name, new Set(used.map(({ from }) => from)).size]
  })
  expect(Object.fromEntries(counts)).toEqual(INTERNAL_IMPORTS)
})

const INTERNAL_IMPORTS = { cards: 11, fuzz: 26, inspector: 29, logs: 26, players: 0, conformance: 2, cli: 13 }

/** The oracle is a second opinion: it shares only the types of the data with the engine. */
test('the oracle shares no code with the engine', () => {
  const folder = 'packages/fuzz/src/oracle'
  /** These files meet the engine to compare, and describe differences in the words of the view. */
  const MEETS = ['check.ts', 'compare.ts', 'oracle.ts', 'differences.ts'].map((name) => join(folder, name))
  const shared = sourcesIn(folder)
    .flatMap(importsOf)
    .filter(
      ({ file, from, typesOnly }) =>
        !(
          typesOnly ||
          from === 'ptcg-turn-engine/model' ||
          normalize(join(dirname(file), from)).startsWith(folder) ||
          (MEETS.includes(file) &&
            /^\.\.\/[\w/]+\.ts$|^ptcg-turn-engine\/(?:table|words|internal\/view\/words\/)/.test(from))
        ),
    )
  expect(shared.map(sentence)).toEqual([])
})

test('charts name things and decide nothing: no function, no arithmetic', () => {
  // For the compiler, one lists the words and one the targets.
  const charts = ENGINE.filter((one) => one.startsWith('machines') && !/vocabulary|targets/.test(one))
  for (const file of charts)
    expect(readFileSync(join(ROOT, file), 'utf8'), file).not.toMatch(
      /assign\(|raise\(|invoke:|after:|type: 'parallel'|type: 'history'|\bif \(|\? .* : /,
    )
})

test('only one function places damage counters, and only one takes them off', () => {
  const writers = ENGINE.filter((file) => /damage: pokemon\.damage [+-]/.test(readFileSync(join(ROOT, file), 'utf8')))
  expect(writers).toEqual([join('src', 'game', 'damage', 'counters.ts')])
})

test('every file begins with a sentence and has a meaningful name', () => {
  const files = [...ENGINE, ...Object.keys(PACKAGES).flatMap((name) => sourcesIn(`packages/${name}/src`))]
  expect(files.filter((file) => /util|helper|common|manager|misc/i.test(file))).toEqual([])
  const silent = files.filter((file) => !/^(?:#!.*\n)?\/\*\*/.test(readFileSync(join(ROOT, file), 'utf8')))
  expect(silent).toEqual([])
})

test('no exported type name has two meanings', () => {
  const files = new Map<string, string[]>()
  for (const file of [...ENGINE, ...Object.keys(PACKAGES).flatMap((name) => sourcesIn(`packages/${name}/src`))])
    for (const [, name = ''] of readFileSync(join(ROOT, file), 'utf8').matchAll(/^export (?:interface|type) (\w+)\b/gm))
      files.set(name, [...(files.get(name) ?? []), file])
  expect([...files].filter(([, all]) => all.length > 1)).toEqual([])
})
