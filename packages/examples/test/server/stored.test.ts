/**
 * The store: each event is on the disk before it is announced. An unusable file is reported in one sentence and
 * is not changed.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import Database from 'libsql'
import type { GameEvent } from 'ptcg-turn-engine'
import { describe, expect, test } from 'vitest'
import { makeGame } from '../../server/games.ts'
import { openRoom } from '../../server/room.ts'
import { openStore, type Store } from '../../server/store.ts'
import { atTheEnd, rawClient, right, serve, THEME_DECKS, until } from './serving.ts'

const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'stored-'))
  atTheEnd(() => rmSync(made, { recursive: true, force: true }))
  return made
}

const sentenceOf = (file: string): string => {
  const opened = openStore(file)
  return E.isLeft(opened) ? opened.left : expect.fail('It was opened.')
}

/** A file with a SQLite database of another program. */
const foreign = (sql: string): string => {
  const file = join(folder(), 'games.sqlite')
  const database = new Database(file)
  database.exec(sql)
  database.close()
  return file
}

describe('an unusable file is refused in one sentence, and stays unchanged', () => {
  const expectRefused = (file: string, reason: string): void => {
    const before = readFileSync(file)
    expect(sentenceOf(file)).toContain(reason)
    expect(sentenceOf(file)).toMatch(/^The database ".*" cannot be used: [^\n]+\. It has been left as it is\.$/)
    expect(readFileSync(file).equals(before)).toBe(true)
  }

  test('a text', () => {
    const file = join(folder(), 'games.sqlite')
    writeFileSync(file, 'My diary. '.repeat(500))
    expectRefused(file, 'not an SQLite database')
  })

  test('the database of another program', () => {
    expectRefused(foreign('CREATE TABLE bookmarks (url TEXT)'), 'another program')
  })

  test('tables of another version', () => {
    expectRefused(
      foreign('PRAGMA application_id = 1347699527; PRAGMA user_version = 7; CREATE TABLE games (game)'),
      'version 7',
    )
  })

  test('a damaged database', () => {
    const file = join(folder(), 'games.sqlite')
    const store = right(openStore(file))
    for (let game = 0; game < 20; game += 1) right(makeGame(store, { players: THEME_DECKS }))
    const whole = readFileSync(`${file}-wal`)
    const pages = readFileSync(file)
    const damaged = join(folder(), 'games.sqlite')
    // The file after a checkpoint, with its middle overwritten.
    const copy = join(folder(), 'games.sqlite')
    writeFileSync(copy, pages)
    writeFileSync(`${copy}-wal`, whole)
    const database = new Database(copy)
    database.pragma('wal_checkpoint(TRUNCATE)')
    const bytes = readFileSync(copy)
    bytes.fill(0xff, 4096, bytes.length - 4096)
    writeFileSync(damaged, bytes)
    expectRefused(damaged, 'damaged')
  })

  test('a database that is cut off', () => {
    const file = foreign(
      'PRAGMA application_id = 1347699527; PRAGMA user_version = 1; CREATE TABLE games (game); CREATE TABLE seats (x); CREATE TABLE events (x)',
    )
    writeFileSync(file, readFileSync(file).subarray(0, 5000))
    expectRefused(file, 'damaged')
  })

  test('a database that another server is using', () => {
    const file = join(folder(), 'games.sqlite')
    right(openStore(file))
    expect(sentenceOf(file)).toContain('another server is using it')
  })

  test('a folder that does not exist', () => {
    expect(sentenceOf(join(folder(), 'nowhere', 'games.sqlite'))).toContain('no such folder')
    expect(sentenceOf(folder())).toContain('no such folder')
  })
})

describe('events are only added', () => {
  const event: GameEvent = { type: 'CONCEDE', player: 0 }

  test('an event number is unique, and so is an id of a player', () => {
    const store = right(openStore(':memory:'))
    const { game } = right(makeGame(store, { players: THEME_DECKS }))
    store.append(game, { at: 1, sender: { player: 0, id: 'a' }, event })
    expect(() => store.append(game, { at: 1, sender: null, event })).toThrow()
    expect(() => store.append(game, { at: 2, sender: { player: 0, id: 'a' }, event })).toThrow()
    store.append(game, { at: 2, sender: { player: 1, id: 'a' }, event })
    expect(store.game(game)?.events).toHaveLength(2)
  })

  test('nothing is changed or deleted', () => {
    const file = join(folder(), 'games.sqlite')
    const store = right(openStore(file))
    const { game } = right(makeGame(store, { players: THEME_DECKS }))
    store.append(game, { at: 1, sender: null, event })
    const copy = join(folder(), 'copy.sqlite')
    for (const end of ['', '-wal']) writeFileSync(`${copy}${end}`, readFileSync(`${file}${end}`))
    const database = new Database(copy)
    expect(() => database.exec(`UPDATE events SET event = '{}'`)).toThrow('cannot be changed')
    expect(() => database.exec('DELETE FROM events')).toThrow('cannot be deleted')
  })

  test('the file contains no token', () => {
    const place = folder()
    const store = right(openStore(join(place, 'games.sqlite')))
    const { tokens } = right(makeGame(store, { players: THEME_DECKS }))
    const bytes = readdirSync(place)
      .map((name) => readFileSync(join(place, name)).toString('latin1'))
      .join()
    expect(bytes).toContain('Scorbunny')
    for (const token of [...tokens.play, ...tokens.watch]) expect(bytes).not.toContain(token)
  })
})

