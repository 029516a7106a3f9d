/** The store in PostgreSQL: an append-only table of events, and for each game a number that says who holds it. */

import { Pool, type PoolClient } from 'pg'
import type { GameEvent, PlayerId } from 'ptcg-turn-engine'
import type { NewPlace } from '../server/store.ts'
import { digestOf } from '../server/tokens.ts'
import type { HeldGame, OnlineStore, TimedEvent } from './store.ts'

const TABLES = `
CREATE TABLE IF NOT EXISTS games (
  game integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The save of the session before its first event, which restoreSession reads.
  beginning json NOT NULL,
  -- The number of times the game was taken over. Only the process that took it over last may append.
  holder integer NOT NULL DEFAULT 0,
  rematch integer REFERENCES games
);
CREATE TABLE IF NOT EXISTS seats (
  digest text NOT NULL,
  game integer NOT NULL REFERENCES games,
  player smallint NOT NULL CHECK (player IN (0, 1)),
  may_play boolean NOT NULL,
  PRIMARY KEY (digest, game)
);
CREATE TABLE IF NOT EXISTS events (
  game integer NOT NULL REFERENCES games,
  -- The number of the event in its game, from 1.
  at integer NOT NULL CHECK (at > 0),
  -- The player who sent the event, and the id sent with it; null for an event of chance.
  player smallint CHECK (player IN (0, 1)),
  id text,
  event json NOT NULL,
  stored_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (game, at),
  UNIQUE (game, player, id)
);
CREATE OR REPLACE FUNCTION nothing_changes() RETURNS trigger LANGUAGE plpgsql AS
  $$ BEGIN RAISE EXCEPTION 'a stored event cannot be changed'; END $$;
CREATE OR REPLACE TRIGGER events_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON events
  FOR EACH STATEMENT EXECUTE FUNCTION nothing_changes();
`

/** Appends an event if this process holds the game. FOR SHARE makes a takeover wait, so that it finds this event. */
const APPEND = `
INSERT INTO events (game, at, player, id, event)
SELECT $1, $2, $3, $4, $5 FROM games WHERE game = $1 AND holder = $6 FOR SHARE`

const EVENTS = `
SELECT at, player, id, event, extract(epoch FROM stored_at) * 1000 AS stored_at
FROM events WHERE game = $1 ORDER BY at`

/** The time for an answer of the database, in milliseconds. It is long, because a process that opens many games is busy. */
const PATIENCE = 20_000
/** The number of the lock for creating tables. Other programs that use this database must not lock the same number. */
const TABLES_LOCK = 0x50544347
/** PostgreSQL's codes for a key that exists already, and for a full disk: either way the statement did nothing. */
const EXISTS = '23505'
const DISK_FULL = '53100'

interface EventRow {
  readonly at: number
  readonly player: PlayerId | null
  readonly id: string | null
  readonly event: GameEvent
  readonly stored_at: string
}

const timedEvent = ({ at, player, id, event, stored_at }: EventRow): TimedEvent => ({
  at,
  sender: player === null || id === null ? null : { player, id },
  event,
  storedAt: Number(stored_at),
})

const inTransaction = async <Value>(pool: Pool, does: (client: PoolClient) => Promise<Value>): Promise<Value> => {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    const value = await does(client)
    await client.query('COMMIT')
    client.release()
    return value
  } catch (error) {
    // A connection in an unknown state is closed; PostgreSQL rolls back.
    client.release(true)
    throw error
  }
}

const addGame = async (client: PoolClient, beginning: unknown, places: readonly NewPlace[]): Promise<number> => {
  const { rows } = await client.query('INSERT INTO games (beginning) VALUES ($1) RETURNING game', [
    JSON.stringify(beginning),
  ])
  for (const { token, player, mayPlay } of places)
    await client.query('INSERT INTO seats VALUES ($1, $2, $3, $4)', [digestOf(token), rows[0].game, player, mayPlay])
  return rows[0].game
}

const addRematch = async (client: PoolClient, game: number): Promise<number> => {
  const { rows } = await client.query('SELECT rematch FROM games WHERE game = $1 FOR UPDATE', [game])
  if (rows[0].rematch !== null) return rows[0].rematch
  const added = await client.query(
    'INSERT INTO games (beginning) SELECT beginning FROM games WHERE game = $1 RETURNING game',
    [game],
  )
  const next = added.rows[0].game
  await client.query('INSERT INTO seats SELECT digest, $2::integer, player, may_play FROM seats WHERE game = $1', [
    game,
    next,
  ])
  await client.query('UPDATE games SET rematch = $2 WHERE game = $1', [game, next])
  return next
}

const hold = async (pool: Pool, game: number): Promise<HeldGame | null> => {
  const taken = await pool.query(
    'UPDATE games SET holder = holder + 1 WHERE game = $1 RETURNING holder, beginning, rematch',
    [game],
  )
  if (taken.rows[0] === undefined) return null
  const { holder, beginning, rematch } = taken.rows[0]
  const events = (await pool.query<EventRow>(EVENTS, [game])).rows.map(timedEvent)
  return {
    stored: { beginning, events },
    rematch,
    append: async ({ at, sender, event }) => {
      try {
        const values = [game, at, sender?.player ?? null, sender?.id ?? null, JSON.stringify(event), holder]
        const { rowCount } = await pool.query({ name: 'append', text: APPEND, values })
        return rowCount === 1 ? 'stored' : 'displaced'
      } catch (error) {
        const { code } = error as { readonly code?: unknown }
        if (code === EXISTS) return 'displaced'
        if (code === DISK_FULL) return 'full'
        throw error
      }
    },
    isHeld: async () => {
      const { rows } = await pool.query('SELECT holder FROM games WHERE game = $1', [game])
      return rows[0]?.holder === holder
    },
  }
}

/** The store at an address such as `postgres://127.0.0.1:5440/ptcg`. Rejects if the database cannot be used. */
export const openPostgres = async (address: string): Promise<OnlineStore> => {
  const pool = new Pool({
    connectionString: address,
    max: 10,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
  })
  // If an idle connection fails, the next query opens another one.
  pool.on('error', () => undefined)
  // Several processes may start at once.
  await inTransaction(pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [TABLES_LOCK])
    await client.query(TABLES)
  })
  return {
    addGame: (beginning, places) => inTransaction(pool, (client) => addGame(client, beginning, places)),
    place: async (token, game) => {
      const { rows } = await pool.query('SELECT player, may_play FROM seats WHERE digest = $1 AND game = $2', [
        digestOf(token),
        game,
      ])
      return rows[0] === undefined ? null : { game, player: rows[0].player, mayPlay: rows[0].may_play }
    },
    hold: (game) => hold(pool, game),
    addRematch: (game) => inTransaction(pool, (client) => addRematch(client, game)),
    close: () => pool.end(),
  }
}
