/** Contestants of the benchmark do the same work, and comparisons find slower figures. These tests do not measure time. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import * as engine from 'ptcg-turn-engine'
import { describe, expect, test } from 'vitest'
import { betterRatios, expectSameGames, gamesOf, isSlower, ratiosOf } from './against/against.ts'
import { buildOf } from './against/build.ts'
import { WORK } from './against/work.ts'
import { better, compare, THRESHOLDS } from './comparison.ts'
import { type BenchmarkRecord, benchmarksDocument } from './document.ts'
import { momentsOfLongGame } from './growth/longGame.ts'
import { differentGames } from './others/others.ts'
import { FRAMEWORKS } from './others/playOuts.ts'
import { readRecord } from './record.ts'
import { type Figure, figureNamed, type SectionResult } from './section.ts'
import { REPLAYS } from './turn/contestants.ts'
import { PLAY_OUTS, themeOpening, vanillaOpening } from './turn/decisions.ts'
import { recordedGames } from './turn/recording.ts'
import { disagreeing } from './turn/turn.ts'

const DOCS = join(import.meta.dirname, '../docs')

describe('contestants agree', () => {
  test('floor, stepper, play, actor and transition reach the recorded games', () => {
    const games = recordedGames(8)
    expect(disagreeing(games)).toEqual([])
    expect(Object.keys(REPLAYS)).toEqual(['floor', 'step', 'play', 'actor', 'transition'])
  })

  test('a recording that leaves out an action is noticed', () => {
    const [game] = recordedGames(1)
    if (game === undefined) return expect.fail('no game was recorded')
    const straight = game.straight.map((stretches) =>
      stretches.map((one) => ({ ...one, actions: one.actions.slice(1) })),
    )
    expect(disagreeing([{ ...game, straight }])).toEqual(['floor'])
  })

  test('the same dice lead to the same decisions, however they are carried out', () => {
    for (const opening of [themeOpening(3), vanillaOpening(3)])
      expect(new Set(Object.values(PLAY_OUTS).map((playOut) => playOut(opening, 3))).size).toBe(1)
  })

  test('boardgame.io, its bare reducer and the hand-written reducer play the same games, again and again', () => {
    expect(differentGames([1, 2, 3, 4, 5, 6, 7, 8])).toEqual([])
    for (const prepare of Object.values(FRAMEWORKS)) {
      const play = prepare(2)
      expect(play()).toEqual(play())
    }
  })

  test('the long game finds as many cards in every place at turn 200 as at turn 2', () => {
    const [early, late] = momentsOfLongGame(1, [2, 200])
    const sizes = (at: typeof early) =>
      at?.game.players.map(({ hand, deck, bench, discard, prizes }) =>
        [hand, deck, bench, discard, prizes].map((one) => one.length),
      )
    expect(sizes(late)).toEqual(sizes(early))
  })
})

const outcome = (...figures: readonly Figure[]): readonly SectionResult[] => [
  { section: 'turn', title: 'The turn', reading: '', figures, targets: [] },
]

const fast: Figure = { name: 'step', value: 1000, unit: 'events/s', perYardstick: 0.5, better: 'higher' }
const regressions = (recorded: Figure, now: Figure): readonly string[] =>
  compare(outcome(recorded), outcome(now)).flatMap(({ name, regression }) => (regression ? [name] : []))

describe('a comparison', () => {
  test('flags a slowed figure and not an equal one', () => {
    expect(regressions(fast, { ...fast, perYardstick: 0.5 / (THRESHOLDS.clock + 0.01) })).toEqual(['step'])
    expect(regressions(fast, { ...fast, perYardstick: 0.5 / (THRESHOLDS.clock - 0.01) })).toEqual([])
    expect(regressions(fast, fast)).toEqual([])
    expect(regressions(fast, { ...fast, perYardstick: 5 })).toEqual([])
  })

  test('accounts for the machine: a slower one is not a regression, and a faster one does not hide a regression', () => {
    expect(regressions(fast, { ...fast, value: 100 })).toEqual([])
    expect(regressions(fast, { ...fast, value: 5000, perYardstick: 0.1 })).toEqual(['step'])
  })

  test('treats a smaller size as better, and a figure that is not a number as a failure', () => {
    const size: Figure = { name: 'bundle', value: 100, unit: 'KB', better: 'lower' }
    expect(regressions(size, { ...size, value: 100 * THRESHOLDS.size + 1 })).toEqual(['bundle'])
    expect(regressions(size, { ...size, value: 50 })).toEqual([])
    expect(regressions(fast, { ...fast, perYardstick: Number.NaN })).toEqual(['step'])
  })

  test('leaves out figures of other projects and figures without a record', () => {
    const { better: _, ...theirs } = fast
    expect(compare(outcome(theirs), outcome({ ...theirs, perYardstick: 0.01 }))).toEqual([])
    expect(compare([], outcome(fast))).toEqual([])
  })

  test('measures again after a bad run, and takes the better of the two', () => {
    const slow = compare(outcome(fast), outcome({ ...fast, perYardstick: 0.1 }))
    const equal = compare(outcome(fast), outcome(fast))
    expect(better(slow, equal)).toEqual(equal)
    expect(better(slow, slow)).toEqual(slow)
    expect(better(slow, [])).toEqual(slow)
  })
})

describe('the record', () => {
  const recorded = JSON.parse(readFileSync(join(DOCS, 'benchmarks.json'), 'utf8')) as BenchmarkRecord

  test('appears on the page with the figures of the data', () => {
    expect(
      readFileSync(join(DOCS, 'benchmarks.md'), 'utf8') === benchmarksDocument(recorded),
      'run npm run bench',
    ).toBe(true)
  })

  test('has a figure for every target', () => {
    for (const { figures, targets } of recorded.sections)
      for (const { figure, actual } of targets) expect(figureNamed(figures, figure).value).toBe(actual)
    expect(recorded.sections.flatMap(({ targets }) => targets).length).toBeGreaterThan(5)
  })

  test('can be read for a comparison', () => {
    expect(readRecord(join(DOCS, 'benchmarks.json'))).toEqual(E.right(recorded))
  })

  test.each([
    ['{nope', 'cannot be read'],
    ['{"hello":1}', 'is not a record of npm run bench: at date, '],
    [JSON.stringify({ ...recorded, sections: [] }), 'is not a record of npm run bench: at sections, '],
    [JSON.stringify({ ...recorded, sections: [{ section: 'turn' }] }), 'at sections.0.title, '],
  ])('refuses %.20s in one sentence', (text, sentence) => {
    const file = join(mkdtempSync(join(tmpdir(), 'record-')), 'benchmarks.json')
    writeFileSync(file, text)
    const read = readRecord(file)
    expect(E.isLeft(read) && read.left).toContain(sentence)
    expect(E.isLeft(read) && read.left.split('\n')).toHaveLength(1)
  })

  test('may be missing', () => {
    expect(E.isLeft(readRecord(join(tmpdir(), 'no', 'such', 'benchmarks.json')))).toBe(true)
  })
})

describe('two builds', () => {
  const speeds = (perYardstick: readonly number[]) => ({ perSecond: perYardstick, perYardstick })
  const timings = (before: readonly number[], now: readonly number[]) =>
    new Map(
      Object.keys(WORK).flatMap((name) => [
        [`${name}, before`, speeds(before)],
        [`${name}, now`, speeds(now)],
      ]),
    )

  test('play the same games, in which every kind of work occurs', () => {
    const games = gamesOf(engine)
    for (const [name, work] of Object.entries(WORK)) expect(work(engine, games), name).toBeGreaterThan(3)
  })

  test('are not compared if they list the legal events in different orders, since they play different games', () => {
    const other = { ...engine, legalEvents: (at: engine.Snapshot) => engine.legalEvents(at).toReversed() }
    const [mine, theirs] = [engine, other].map((build) => gamesOf(build).map(({ events }) => events))
    expect(() => expectSameGames(mine ?? [], mine ?? [])).not.toThrow()
    expect(() => expectSameGames(mine ?? [], theirs ?? [])).toThrow(/do not play the same game/)
  })

  test('are compared by their medians, so that one bad round has no effect', () => {
    const [ratio] = ratiosOf(timings([100, 110, 90], [50, 55, 1]))
    expect(ratio).toMatchObject({ before: 100, now: 50, timesAsLong: 2 })
    expect(ratiosOf(timings([100], [96])).some(isSlower)).toBe(false)
    expect(ratiosOf(timings([100], [95])).every(isSlower)).toBe(true)
    expect(ratiosOf(timings([100], [])).every(isSlower)).toBe(true)
  })

  test('are not different if a figure is slower in one of two runs', () => {
    const [slow, fast] = [ratiosOf(timings([100], [50])), ratiosOf(timings([100], [99]))]
    expect(betterRatios(slow, fast)).toEqual(fast)
    expect(betterRatios(fast, slow)).toEqual(fast)
  })

  test('are reported if they were not built', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'not-built-'))
    await expect(buildOf(empty)).rejects.toThrow(/is not built: run npm run build there\.$/)
  })
})
