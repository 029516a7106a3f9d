/**
 * Puts the functions of fp-ts that the package uses beside it, and the types that its declarations name. Node cannot load
 * its ES modules where they are, as their imports lack file names; bundlers cannot shake the others; and all of fp-ts is
 * larger than the rest of the package.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { filesIn, pathBetween, ROOT } from './folders.ts'

const require = createRequire(import.meta.url)

const FP_TS = join(ROOT, 'node_modules/fp-ts')

const USED = /(from |import\()(["'])fp-ts\/lib\/([\w/]+)\.js\2/g

/** What compiled code imports of fp-ts: a whole module under a name, or some of its functions. */
const WHOLE = /import \* as (\w+) from ["']fp-ts\/lib\/(\w+)\.js["']/g
const SOME = /import \{([^}]*)\} from ["']fp-ts\/lib\/(\w+)\.js["']/g

/** The functions of each module that code uses, by the name of the module. */
const functionsIn = (code: string): readonly (readonly [module: string, functions: readonly string[]])[] => [
  ...[...code.matchAll(WHOLE)].map(
    ([, prefix = '', module = '']) =>
      [module, [...code.matchAll(new RegExp(`\\b${prefix}\\.(\\w+)`, 'g'))].map(([, name = '']) => name)] as const,
  ),
  ...[...code.matchAll(SOME)].map(
    ([, names = '', module = '']) =>
      [module, names.split(',').flatMap((name) => /^\s*(\w+)/.exec(name)?.[1] ?? [])] as const,
  ),
]

/** Writes a module for each that is used, with the functions that are used and what these need. */
const writeModules = async (folder: string, used: ReadonlyMap<string, ReadonlySet<string>>): Promise<void> => {
  const names = (module: string): readonly string[] => Object.keys(require(join(FP_TS, 'lib', module)) as object)
  const shipped: Plugin = {
    name: 'what is used of fp-ts',
    setup: ({ onLoad, onResolve }) => {
      onResolve({ filter: /^used:/ }, ({ path }) => ({ path: path.slice('used:'.length), namespace: 'used' }))
      onLoad({ filter: /./, namespace: 'used' }, ({ path: module }) => ({
        contents: `export { ${names(module)
          .filter((name) => used.get(module)?.has(name))
          .join(', ')} } from './${module}.js'`,
        resolveDir: join(FP_TS, 'es6'),
      }))
    },
  }
  const { outputFiles } = await build({
    entryPoints: [...used.keys()].map((module) => ({ in: `used:${module}`, out: module })),
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    chunkNames: 'shared-[hash]',
    plugins: [shipped],
    write: false,
  })
  mkdirSync(folder, { recursive: true })
  // An import that gives nothing is a warning to bundlers: nothing here has side effects.
  for (const { path, text } of outputFiles) writeFileSync(path, text.replace(/^import "[^"]+";\n/gm, ''))
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

/** Writes what compiled files use of fp-ts into a folder beside them, and lets them import it from there. */
export const shipFpTs = async (dist: string): Promise<void> => {
  const used = new Map<string, Set<string>>()
  for (const file of filesIn(dist, '.js', '.d.ts')) {
    const text = readFileSync(file, 'utf8')
    if (!text.includes('fp-ts/lib/')) continue
    const isTypes = file.endsWith('.d.ts')
    const unknown = isTypes ? unknownTypes(text) : []
    if (unknown.length > 0)
      throw new Error(`${file} names ${unknown.join(', ')}, which scripts/bundles/fpTs.ts does not ship.`)
    if (!isTypes)
      for (const [module, functions] of functionsIn(text))
        used.set(module, new Set([...(used.get(module) ?? []), ...functions]))
    const shipped = text.replace(
      USED,
      (_, before: string, quote: string, name: string) =>
        `${before}${quote}${pathBetween(file, join(dist, 'fp-ts', `${name}.js`))}${quote}`,
    )
    writeFileSync(file, shipped)
  }
  const folder = join(dist, 'fp-ts')
  await writeModules(folder, used)
  for (const module of Object.keys(TYPES)) writeFileSync(join(folder, `${module}.d.ts`), declarations(module))
}
