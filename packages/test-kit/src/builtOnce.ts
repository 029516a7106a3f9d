/** Builds something once: as long as its sources do not change, tests use the existing build. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../..')

/** A hash of the state of files and folders: the names of the files, their sizes, and the times they were written. */
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

/** Builds into a folder, unless its content was built from the same sources. An unfinished build is never used. */
export const buildOnce = async (
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
