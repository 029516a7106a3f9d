/**
 * Puts the ES modules of fp-ts that the package uses beside it. Node cannot load them where they are, as their imports lack
 * file names, and bundlers cannot shake the others: a page would get all of fp-ts, four times the code that it needs.
 */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { transformSync } from 'esbuild'

const FP_TS = join(import.meta.dirname, '../../node_modules/fp-ts')

const USED = /from '(fp-ts\/lib\/([\w/]+)\.js)'/g
const IMPORTED = /from (["'])\.\/(\w+)\1/g

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(folder, name))

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

/** Copies what compiled files import of fp-ts into their folder, and lets them import it from there. */
export const shipFpTs = (dist: string): void => {
  const used = new Set<string>()
  for (const file of filesIn(dist)) {
    const code = readFileSync(file, 'utf8')
    const shipped = code.replace(USED, (_, __, name: string) => {
      used.add(name)
      const path = relative(dirname(file), join(dist, 'fp-ts', `${name}.js`))
        .split(sep)
        .join('/')
      return `from '${path.startsWith('.') ? path : `./${path}`}'`
    })
    if (shipped !== code) writeFileSync(file, shipped)
  }
  mkdirSync(join(dist, 'fp-ts'), { recursive: true })
  for (const [name, code] of withImported([...used])) writeFileSync(join(dist, 'fp-ts', `${name}.js`), code)
  copyFileSync(join(FP_TS, 'LICENSE'), join(dist, 'fp-ts', 'LICENSE'))
}
