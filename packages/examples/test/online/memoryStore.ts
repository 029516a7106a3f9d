/** A store in memory. Several games of a test share it, as processes share a database, and it fails on request. */
import type { HeldGame, OnlineStore, TimedEvent } from '../../online/store.ts'
import type { NewPlace } from '../../server/store.ts'

interface Kept {
  readonly beginning: unknown
  readonly places: readonly NewPlace[]
  readonly events: TimedEvent[]
  holder: number
  rematch: number | null
}

export interface MemoryStore extends OnlineStore {
  readonly kept: (game: number) => Kept
  /** The point at which the next write fails: after the event is stored, before it is stored, or because the database is full. */
  failsNext: 'stored' | 'not stored' | 'full' | null
}

/** Creates an empty store. `now` is the clock of the database. */
export const memoryStore = (now: () => number = Date.now): MemoryStore => {
  const games: Kept[] = []
  const kept = (game: number): Kept => games[game - 1] as Kept
  const add = (beginning: unknown, places: readonly NewPlace[]): number =>
    games.push({ beginning, places, events: [], holder: 0, rematch: null })
  const store: MemoryStore = {
    kept,
    failsNext: null,
    addGame: async (beginning, places) => add(beginning, places),
    place: async (token, game) => {
      const place = kept(game).places.find((one) => one.token === token)
      return place === undefined ? null : { game, player: place.player, mayPlay: place.mayPlay }
    },
    hold: async (game): Promise<HeldGame | null> => {
      const own = kept(game)
      own.holder += 1
      const { holder, beginning, rematch } = own
      return {
        stored: { beginning, events: [...own.events] },
        rematch,
        append: async (event) => {
          // A database answers asynchronously.
          await new Promise((resolve) => setImmediate(resolve))
          const { failsNext } = store
          store.failsNext = null
          if (failsNext === 'not stored') throw new Error('The disk is full.')
          if (failsNext === 'full') return 'full'
          if (own.holder !== holder) return 'displaced'
          own.events.push({ ...event, storedAt: now() })
          if (failsNext === 'stored') throw new Error('The connection is lost.')
          return 'stored'
        },
        isHeld: async () => own.holder === holder,
      }
    },
    addRematch: async (game) => {
      const own = kept(game)
      own.rematch ??= add(own.beginning, own.places)
      return own.rematch
    },
    close: async () => undefined,
  }
  return store
}
