/** Where the build reads and writes, and how its files name each other. */
import { readdirSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

export const ROOT = join(import.meta.dirname, '../..')
export const DIST = join(ROOT, 'dist')

/** The files in a folder, and in the folders inside it, whose names end so. */
export const filesIn = (folder: string, ...endings: readonly string[]): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => endings.some((ending) => name.endsWith(ending)))
    .map((name) => join(folder, name))

/** How a module imports another one that lies in the same package. */
export const pathBetween = (file: string, imported: string): string => {
  const path = relative(dirname(file), imported).split(sep).join('/')
  return path.startsWith('.') ? path : `./${path}`
}
