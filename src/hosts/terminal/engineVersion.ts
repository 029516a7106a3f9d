/** The version of this package: what a report and a regression were made with. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as E from 'fp-ts/lib/Either.js'

const NAME = 'ptcg-turn-engine'

const readPackage = (folder: string): { readonly name?: unknown; readonly version?: unknown } => {
  const read = E.tryCatch(
    () => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as unknown,
    () => null,
  )
  return E.isRight(read) && typeof read.right === 'object' && read.right !== null ? read.right : {}
}

/** Built files lie deeper than sources: the package is the first folder around them that bears its name. */
export const engineVersion = (): string => {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (dirname(folder) !== folder) {
    const { name, version } = readPackage(folder)
    if (name === NAME && typeof version === 'string') return version
    folder = dirname(folder)
  }
  return 'unknown'
}
