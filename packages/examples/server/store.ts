/** The persistent data of the server: games, their seats, and every accepted event, in an append-only table. */
import * as E from 'fp-ts/lib/Either.js'
import type Database from 'libsql'
import type { GameEvent, PlayerId } from 'ptcg-turn-engine'
import { openDatabase } from './database.ts'
import { digestOf, isSameDigest } from './tokens.ts'

/** The place that a token gives access to: the seat of a player, or a spectator's place at that player's side. */
export interface TokenPlace {
  readonly game: number
  readonly player: PlayerId
  readonly mayPlay: boolean
}

/** A place in a new game, and its token. */
export interface NewPlace {
  readonly token: string
  readonly player: PlayerId
  readonly mayPlay: boolean
}

/** The player who sent an event, and the id sent with the event. */
export interface Sender {
  readonly player: PlayerId
  readonly id: string
}

/** A stored event. Events of chance have no sender. */
export interface StoredEvent {
  readonly at: number
  readonly sender: Sender | null
  readonly event: GameEvent
}

/** A stored game. Its contents are not trusted, because another program could have written the file. */
export interface StoredGame {
  readonly beginning: unknown
  readonly events: readonly StoredEvent[]
}

/** The persistent store. Every method throws if the database fails. */
export interface Store {
  /** Stores a new game, and returns its number. */
  readonly addGame: (beginning: unknown, places: readonly NewPlace[]) => number
  /** Replaces the tokens of a game. The old tokens stop working. */
  readonly replacePlaces: (game: number, places: readonly NewPlace[]) => void
  readonly latestGame: () => number | null
  readonly place: (token: string) => TokenPlace | null
  readonly game: (game: number) => StoredGame | null
  /** Stores an event. When this returns, the event is on the disk. */
  readonly append: (game: number, event: StoredEvent) => void
  readonly close: () => void
}

interface PlaceRow {
  readonly digest: string
  readonly game: number
  readonly player: PlayerId
  readonly may_play: number
}

interface EventRow {
  readonly at: number
  readonly player: PlayerId | null
  readonly id: string | null
  readonly event: string
}

const storedEvent = ({ at, player, id, event }: EventRow): StoredEvent => ({
  at,
  sender: player === null || id === null ? null : { player, id },
  event: JSON.parse(event) as GameEvent,
})

const storeIn = (database: Database.Database): Store => {
  const addGame = database.prepare('INSERT INTO games (beginning) VALUES (?)')
  const addPlace = database.prepare('INSERT INTO seats (digest, game, player, may_play) VALUES (?, ?, ?, ?)')
  const dropPlaces = database.prepare('DELETE FROM seats WHERE game = ?')
  const placeOf = database.prepare('SELECT digest, game, player, may_play FROM seats WHERE digest = ?')
  const latest = database.prepare('SELECT max(game) AS game FROM games')
  const beginningOf = database.prepare('SELECT beginning FROM games WHERE game = ?')
  const eventsOf = database.prepare('SELECT at, player, id, event FROM events WHERE game = ? ORDER BY at')
  const append = database.prepare('INSERT INTO events (game, at, player, id, event) VALUES (?, ?, ?, ?, ?)')

  const addPlaces = (game: number, places: readonly NewPlace[]): void => {
    for (const { token, player, mayPlay } of places) addPlace.run(digestOf(token), game, player, mayPlay ? 1 : 0)
  }
  return {
    addGame: database.transaction((beginning: unknown, places: readonly NewPlace[]) => {
      const game = Number(addGame.run(JSON.stringify(beginning)).lastInsertRowid)
      addPlaces(game, places)
      return game
    }),
    replacePlaces: database.transaction((game: number, places: readonly NewPlace[]) => {
      dropPlaces.run(game)
      addPlaces(game, places)
    }),
    latestGame: () => (latest.get() as { readonly game: number | null }).game,
    place: (token) => {
      const digest = digestOf(token)
      const row = placeOf.get(digest) as PlaceRow | undefined
      if (row === undefined || !isSameDigest(row.digest, digest)) return null
      return { game: row.game, player: row.player, mayPlay: row.may_play === 1 }
    },
    game: (game) => {
      const row = beginningOf.get(game) as { readonly beginning: string } | undefined
      if (row === undefined) return null
      return {
        beginning: JSON.parse(row.beginning),
        events: (eventsOf.all(game) as readonly EventRow[]).map(storedEvent),
      }
    },
    append: (game, { at, sender, event }) => {
      append.run(game, at, sender?.player ?? null, sender?.id ?? null, JSON.stringify(event))
    },
    close: () => {
      database.close()
    },
  }
}

/** Opens the store in a file (`:memory:` for no file). Left: one sentence about the problem. Never throws. */
export const openStore = (file: string): E.Either<string, Store> => E.map(storeIn)(openDatabase(file))