describe('an unreadable stored game stays stored, and does not affect other games', () => {
  type Stored = ReturnType<Store['game']>
  const changed = (stored: Stored, change: (save: object) => object): Stored =>
    stored === null ? null : { ...stored, beginning: change(stored.beginning as object) }
  const withEvents = (
    stored: Stored,
    change: (events: NonNullable<Stored>['events']) => NonNullable<Stored>['events'],
  ): Stored => (stored === null ? null : { ...stored, events: change(stored.events) })

  const broken: readonly (readonly [string, (store: Store) => Store])[] = [
    [
      'a save of another version',
      (store) => ({ ...store, game: (game) => changed(store.game(game), (save) => ({ ...save, version: 99 })) }),
    ],
    ['no save at all', (store) => ({ ...store, game: (game) => changed(store.game(game), () => ({})) })],
    [
      'an event that is missing',
      (store) => ({ ...store, game: (game) => withEvents(store.game(game), (events) => events.slice(1)) }),
    ],
    [
      'a number that is missing',
      (store) => ({
        ...store,
        game: (game) =>
          withEvents(store.game(game), (events) =>
            events.map((one, index) => (index === events.length - 1 ? { ...one, at: one.at + 1 } : one)),
          ),
      }),
    ],
    [
      'an event that was never legal',
      (store) => ({
        ...store,
        game: (game) =>
          withEvents(store.game(game), (events) =>
            events.map((one) => ({ ...one, event: { type: 'END_TURN', player: 1 } })),
          ),
      }),
    ],
    [
      'a database that fails',
      (store) => ({
        ...store,
        game: () => {
          throw new Error('disk I/O error')
        },
      }),
    ],
  ]
  test.each(broken)('%s', async (_, breaking) => {
    let bad = 0
    const served = await serve({
      around: (store) => ({ ...store, game: (game) => (game === bad ? breaking(store) : store).game(game) }),
    })
    const [one, other] = [served.newGame(), served.newGame()]
    // Some events are played before the file is damaged.
    const players = [
      await rawClient(served.address, one.tokens.play[0]),
      await rawClient(served.address, one.tokens.play[1]),
    ]
    for (const [player, { say }] of players.entries())
      say({ kind: 'send', at: 1, id: 'one', event: { type: 'CHOOSE', player, option: 0 } })
    await until(() => (served.store.game(one.game)?.events.length ?? 0) > 2, 'some events')
    for (const { socket } of players) socket.close()
    await until(() => players.every(({ closed }) => closed() !== null), 'the room to be empty')
    bad = one.game
    const before = served.store.game(other.game)
    const refused = await (await rawClient(served.address, one.tokens.play[0])).next('refused')
    expect(refused.code).toBe('GAME_UNREADABLE')
    expect(served.log.find(({ code }) => code === 'GAME_UNREADABLE')).toMatchObject({
      game: one.game,
      detail: expect.stringMatching(/.{10}/),
    })
    expect((await (await rawClient(served.address, other.tokens.play[0])).next('state')).at).toBeGreaterThan(0)
    expect(before).not.toBeNull()
  })
})

describe('a database that fails during a game', () => {
  const failing = async () => {
    let fails = false
    const served = await serve({
      around: (store) => ({
        ...store,
        append: (game, event) => {
          if (fails) throw new Error('database or disk is full')
          store.append(game, event)
        },
      }),
    })
    const { game, tokens } = served.newGame()
    const clients = [
      await rawClient(served.address, tokens.play[0]),
      await rawClient(served.address, tokens.play[1]),
    ] as const
    const { at, snapshot } = await clients[0].next('state')
    await clients[1].next('state')
    const player = snapshot.game.ask?.ask === 'choice' ? snapshot.game.ask.player : 0
    return {
      served,
      game,
      at,
      player,
      actor: clients[player],
      other: clients[player === 0 ? 1 : 0],
      fail: (does: boolean) => {
        fails = does
      },
    }
  }

  test('leaves the event unplayed and unannounced; it can be sent again later', async () => {
    const { served, at, player, actor, other, fail } = await failing()
    fail(true)
    const message = { kind: 'send', at, id: 'one', event: { type: 'CHOOSE', player, option: 0 } }
    actor.say(message)
    expect(await actor.next('refused')).toMatchObject({ code: 'NOT_STORED', id: 'one' })
    expect(served.log).toContainEqual(
      expect.objectContaining({ code: 'NOT_STORED', detail: 'database or disk is full' }),
    )
    expect(other.heard.filter(({ kind }) => kind === 'state')).toHaveLength(1)
    fail(false)
    actor.say(message)
    expect(await actor.next('accepted')).toMatchObject({ id: 'one', at: at + 1 })
    expect((await other.next('state')).at).toBe(at + 1)
  })

  test('delays chance until it can be stored', async () => {
    const store = right(openStore(':memory:'))
    const { game } = right(makeGame(store, { players: THEME_DECKS }))
    const logged: string[] = []
    let fails = true
    const append: Store['append'] = (...all) => {
      if (fails) throw new Error('database or disk is full')
      store.append(...all)
    }
    const room = right(openRoom(game, { store: { ...store, append }, log: ({ code }) => logged.push(code) }))
    const leave = room.join({ player: 0, mayPlay: true, knows: 0, hear: () => undefined })
    expect([room.length(), logged]).toEqual([0, ['NOT_STORED']])
    fails = false
    await until(() => room.length() > 0, 'chance to decide')
    expect(store.game(game)?.events[0]).toMatchObject({ at: 1, sender: null })
    leave()
  })
})
