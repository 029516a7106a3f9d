/** Explores small games: in this thread, or several at once in worker threads. */
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { Tinypool } from 'tinypool'
import * as E from '#fp-ts/Either'
import { firstSnapshot } from '../opening.ts'
import { type ExploreOptions, explore } from './explore.ts'
import type { Explored } from './explored.ts'
import { openingOfGame, type SmallGame } from './games.ts'
import { searchInFolder } from './savedSearch.ts'
import type { Progress } from './search.ts'

/** A game, and the result of its exploration. */
export interface ExploredGame {
  readonly game: SmallGame
  readonly explored: Explored
  readonly seconds: number
}

export interface ExploringOptions {
  /** The number of games explored at once. Threads need built files, so code that runs from source explores one game at a time. */
  readonly workers?: number
  /** The maximum number of states of each game. */
  readonly most?: number | null
  /** A folder in which each game gets its own folder, for data that does not fit into memory. */
  readonly folder?: string | null
  readonly progress?: (game: SmallGame, progress: Progress) => void
  /** Called with each game as soon as it is explored. */
  readonly done?: (explored: ExploredGame) => void
}

/**
 * The message to a worker thread. Games contain functions, which cannot be sent to a thread, so the message has the name of a game instead.
 */
export interface ExplorationTask {
  readonly game: SmallGame['name']
  readonly most: number | null
  readonly folder: string | null
  readonly port: MessagePort
}

/** Explores one small game in this thread. */
export const exploreGame = (game: SmallGame, options: ExploreOptions = {}): Explored =>
  explore(openingOfGame(game), { isCut: game.cut?.isCut ?? null, changes: game.changes, ...options })

/** An exploration and the seconds it took. */
export type Timed = Omit<ExploredGame, 'game'>

/** Explores one small game in this thread, and measures the time. */
export const timedExploration = (game: SmallGame, options: ExploreOptions): Timed => {
  const began = performance.now()
  const explored = exploreGame(game, options)
  return { explored, seconds: (performance.now() - began) / 1000 }
}

const folderOf = ({ name }: SmallGame, { folder }: ExploringOptions): string | null =>
  typeof folder === 'string' ? join(folder, name) : null

/** One sentence for each saved search in a folder that cannot be resumed. */
export const cannotResume = (games: readonly SmallGame[], folder: string): readonly string[] =>
  games.flatMap((game) => {
    const saved = searchInFolder(join(folder, game.name), firstSnapshot(openingOfGame(game)))
    return E.isLeft(saved) ? [saved.left] : []
  })

type Explorer = (game: SmallGame) => Promise<Timed>

const inThisThread =
  (options: ExploringOptions): Explorer =>
  async (game) => {
    await setImmediate()
    const { most = null, progress } = options
    return timedExploration(game, { most, folder: folderOf(game, options), progress: (one) => progress?.(game, one) })
  }

const inThreads =
  (pool: Tinypool, options: ExploringOptions): Explorer =>
  async (game) => {
    const { most = null, progress } = options
    const { port1, port2 } = new MessageChannel()
    port2.on('message', (one: Progress) => progress?.(game, one))
    try {
      const task: ExplorationTask = { game: game.name, most, folder: folderOf(game, options), port: port1 }
      return (await pool.run(task, { transferList: [port1] })) as Timed
    } finally {
      port2.close()
    }
  }

/** The product of the numbers of different cards in the two decks. The larger it is, the more distinct shuffles there are. */
const variety = ({ start: { decks } }: SmallGame): number =>
  decks.reduce((product, { cards }) => product * new Set(cards).size, 1)

/**
 * Explores each game, and returns the results in order. Long explorations begin first, so that no thread is left alone
 * with one at the end.
 */
const exploreWith = async (
  explorer: Explorer,
  games: readonly SmallGame[],
  done: ExploringOptions['done'],
): Promise<readonly ExploredGame[]> => {
  const begun = games.toSorted((one, other) => variety(other) - variety(one))
  const explored = await Promise.all(
    begun.map(async (game): Promise<ExploredGame> => {
      const one: ExploredGame = { game, ...(await explorer(game)) }
      done?.(one)
      return one
    }),
  )
  return explored.toSorted((one, other) => games.indexOf(one.game) - games.indexOf(other.game))
}

const isBuilt = import.meta.url.endsWith('.js')

/** Explores games. The result does not depend on the number of workers. */
export const exploreGames = async (
  games: readonly SmallGame[],
  options: ExploringOptions = {},
): Promise<readonly ExploredGame[]> => {
  const threads = Math.min(options.workers ?? 1, games.length)
  if (threads < 2 || !isBuilt) return exploreWith(inThisThread(options), games, options.done)
  const filename = new URL('./explorationTask.js', import.meta.url).href
  const pool = new Tinypool({ filename, minThreads: threads, maxThreads: threads })
  try {
    return await exploreWith(inThreads(pool, options), games, options.done)
  } finally {
    await pool.destroy()
  }
}
