/**
 * Puts the ES modules of fp-ts that the package uses beside it, and the types that its declarations name. Node cannot load
 * the modules where they are, as their imports lack file names; bundlers cannot shake the others; and all of fp-ts is
 * larger than the rest of the package.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from 'esbuild'
import { filesIn, pathBetween, ROOT } from './folders.ts'

const FP_TS = join(ROOT, 'node_modules/fp-ts')

const USED = /(from |import\()(["'])fp-ts\/lib\/([\w/]+)\.js\2/g
const IMPORTED = /from (["'])\.\/(\w+)\1/g

/** A module as a browser and Node can load it, without its documentation. */
const loadable = (name: string): string => {
  const { code } = transformSync(readFileSync(join(FP_TS, 'es6', `${name}.js`), 'utf8'), { format: 'esm' })
  return code.replace(IMPORTED, (_, quote: string, imported: string) => `from ${quote}./${imported}.js${quote}`)
}

/** Each of the modules and all that they import, by name. */
const withImported = (names: readonly string[]): ReadonlyMap<string, string> => {
  const modules = new Map<string, string>()
  const queue = [...names]
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (modules.has(name)) continue
    const code = loadable(name)
    modules.set(name, code)
    queue.push(...[...code.matchAll(/from (["'])\.\/(\w+)\.js\1/g)].map(([, , imported = '']) => imported))
  }
  return modules
}

/** The types of each module that declarations of the package name. Naming another one stops the build: it is to be added here. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  Either: ['Left', 'Right', 'Either'],
  ReadonlyNonEmptyArray: ['ReadonlyNonEmptyArray'],
}

/** A type as fp-ts declares it: a program that uses all of fp-ts meets the very same shape. */
const declared = (module: string, type: string): string => {
  const text = readFileSync(join(FP_TS, 'lib', `${module}.d.ts`), 'utf8')
  const [declaration] =
    new RegExp(`^export (?:interface ${type}<[\\s\\S]*?^}|type ${type}<.*\\n(?: .*\\n)*^}?)`, 'm').exec(text) ?? []
  if (declaration === undefined) throw new Error(`fp-ts/${module} declares no ${type}.`)
  return declaration.trimEnd()
}

const declarations = (module: string): string =>
  `${(TYPES[module] ?? []).map((type) => declared(module, type)).join('\n')}\n`

/** What a declaration takes from fp-ts beyond the types that are shipped. */
const unknownTypes = (text: string): readonly string[] =>
  [...text.matchAll(/import \* as (\w+) from 'fp-ts\/lib\/(\w+)\.js'/g)].flatMap(([, prefix, module = '']) =>
    [...text.matchAll(new RegExp(`\\b${prefix}\\.([A-Za-z]\\w*)`, 'g'))]
      .map(([, type = '']) => type)
      .filter((type) => !TYPES[module]?.includes(type))
      .map((type) => `${module}.${type}`),
  )

/** Copies what compiled files import of fp-ts into their folder, and lets them import it from there. */
export const shipFpTs = (dist: string): void => {
  const used = new Set<string>()
  for (const file of filesIn(dist, '.js', '.d.ts')) {
    const text = readFileSync(file, 'utf8')
    if (!text.includes('fp-ts/lib/')) continue
    const isTypes = file.endsWith('.d.ts')
    const unknown = isTypes ? unknownTypes(text) : []
    if (unknown.length > 0)
      throw new Error(`${file} names ${unknown.join(', ')}, which scripts/bundles/fpTs.ts does not ship.`)
    const shipped = text.replace(USED, (_, before: string, quote: string, name: string) => {
      if (!isTypes) used.add(name)
      return `${before}${quote}${pathBetween(file, join(dist, 'fp-ts', `${name}.js`))}${quote}`
    })
    writeFileSync(file, shipped)
  }
  const folder = join(dist, 'fp-ts')
  mkdirSync(folder, { recursive: true })
  for (const [name, code] of withImported([...used])) writeFileSync(join(folder, `${name}.js`), code)
  for (const module of Object.keys(TYPES)) writeFileSync(join(folder, `${module}.d.ts`), declarations(module))
}
