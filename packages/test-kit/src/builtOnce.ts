/** Builds something once for a state of what it is made of: while no source changes, the tests take what is there. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../..')

/** Names a state of files and folders: which files there are, how large, and when they were written. */
export const stateOf = (sources: readonly string[]): string => {
  const files = sources.flatMap((source) => {
    const path = join(ROOT, source)
    if (!statSync(path).isDirectory()) return [path]
    return readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name))
  })
  const hash = createHash('sha256')
  for (const file of files.toSorted()) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex').slice(0, 16)
}

/** Fills a folder, unless it was filled from the very same sources. Half of a build is never taken for one. */
export const builtOnce = async (
  folder: string,
  sources: readonly string[],
  build: (folder: string) => void | Promise<void>,
): Promise<void> => {
  const note = join(folder, '.built-from')
  const state = stateOf(sources)
  if (existsSync(note) && readFileSync(note, 'utf8') === state) return
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await build(folder)
  writeFileSync(note, state)
}
