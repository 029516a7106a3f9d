/**
 * A conversation, without a real transport: a client that does not read is disconnected, and a bug of the server ends only
 * the conversation in which it occurs.
 */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { converse } from '../../server/conversation.ts'
import { makeGame } from '../../server/games.ts'
import { bucketOf, LIMITS } from '../../server/limits.ts'
import { type LogEntry, logOf } from '../../server/log.ts'
import { PROTOCOL } from '../../server/protocol.ts'
import type { Refusal } from '../../server/refusals.ts'
import { roomsOf } from '../../server/rooms.ts'
import { openStore, type Store } from '../../server/store.ts'
import { right, THEME_DECKS } from './serving.ts'

/** A game with connections, some of whose clients do not read. */
const table = (around: (store: Store) => Store = (store) => store) => {
  const store = around(right(openStore(':memory:')))
  const { tokens } = right(makeGame(store, { players: THEME_DECKS }))
  const log: LogEntry[] = []
  const options = { store, log: (entry: LogEntry) => log.push(entry), limits: LIMITS }
  const rooms = roomsOf(options)
  const line = (token: string) => {
    const heard: string[] = []
    const ends: Refusal[] = []
    let unread = 0
    const conversation = converse(
      { ...options, rooms },
      { send: (message) => heard.push(message), unread: () => unread, close: (why) => ends.push(why), now: () => 0 },
    )
    const hello = (): void => conversation.hear(JSON.stringify({ kind: 'hello', protocol: PROTOCOL, token, knows: 0 }))
    return {
      ...conversation,
      heard,
      ends,
      hello,
      stopsReading: () => {
        unread = LIMITS.unreadBytes + 1
      },
    }
  }
  return { tokens, line, log }
}

const kindsOf = (heard: readonly string[]): readonly string[] =>
  heard.map((message) => (JSON.parse(message) as { readonly kind: string }).kind)

test('after the hello: the seat, the events so far, the state of the game, and who is connected', () => {
  const { tokens, line } = table()
  const ann = line(tokens.play[0])
  ann.hello()
  expect(kindsOf(ann.heard)).toEqual(['welcome', 'past', 'state', 'present'])
  ann.beat()
  expect(kindsOf(ann.heard).at(-1)).toBe('present')
  ann.end()
})

describe('a client that does not read', () => {
  test('is disconnected at the next message, and the others receive it', () => {
    const { tokens, line, log } = table()
    const [ann, bob] = [line(tokens.play[0]), line(tokens.play[1])]
    ann.hello()
    ann.stopsReading()
    bob.hello()
    expect(ann.ends.map(({ code }) => code)).toEqual(['TOO_SLOW'])
    expect(log.map(({ code }) => code)).toEqual(['TOO_SLOW'])
    expect(bob.heard.at(-1)).toBe('{"kind":"present","present":[false,true]}')
    bob.end()
  })

  test('is disconnected at its hello, and keeps no place', () => {
    const { tokens, line } = table()
    const [slow, bob] = [line(tokens.play[0]), line(tokens.play[1])]
    slow.stopsReading()
    slow.hello()
    bob.hello()
    expect(slow.ends).toHaveLength(1)
    expect(bob.heard.at(-1)).toBe('{"kind":"present","present":[false,true]}')
    bob.end()
  })
})

test('a bug of the server ends only the conversation in which it occurs', () => {
  const { tokens, line, log } = table((store) => ({
    ...store,
    place: (token) => {
      if (token === 'bad') throw new Error('an odd board')
      return store.place(token)
    },
  }))
  const [ann, unlucky] = [line(tokens.play[0]), line('bad')]
  ann.hello()
  unlucky.hello()
  expect(unlucky.ends.map(({ code }) => code)).toEqual(['FAULT'])
  expect(unlucky.heard.join()).not.toContain('an odd board')
  expect(log[0]).toMatchObject({ code: 'FAULT', detail: 'an odd board' })
  expect(ann.ends).toEqual([])
  ann.end()
})

test('a bucket allows a burst, then as many messages as its rate', () => {
  let now = 0
  const take = bucketOf({ burst: 3, perSecond: 2 }, () => now)
  const taken = (times: number): number => Array.from({ length: times }, take).filter(Boolean).length
  expect(taken(5)).toBe(3)
  now = 1000
  expect(taken(5)).toBe(2)
  now = 100_000
  expect(taken(5)).toBe(3)
})

test('the log has one line of JSON for each entry, even for strange ones', () => {
  const lines: string[] = []
  const log = logOf(
    (line) => lines.push(line),
    () => new Date(0),
  )
  log({ code: 'WRONG_ORIGIN', message: 'Two\nlines.', detail: `\u001b[31m${'x'.repeat(5000)}` })
  expect(lines).toHaveLength(1)
  expect(lines[0]?.split('\n')).toHaveLength(2)
  expect(lines[0]?.length).toBeLessThan(700)
  expect(E.isRight(E.tryCatch(() => JSON.parse(lines[0] ?? ''), String))).toBe(true)
})
