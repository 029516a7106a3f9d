/** Takes compiled files out of the package that nobody can come to: those that no entry, and nothing an entry imports, names. */
import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesIn } from './folders.ts'

type Target = string | Readonly<Record<string, string>>

export interface Entries {
  readonly bin: Readonly<Record<string, string>>
  readonly exports: Readonly<Record<string, Target>>
}

/** Modules that are named, in code and in declarations; a worker thread is named by a URL. */
const NAMED = /(?:from|import|import\(|new URL\()\s*["'](\.[^"']+\.(?:js|ts))["']/g

const namedIn = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(NAMED)].map(([, path = '']) => join(dirname(file), path))

const declarationOf = (file: string): string => file.replace(/\.[jt]s$/, '.d.ts')

/** A file of declarations names modules, and means their declarations. */
const reached = (roots: readonly string[]): ReadonlySet<string> => {
  const seen = new Set<string>()
  const queue = roots.filter((file) => existsSync(file))
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    const named = namedIn(file)
    queue.push(...(file.endsWith('.d.ts') ? named.map(declarationOf) : named).filter((one) => existsSync(one)))
  }
  return seen
}

const withoutEmptyFolders = (folder: string): void => {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) withoutEmptyFolders(join(folder, entry.name))
  if (readdirSync(folder).length === 0) rmdirSync(folder)
}

/** Removes them from these folders of the package. `besides` are files that are found by their place. */
export const removeUnused = (
  root: string,
  folders: readonly string[],
  { bin, exports }: Entries,
  besides: readonly string[],
): void => {
  const named = [...Object.values(exports), ...Object.values(bin)].flatMap((target) =>
    typeof target === 'string' ? [target] : Object.values(target),
  )
  const used = reached(
    [...named.filter((file) => /\.(?:js|d\.ts)$/.test(file)), ...besides].map((file) => join(root, file)),
  )
  for (const folder of folders) {
    const path = join(root, folder)
    for (const file of filesIn(path, '.js', '.d.ts')) {
      if (used.has(file)) continue
      rmSync(file)
      rmSync(`${file}.map`, { force: true })
    }
    withoutEmptyFolders(path)
  }
}
