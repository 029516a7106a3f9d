/** Explores small games, each by itself: in this thread, or several at once in worker threads. */
import { setImmediate } from 'node:timers/promises'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { Tinypool } from 'tinypool'
import { type ExploreOptions, explore } from './explore.ts'
import type { Explored } from './explored.ts'
import { openingOfGame, type SmallGame } from './games.ts'
import type { Progress } from './search.ts'

/** A game, and what its exploration came to. */
export interface ExploredGame {
  readonly game: SmallGame
  readonly explored: Explored
  readonly seconds: number
}

export interface ExploringOptions {
  /** How many games are explored at once. From source there is this thread only: threads run built files. */
  readonly workers?: number
  /** No more states of each game than this. */
  readonly most?: number | null
  readonly progress?: (game: SmallGame, progress: Progress) => void
  /** Told of each game as soon as it is explored. */
  readonly done?: (explored: ExploredGame) => void
}

/** What a worker thread is told. Games have functions, which cannot be sent to a thread: it is told the name of one. */
export interface ExplorationTask {
  readonly game: SmallGame['name']
  readonly most: number | null
  readonly port: MessagePort
}

/** Explores one small game in this thread. */
export const exploreGame = (game: SmallGame, options: ExploreOptions = {}): Explored =>
  explore(openingOfGame(game), { isCut: game.cut?.isCut ?? null, changes: game.changes, ...options })

/** An exploration and the seconds it took. */
export type Timed = Omit<ExploredGame, 'game'>

/** The same, with the time it took. */
export const timedExploration = (game: SmallGame, options: ExploreOptions): Timed => {
  const began = performance.now()
  const explored = exploreGame(game, options)
  return { explored, seconds: (performance.now() - began) / 1000 }
}

type Explorer = (game: SmallGame) => Promise<Timed>

const inThisThread =
  ({ most = null, progress }: ExploringOptions): Explorer =>
  async (game) => {
    await setImmediate()
    return timedExploration(game, { most, progress: (one) => progress?.(game, one) })
  }

const inThreads =
  (pool: Tinypool, { most = null, progress }: ExploringOptions): Explorer =>
  async (game) => {
    const { port1, port2 } = new MessageChannel()
    port2.on('message', (one: Progress) => progress?.(game, one))
    try {
      const task: ExplorationTask = { game: game.name, most, port: port1 }
      return (await pool.run(task, { transferList: [port1] })) as Timed
    } finally {
      port2.close()
    }
  }

/** How many different cards two decks have: the more there are, the more orders to shuffle them into. */
const variety = ({ start: { decks } }: SmallGame): number =>
  decks.reduce((product, { cards }) => product * new Set(cards).size, 1)

/** Explores each game, and answers in their order. Those that take long are begun first, so that no thread is left with one. */
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

/** Explores games. What it answers does not depend on the number of workers. */
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
