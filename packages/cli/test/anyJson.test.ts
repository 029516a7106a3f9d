/**
 * Sends any JSON to every entry point. Each entry point returns data, never throws, and does bounded work. Work is counted,
 * not timed: property reads of the input, and microsteps and facts of an event.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import * as E from 'fp-ts/lib/Either.js'
import {
  cards,
  check,
  createGame,
  decks,
  legalEvents,
  load,
  loadPosition,
  play,
  readRecording,
  recordingOf,
  replay,
  restoreSession,
  type Snapshot,
  save,
  savePosition,
} from 'ptcg-turn-engine'
import { readDefinitions } from 'ptcg-turn-engine/internal/game/cards/schema'
import { LIMITS } from 'ptcg-turn-engine/internal/game/json/limits'
import type { GameEvent } from 'ptcg-turn-engine/model'
import { readReport } from 'ptcg-turn-engine-fuzz/internal/campaign/folder'
import { readRegression, regressionOf } from 'ptcg-turn-engine-fuzz/internal/campaign/regression'
import { liveGame } from 'ptcg-turn-engine-inspector'
import { readPageMessage, readServerMessage } from 'ptcg-turn-engine-inspector/internal/live/protocol'
import { board } from 'ptcg-turn-test-kit/board'
import { countReads, countValues } from 'ptcg-turn-test-kit/countedReads'
import { type KeyPath, pathsOf, replacedAt } from 'ptcg-turn-test-kit/parts'
import { eager, opening, walk } from 'ptcg-turn-test-kit/walk'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { emptyReport } from '../../fuzz/test/campaign/reports.ts'
import { conversation } from '../src/stdio/conversation.ts'
import { answerLine } from '../src/stdio/writing.ts'

/**
 * The number of times that each value may be read on average: once to check that it is not hostile, and once by each schema that may
 * match.
 */
const READS = 12
/** The number of reads that is always allowed, for small input. */
const READS_AT_LEAST = 2000

/** The number of facts that a single effect and the rules around it may record beyond the limit. */
const AROUND = 2500
/** The maximum number of microsteps of an event, far above the number that any event needs. */
const MICROSTEPS = 500

/** Plays an event and checks its work against the limits; returns the next snapshot. */
const playedWithinLimits = (at: Snapshot, event: unknown): Snapshot => {
  let microsteps = 0
  const played = play(at, event as GameEvent, () => {
    microsteps += 1
  })
  expect(microsteps).toBeLessThan(MICROSTEPS)
  if (E.isLeft(played)) return at
  expect(played.right.facts.length).toBeLessThan(LIMITS.facts + AROUND)
  return played.right.snapshot
}

/** Plays a few events from a snapshot, and checks each against the limits. */
const goesOn = (at: Snapshot): void => {
  let now = at
  for (let events = 0; events < 5; events += 1) {
    const legal = legalEvents(now)
    const event = legal[(events * 7) % Math.max(1, legal.length)]
    if (event === undefined) return
    now = playedWithinLimits(now, event)
  }
}

const snapshotIn = (answer: E.Either<unknown, Snapshot>): unknown => {
  if (E.isRight(answer)) goesOn(answer.right)
  return answer
}

const events: GameEvent[] = []
const middle = walk(opening(['laboratory', 'cinderace'], { seed: 5 }), eager(5), (event) => events.push(event), 60)
const start = opening(['laboratory', 'cinderace'], { seed: 5 })
const ready = board(
  'A active Wooloo {Fire Energy}\nA hand Hop x2, Potion\nA deck Hop x5\nB active Sobble\nB deck Hop x5',
  {
    seed: 1,
  },
)

const OPTIONS = {
  players: [
    { name: 'Ann', deck: decks.cinderace },
    { name: 'Bob', deck: decks.inteleon },
  ],
  randomness: { seed: 1 },
} as const
const SAVE = save(middle)
const POSITION = E.getOrElseW(() => expect.fail('The board is not a position.'))(savePosition(ready))
const RECORDING = recordingOf('A game', { from: 'save', save: save(start) }, events)
const REGRESSION = regressionOf(
  {
    number: 1,
    finding: { check: 'adversary', says: 'Something.' },
    start: { from: 'position', position: POSITION },
    events: events.slice(0, 5).map((event) => ({ event, expects: null })),
    played: 5,
    story: ['A line.'],
  },
  1,
  '0.0.0',
)
const CARDS = Object.values(cards).filter((_, index) => index % 9 === 0)

