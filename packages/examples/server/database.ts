/**
 * Creates or opens the database file, and checks it before anything is read. If there is a problem, returns one sentence
 * and does not change the file.
 */
import * as E from 'fp-ts/lib/Either.js'
import Database from 'libsql'
import { errorInWords } from './log.ts'

/** Marks a SQLite file as one of this server's: "PTCG". */
const APPLICATION = 0x50544347
/** Increased with every change of the tables. */
const VERSION = 1

const TABLES = `
CREATE TABLE games (
  game INTEGER PRIMARY KEY,
  -- The save of the session before its first event, which restoreSession reads.
  beginning TEXT NOT NULL
) STRICT;

CREATE TABLE seats (
  digest TEXT PRIMARY KEY,
  game INTEGER NOT NULL REFERENCES games,
  player INTEGER NOT NULL CHECK (player IN (0, 1)),
  may_play INTEGER NOT NULL CHECK (may_play IN (0, 1))
) STRICT, WITHOUT ROWID;

CREATE TABLE events (
  game INTEGER NOT NULL REFERENCES games,
  -- The number of the event in its game, from 1.
  at INTEGER NOT NULL CHECK (at > 0),
  -- The player who sent the event, and the id sent with it; null for an event of chance.
  player INTEGER CHECK (player IN (0, 1)),
  id TEXT,
  event TEXT NOT NULL,
  PRIMARY KEY (game, at),
  UNIQUE (game, player, id)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER nothing_is_changed BEFORE UPDATE ON events BEGIN SELECT RAISE(ABORT, 'a stored event cannot be changed'); END;
CREATE TRIGGER nothing_is_deleted BEFORE DELETE ON events BEGIN SELECT RAISE(ABORT, 'a stored event cannot be deleted'); END;

PRAGMA application_id = ${APPLICATION};
PRAGMA user_version = ${VERSION};
`

/** An error with a sentence about why a database cannot be used. */
class Unusable extends Error {}

const numberIn = (database: Database.Database, pragma: string): number => {
  const [row] = database.pragma(pragma) as readonly Readonly<Record<string, unknown>>[]
  return Number(row?.[pragma])
}

const isEmpty = (database: Database.Database): boolean =>
  database.prepare('SELECT name FROM sqlite_master LIMIT 1').get() === undefined

const checked = (database: Database.Database): void => {
  if (numberIn(database, 'application_id') !== APPLICATION)
    throw new Unusable('it is the database of another program; name another file')
  const version = numberIn(database, 'user_version')
  if (version !== VERSION)
    throw new Unusable(`it was written by version ${version} of this server's tables, and this is version ${VERSION}`)
  const [row] = database.pragma('quick_check(1)') as readonly Readonly<Record<string, unknown>>[]
  if (row?.quick_check !== 'ok') throw new Unusable('it is damaged; put back a copy, or name another file')
}

const prepare = (database: Database.Database): void => {
  // Only one server may use a file, because a second one would not know the events of the first.
  database.pragma('locking_mode = EXCLUSIVE')
  const isNew = numberIn(database, 'application_id') === 0 && isEmpty(database)
  if (!isNew) checked(database)
  database.pragma('journal_mode = WAL')
  // Each event is on the disk before it is announced. NORMAL would survive a crash of the server, but not a power
  // cut.
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  if (isNew) database.transaction(() => database.exec(TABLES)).exclusive()
  // Takes the lock now rather than at the first event.
  else database.exec('BEGIN EXCLUSIVE; COMMIT')
}

const REASONS: Readonly<Record<string, string>> = {
  SQLITE_BUSY: 'another server is using it; stop that one, or name another file',
  SQLITE_NOTADB: 'it is not an SQLite database; name another file',
  SQLITE_CORRUPT: 'it is damaged; put back a copy, or name another file',
  SQLITE_READONLY: 'it may not be written to',
  SQLITE_FULL: 'the disk is full',
}

const reasonOf = (error: unknown): string => {
  if (error instanceof Unusable) return error.message
  const [, code = ''] = /^(SQLITE_[A-Z]+)/.exec(String((error as { readonly code?: unknown }).code)) ?? []
  if (Object.hasOwn(REASONS, code)) return REASONS[code] ?? code
  // The library has no code for this error.
  return /unable to open|connection/i.test(errorInWords(error))
    ? 'there is no such folder, or it may not be read'
    : errorInWords(error)
}

/** Opens the file, or creates it. Left: one sentence about the problem. Never throws. */
export const openDatabase = (file: string): E.Either<string, Database.Database> => {
  let opened: Database.Database | null = null
  try {
    opened = new Database(file)
    prepare(opened)
    return E.right(opened)
  } catch (error) {
    opened?.close()
    return E.left(`The database ${JSON.stringify(file)} cannot be used: ${reasonOf(error)}. It has been left as it is.`)
  }
}
