/** Reads the files of the page that the server sends, once: exactly the scripts, styles and JSON files in the build's folder. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as E from '#fp-ts/Either'

/** A file ready to send. */
export interface Asset {
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

export interface Assets {
  readonly folder: string
  /** The files by name. No other file can be requested. */
  readonly files: ReadonlyMap<string, Asset>
  /** The layout of the chart, as JSON. */
  readonly layout: string
}

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
}

const typeOf = (name: string): string | undefined => {
  const [, ending = ''] = /^[\w-][\w.-]*\.([a-z]+)$/.exec(name) ?? []
  return Object.hasOwn(TYPES, ending) ? TYPES[ending] : undefined
}

const LAYOUT = 'layout.json'

/** The default folder of the page: in the built package, which contains this file. */
export const pageFolder = (): string => {
  const own = dirname(fileURLToPath(import.meta.url))
  for (let folder = own; dirname(folder) !== folder; folder = dirname(folder)) {
    const found = [join(folder, 'browser'), join(folder, 'dist/browser')].find((one) =>
      existsSync(join(one, 'page.js')),
    )
    if (found !== undefined) return found
  }
  return own
}

const namesIn = (folder: string): readonly string[] =>
  // Symbolic links are left out: they could lead anywhere, and the build makes none.
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []))

const filesIn = (folder: string): ReadonlyMap<string, Asset> =>
  new Map(
    namesIn(folder).flatMap((name) => {
      const type = typeOf(name)
      return type === undefined
        ? []
        : [[name, { type, bytes: new Uint8Array(readFileSync(join(folder, name))) }] as const]
    }),
  )

/** The text of a file, or null if there is no such file. */
export const assetText = ({ files }: Pick<Assets, 'files'>, name: string): string | null => {
  const asset = files.get(name)
  return asset === undefined ? null : new TextDecoder().decode(asset.bytes)
}

/** The files of the page in a folder, or one sentence if the page is not there. */
export const readAssets = (folder: string): E.Either<string, Assets> => {
  const missing = `The page of the inspector is not in ${folder}: build it with "npm run build".`
  const read = E.tryCatch(
    () => filesIn(folder),
    () => missing,
  )
  if (E.isLeft(read)) return read
  const files = read.right
  const layout = assetText({ files }, LAYOUT)
  if (layout === null || !files.has('page.js') || !files.has('page.css')) return E.left(missing)
  return E.right({ folder, files, layout })
}
