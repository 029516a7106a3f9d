/** Messages between pages and the server are checked on both sides, and survive the round trip. */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import {
  CLOSED,
  closingInWords,
  type PageMessage,
  readPageMessage,
  readServerMessage,
  type ServerMessage,
} from '../../src/live/protocol.ts'

const FROM_PAGES: readonly PageMessage[] = [
  { kind: 'follow', game: 'g1', from: 0 },
  { kind: 'play', at: 3, event: { type: 'END_TURN', player: 0 } },
  { kind: 'play', at: 3, event: null },
]
const FROM_THE_SERVER: readonly ServerMessage[] = [
  { kind: 'events', game: 'g1', from: 0, events: [{ type: 'END_TURN', player: 0 }, 'anything'] },
  { kind: 'refused', at: null, sentence: 'No.' },
  { kind: 'refused', at: 2, sentence: 'No.' },
  { kind: 'anotherGame', game: 'g2' },
]

test.each(FROM_PAGES)('the server reads %j', (message) => {
  expect(readPageMessage(JSON.stringify(message))).toEqual(E.right(message))
  expect(readServerMessage(JSON.stringify(message))).toBeNull()
})

test.each(FROM_THE_SERVER)('a page reads %j', (message) => {
  expect(readServerMessage(JSON.stringify(message))).toEqual(message)
  expect(E.isLeft(readPageMessage(JSON.stringify(message)))).toBe(true)
})

describe('an invalid message is ignored', () => {
  test.each([
    null,
    undefined,
    42,
    {},
    '',
    '{',
    'null',
    '"follow"',
    '{"kind":"follow","game":"g","from":1.5}',
    '{"kind":"follow","game":7,"from":1}',
    `{"kind":"follow","game":"${'g'.repeat(101)}","from":1}`,
    '{"kind":"events","game":"g","from":0,"events":{}}',
    `{"kind":"events","game":"g","from":0,"events":[${'0,'.repeat(500)}0]}`,
    '{"kind":"refused","sentence":"No."}',
    '{"kind":"anotherGame","game":"g","__proto__":{}}',
  ])('%j', (text) => {
    const read = readPageMessage(text)
    expect(E.isLeft(read) && read.left).toMatch(/^[A-Z].*\.$/)
    expect(readServerMessage(text)).toBeNull()
  })
})

test('every end of a connection is explained in one sentence or two', () => {
  for (const code of [...Object.values(CLOSED), 1006, 4711]) expect(closingInWords(code)).toMatch(/^[A-Z].*\.$/)
})
