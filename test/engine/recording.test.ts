/** A recorded game: checked when it is read, and replayed to the same game. */
import * as E from 'fp-ts/lib/Either.js'
import { board } from 'ptcg-turn-test-kit/board'
import { openRecording, recordedGame } from 'ptcg-turn-test-kit/recorded'
import { describe, expect, test } from 'vitest'
import { savePosition } from '../../src/engine/files/position.ts'
import { MAX_EVENTS, openBeginning, readRecording, recordingOf } from '../../src/engine/files/recording.ts'
import { save } from '../../src/engine/files/save.ts'

const written = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown

const problemsOf = (json: unknown): string => {
  const read = readRecording(json)
  if (E.isRight(read)) throw new Error('It was read.')
  return read.left.map(({ path, message }) => `${path}: ${message}`).join(' ')
}

const game = recordedGame(4, { most: 30 })

test('a recording that was written can be read, with its events', () => {
  expect(readRecording(written(game))).toEqual(E.right(game))
})

test("a new game's recording has the microsteps of its beginning", () => {
  const { microsteps, snapshot, dealt } = openRecording(game)
  expect(microsteps.length).toBeGreaterThan(0)
  expect(microsteps.at(-1)?.snapshot).toEqual(snapshot)
  expect(dealt?.players[0].hand).toEqual([])
})

describe('other files of this engine become recordings without events', () => {
  const snapshot = board(`
    turn 3 of A
    A active  Scorbunny
    B active  Sobble
  `)
  test('a save', () => {
    const read = readRecording(written(save(snapshot)), 'My save')
    expect(E.isRight(read) && [read.right.title, read.right.events, read.right.beginning.from]).toEqual([
      'My save',
      [],
      'save',
    ])
  })
  test('a position', () => {
    const position = savePosition(snapshot)
    const read = readRecording(written(E.isRight(position) ? position.right : null))
    expect(E.isRight(read) && read.right.beginning.from).toBe('position')
  })
})

describe('wrong input', () => {
  test.each([
    ['nothing', null, 'format: This is not a recording, a save'],
    ['a list', [1, 2], 'format: This is not a recording'],
    ['something else', { format: 'chess' }, 'format: This is not a recording'],
    ['another version', { ...game, version: 7 }, 'version: This recording has version 7; this engine reads version 1.'],
    [
      'a save of another version',
      { format: 'ptcg-turn-engine/save', version: 9 },
      'This save has version 9; this engine reads version 3.',
    ],
    ['no events', { ...game, events: 'none' }, 'events: '],
    ['too many events', { ...game, events: Array.from({ length: MAX_EVENTS + 1 }, () => 1) }, 'events: '],
    ['no such beginning', { ...game, beginning: { from: 'nowhere' } }, 'beginning'],
    ['more than there should be', { ...game, more: 1 }, 'There is no property "more" here.'],
    ['a title as long as a book', { ...game, title: 'x'.repeat(501) }, 'title: '],
    [
      'a deck of nothing',
      { ...game, beginning: { from: 'deal', options: { players: [], randomness: 'asked' } } },
      'beginning.options: A game needs exactly two players.',
    ],
    ['a broken save', { ...game, beginning: { from: 'save', save: {} } }, 'beginning.save'],
    ['a broken position', { ...game, beginning: { from: 'position', position: {} } }, 'beginning.position'],
  ])('%s', (_, json, sentence) => {
    expect(problemsOf(json)).toContain(sentence)
  })

  test('events that are hostile', () => {
    expect(problemsOf(written({ ...game, events: [{ type: 'x'.repeat(2000) }] }))).toContain(
      'events.0.type: The text is longer',
    )
    expect(problemsOf(JSON.parse(`{"format":"ptcg-turn-engine/recording","events":[{"__proto__":{}}]}`))).toContain(
      'events.0',
    )
  })

  test('hostile beginnings never throw', () => {
    const hostile = [undefined, 1, 'x', [], { players: [null, 1], randomness: null }]
    for (const options of hostile)
      expect(E.isLeft(openBeginning({ from: 'deal', options: options as never }))).toBe(true)
  })
})

test('a long game is cut to the maximum size of a file', () => {
  const long = recordingOf(
    'Long',
    game.beginning,
    Array.from({ length: 2500 }, () => ({ type: 'DONE', player: 0 })),
  )
  expect(E.isRight(readRecording(written(long)))).toBe(true)
})

test('words with control characters or reversed lines are refused', () => {
  expect(problemsOf({ ...game, title: '\u001b[2J' })).toContain('title: The text has control characters')
  expect(problemsOf({ ...game, note: 'a\u202eb' })).toContain('note: The text has control characters')
})

test('a file without a version', () => {
  const { version: _, ...rest } = game
  expect(problemsOf(rest)).toContain('This recording does not say which version it has; this engine reads version 1.')
  expect(problemsOf({ format: 'ptcg-turn-engine/position', version: 9 })).toContain(
    'This position has version 9; this engine reads version 1.',
  )
})
