/** The entries of the package: what package.json exports as code, where its source is, and which page tells of it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '../../..')

/** One entry, such as `ptcg-turn-engine/react`. */
export interface Entry {
  readonly name: string
  /** Its source, from the root of the project. */
  readonly source: string
  /** The source of what a bundle for browsers gets instead, where that is something else. */
  readonly browserSource: string | null
  /** The name of its page in docs/api. */
  readonly page: string
}

type Target = string | { readonly types: string; readonly browser?: string }

interface Package {
  readonly name: string
  readonly exports: Readonly<Record<string, Target>>
}

const sourceOf = (built: string): string => built.replace('./dist/', '').replace(/(\.d\.ts|\.js)$/, '.ts')

const readPackage = (): Package => JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Package

const nameOf = (packageName: string, path: string): string =>
  path === '.' ? packageName : `${packageName}${path.slice(1)}`

/** The sets of printed cards are a package of their own, made of one room of this project. */
const SETS: Entry = {
  name: 'ptcg-turn-engine-cards',
  source: 'src/game/sets/index.ts',
  browserSource: null,
  page: 'printed-sets.md',
}

/** The entries in the order of package.json, and that package. */
export const entries = (): readonly Entry[] => {
  const { name, exports } = readPackage()
  const ofPackage = Object.entries(exports).flatMap(([path, target]) =>
    typeof target === 'string' || path.includes('*')
      ? []
      : [
          {
            name: nameOf(name, path),
            source: sourceOf(target.types),
            browserSource: target.browser === undefined ? null : sourceOf(target.browser),
            page: `${path === '.' ? name : path.slice(2).replaceAll('/', '-')}.md`,
          },
        ],
  )
  return [...ofPackage, SETS]
}

/** What the package exports as data, such as a JSON Schema: the name to import, and the file. */
export const dataEntries = (): readonly { readonly name: string; readonly file: string }[] => {
  const { name, exports } = readPackage()
  return Object.entries(exports).flatMap(([path, target]) =>
    typeof target === 'string' ? [{ name: nameOf(name, path), file: target.slice(2) }] : [],
  )
}
