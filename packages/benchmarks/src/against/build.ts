/** Loads the engine's public functions from a checkout of the repository that has been built. */
import { readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { check, createGame, decks, legalEvents, load, play, save, view } from 'ptcg-turn-engine'

/** The parts of a build that the timed work uses. */
export interface Build {
  readonly check: typeof check
  readonly createGame: typeof createGame
  readonly decks: typeof decks
  readonly legalEvents: typeof legalEvents
  readonly load: typeof load
  readonly play: typeof play
  readonly save: typeof save
  readonly view: typeof view
}

const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

const newest = (folder: string): number =>
  Math.max(
    ...readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => changedAt(join(folder, name))),
  )

/** Loads a checkout's `dist`. Throws one sentence if the checkout is not built, or has changed since it was built. */
export const buildOf = async (checkout: string): Promise<Build> => {
  const root = resolve(checkout)
  const entry = join(root, 'dist/src/index.js')
  const built = changedAt(entry)
  if (built === 0) throw new Error(`${root} is not built: run npm run build there.`)
  if (built < newest(join(root, 'src')))
    throw new Error(`${root} has changed since it was built: run npm run build there.`)
  return import(pathToFileURL(entry).href)
}