const folder = mkdtempSync(join(tmpdir(), 'any-json-'))
mkdirSync(join(folder, 'report'))
afterAll(() => rmSync(folder, { recursive: true }))

const written = (name: string, text: string): string => {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

const live = (): ReturnType<typeof liveGame> => liveGame(recordingOf('A game', { from: 'deal', options: OPTIONS }))

/** An entry point: valid input for it, and a call with any input. */
interface EntryPoint {
  readonly honest: readonly unknown[]
  readonly answer: (json: unknown) => unknown
  /** False leaves out the largest inputs: to count the values of a very large list of cards would take long. */
  readonly huger?: false
}

/** Entry points for values. */
const VALUES: Readonly<Record<string, EntryPoint>> = {
  play: { honest: events, answer: (event) => play(middle, event as GameEvent) },
  check: { honest: events, answer: (event) => check(middle, event as GameEvent) },
  replay: { honest: [events], answer: (list) => (Array.isArray(list) ? replay(start, list) : replay(start, [list])) },
  createGame: { honest: [OPTIONS], answer: (options) => createGame(options as never) },
  load: { honest: [SAVE], answer: (json) => snapshotIn(load(json)) },
  loadPosition: { honest: [POSITION], answer: (json) => snapshotIn(loadPosition(json)) },
  restoreSession: { honest: [RECORDING, SAVE, POSITION], answer: (json) => restoreSession(json) },
  readRecording: { honest: [RECORDING, SAVE, POSITION], answer: (json) => readRecording(json) },
  liveGame: { honest: [RECORDING], answer: (json) => liveGame(json as never) },
  readDefinitions: { honest: [CARDS], answer: (json) => readDefinitions(json), huger: false },
}

const NEW_GAME = {
  method: 'create',
  game: 'a',
  players: [{ name: 'Ann', deck: 'cinderace' }, OPTIONS.players[1]],
  randomness: { seed: 1 },
}

/** Entry points for text. */
const TEXTS: Readonly<Record<string, EntryPoint>> = {
  'a line': {
    honest: [
      NEW_GAME,
      { method: 'load', file: RECORDING },
      { method: 'load', file: SAVE },
      { method: 'play', game: 'a', event: events[0] },
      { method: 'legal', game: 'a', words: true },
    ],
    answer: (text) => {
      const talk = conversation({
        version: '1',
        onBug: (error) => {
          throw error
        },
      })
      talk.answer({ line: 'text', text: JSON.stringify(NEW_GAME) })
      return JSON.parse(answerLine(talk.answer({ line: 'text', text: text as string })))
    },
  },
  "a page's message": {
    honest: [
      { kind: 'follow', game: 'x', from: 0 },
      { kind: 'play', at: 0, event: events[0] },
    ],
    answer: (text) => {
      const message = readPageMessage(text)
      const game = live()
      if (E.isRight(message) && message.right.kind === 'play' && E.isRight(game)) game.right.play(message.right.event)
      return message
    },
  },
  "a server's message": {
    honest: [
      { kind: 'events', game: 'x', from: 0, events },
      { kind: 'refused', at: null, sentence: 'No.' },
    ],
    answer: (text) => E.right(readServerMessage(text)),
  },
  'a regression': {
    honest: [REGRESSION],
    answer: (text) => readRegression(written('regression.json', text as string)),
  },
  'a report': {
    honest: [emptyReport()],
    answer: (text) => {
      written('report/report.json', text as string)
      return readReport(join(folder, 'report'))
    },
  },
}

const partAt = (value: unknown, path: KeyPath): unknown =>
  path.reduce<unknown>((around, key) => (around as Readonly<Record<string, unknown>>)[key], value)

const nested = (depth: number, inside: unknown, around: (part: unknown) => unknown): unknown =>
  depth === 0 ? inside : nested(depth - 1, around(inside), around)

const fill = (length: number, part: unknown): readonly unknown[] => Array.from({ length }, () => part)

/**
 * Values that are too large, too deep, or describe far more work than their size suggests.
 */
const HUGE: readonly unknown[] = [
  'x'.repeat(100_000),
  fill(20_000, 0),
  fill(900, fill(900, 0)),
  nested(2000, 0, (part) => [part]),
  nested(2000, 0, (part) => ({ do: 'if', is: { is: 'heads' }, then: [part] })),
  Object.fromEntries(fill(5000, 0).map((_, at) => [`x${at}`, at])),
  fill(1000, { do: 'forEach', times: 100, then: fill(1, { do: 'flip', coins: 100 }) }),
  Number.MAX_SAFE_INTEGER,
  1e308,
  -1,
]
/** Values that are passed as objects only, because as text they would not fit in memory. */
const HUGER: readonly unknown[] = [
  nested(4, 0, (part) => fill(100, part)),
  nested(8, { do: 'explode' }, (part) => ({ do: 'if', is: { is: 'heads' }, then: fill(10, part) })),
]

/** Any JSON, or valid input with one part replaced by another part, by any JSON, or by something huge. */
const anyJson = (honest: readonly unknown[], huge: readonly unknown[]): fc.Arbitrary<unknown> => {
  const all = honest.map((json) => ({ json, paths: pathsOf(json) }))
  const changed = fc
    .record({
      of: fc.nat(),
      where: fc.nat(),
      from: fc.nat(),
      other: fc.jsonValue(),
      bomb: fc.nat(),
      kind: fc.nat({ max: 3 }),
    })
    .map(({ of, where, from, other, bomb, kind }) => {
      const { json, paths } = all[of % all.length] as (typeof all)[number]
      const path = (at: number): KeyPath => paths[at % paths.length] ?? []
      const parts = [partAt(json, path(from)), other, huge[bomb % huge.length]]
      return kind === 3 ? json : replacedAt(json, path(where), parts[kind])
    })
  return fc.oneof({ weight: 6, arbitrary: changed }, fc.jsonValue(), fc.constantFrom(...huge))
}

const isData = (answer: unknown): boolean => typeof answer === 'object' && answer !== null

/** Checks that the number of reads is bounded by the number of values. */
const expectBounded = (reads: number, json: unknown): void => {
  expect(reads).toBeLessThan(READS_AT_LEAST + READS * Math.min(countValues(json, LIMITS.values), LIMITS.values))
}

afterEach(() => vi.restoreAllMocks())

describe('values', () => {
  test.each(Object.entries(VALUES))(
    '%s answers any input, and reads no more than it must',
    (_, { honest, answer, huger }) => {
      fc.assert(
        fc.property(anyJson(honest, huger === false ? HUGE : [...HUGE, ...HUGER]), (json) => {
          const { value, reads } = countReads(json)
          expect(isData(answer(value))).toBe(true)
          expectBounded(reads(), json)
        }),
        { numRuns: 30 },
      )
    },
  )
})

describe('texts', () => {
  test.each(Object.entries(TEXTS))('%s answers any input, and reads no more than it must', (_, { honest, answer }) => {
    const parse = JSON.parse
    fc.assert(
      fc.property(anyJson(honest, HUGE), (json) => {
        const text = JSON.stringify(json)
        let reads = (): number => 0
        const parsing = vi.spyOn(JSON, 'parse').mockImplementation((given: string) => {
          const parsed: unknown = parse(given)
          if (given !== text) return parsed
          const one = countReads(parsed)
          reads = one.reads
          return one.value
        })
        const answered = answer(text)
        parsing.mockRestore()
        expect(isData(answered)).toBe(true)
        expectBounded(reads(), json)
      }),
      { numRuns: 30 },
    )
  })
})

test('every event of a recording is played within the limits', () => {
  fc.assert(
    fc.property(anyJson(events, HUGE), (event) => {
      playedWithinLimits(middle, event)
    }),
    { numRuns: 100 },
  )
})
