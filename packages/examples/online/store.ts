/** The store of online games, which several processes share. The process that took a game over last holds it. */
import type { NewPlace, StoredEvent, StoredGame, TokenPlace } from '../server/store.ts'

/** A stored event, with the time when it was stored, in milliseconds since 1970. */
export interface TimedEvent extends StoredEvent {
  readonly storedAt: number
}

export interface TimedGame extends StoredGame {
  readonly events: readonly TimedEvent[]
}

/** The outcome of storing an event, if it is known. */
export type Appended = 'stored' | 'displaced' | 'full'

/** A game held by this process. */
export interface HeldGame {
  readonly stored: TimedGame
  /** The game that its players play next, or null. */
  readonly rematch: number | null
  /**
   * Stores an event on the disk. Resolves to `displaced` if another process holds the game now, and to `full` if the
   * database has no room; then nothing is stored. If it rejects, the event may be stored or not.
   */
  readonly append: (event: StoredEvent) => Promise<Appended>
  /** True while no other process holds the game. */
  readonly isHeld: () => Promise<boolean>
}

/** The persistent store. Every method rejects if the database fails. */
export interface OnlineStore {
  /** Stores a new game and gives its number. */
  readonly addGame: (beginning: unknown, places: readonly NewPlace[]) => Promise<number>
  /** The place in a game that a token gives access to, or null. */
  readonly place: (token: string, game: number) => Promise<TokenPlace | null>
  /** Takes a game over, wherever it was played before. */
  readonly hold: (game: number) => Promise<HeldGame | null>
  /** Begins another game with the same decks and tokens, once, and gives its number. */
  readonly addRematch: (game: number) => Promise<number>
  readonly close: () => Promise<void>
}
