/**
 * Reports of shards are merged as if one machine had played everything; reports that do not belong together are
 * refused.
 */
import fc from 'fast-check'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { gamesDone } from '../../src/report/gamesDone.ts'
import { mergeReports } from '../../src/report/merging.ts'
import { addDigests, addReached, firstReachedIn, NOTHING_REACHED } from '../../src/report/reached.ts'
import { MAX_FAILURES } from '../../src/report/report.ts'
import { joinStretches, numberCount, numbersLeft, stretchesOf } from '../../src/report/stretches.ts'
import { emptyReport, playing } from './reports.ts'

const orThrow = <Value>(either: E.Either<string, Value>): Value => {
  if (E.isLeft(either)) throw new Error(either.left)
  return either.right
}

const numbersIn = (done: ReturnType<typeof stretchesOf>, of: number): readonly number[] =>
  done.flatMap(({ from, to }) => Array.from({ length: (to - from) / of + 1 }, (_, at) => from + at * of))

describe('the numbers of finished games', () => {
  const numbers = fc.uniqueArray(fc.nat({ max: 60 }), { maxLength: 40 })

  test('are the same stretches in any order', () => {
    fc.assert(
      fc.property(numbers, fc.integer({ min: 1, max: 5 }), (some, of) => {
        const done = orThrow(joinStretches(stretchesOf(some), of))
        const sorted = some.toSorted((a, b) => a - b)
        expect(numbersIn(done, of).toSorted((a, b) => a - b)).toEqual(sorted)
        expect(numberCount(done, of)).toBe(some.length)
        expect(orThrow(joinStretches(stretchesOf(sorted), of))).toEqual(done)
      }),
      { seed: 1 },
    )
  })

  test('and the numbers left over make up the shard', () => {
    fc.assert(
      fc.property(numbers, fc.integer({ min: 1, max: 4 }), fc.nat({ max: 70 }), (some, of, games) => {
        const done = orThrow(joinStretches(stretchesOf(some), of))
        for (let shard = 1; shard <= of; shard += 1) {
          const left = [...numbersLeft(done, { shard, of, games })]
          const expected = Array.from({ length: games }, (_, number) => number).filter(
            (number) => number % of === shard - 1 && !some.includes(number),
          )
          expect(left).toEqual(expected)
        }
      }),
      { seed: 1 },
    )
  })

  test('without a limit there is always a next number', () => {
    const left = numbersLeft([{ from: 1, to: 7 }], { shard: 2, of: 3, games: null })
    expect([left.next().value, left.next().value]).toEqual([10, 13])
  })

  test('that occur twice are refused in one sentence', () => {
    expect(joinStretches([...stretchesOf([4]), { from: 0, to: 8 }], 4)).toEqual(
      E.left('Game 4 is there more than once.'),
    )
  })
})

const played = (numbers: readonly number[]) =>
  numbers
    .map((number) => playing([])(1, number))
    .map(({ number, tally, digest }) => ({
      ...NOTHING_REACHED,
      tally,
      digest,
      firstReached: firstReachedIn(number, tally),
    }))
    .reduce(addReached, NOTHING_REACHED)

const shardReport = (shard: number, of: number, games: number) => {
  const numbers = [...numbersLeft([], { shard, of, games })]
  const done = orThrow(joinStretches(stretchesOf(numbers), of))
  return emptyReport({ games, of, shards: [shard], done, seconds: shard, ...played(numbers) })
}

describe('merging', () => {
  test('equals the report of one machine, in any order', () => {
    const alone = shardReport(1, 1, 8)
    const shards = [1, 2, 3].map((shard) => shardReport(shard, 3, 8))
    for (const some of [shards, shards.toReversed()])
      expect(mergeReports(some)).toEqual(E.right({ ...alone, seconds: 6 }))
    const [first, second, third] = shards.map((report) => [report])
    const stepwise = orThrow(
      mergeReports([orThrow(mergeReports([...(third ?? []), ...(first ?? [])])), ...(second ?? [])]),
    )
    expect(stepwise).toEqual({ ...alone, seconds: 6 })
  })

  test('also for more shards than games', () => {
    const shards = [1, 2, 3].map((shard) => shardReport(shard, 3, 2))
    expect(orThrow(mergeReports(shards))).toMatchObject({ of: 1, shards: [1], done: [{ from: 0, to: 1 }] })
  })

  test('names the known shards while others are missing', () => {
    const some = orThrow(mergeReports([shardReport(3, 3, 8), shardReport(1, 3, 8)]))
    expect(some).toMatchObject({
      of: 3,
      shards: [1, 3],
      done: [
        { from: 0, to: 6 },
        { from: 2, to: 5 },
      ],
    })
    expect(gamesDone(some)).toBe(5)
  })

  test('keeps the failures with the lowest numbers', () => {
    const failing = (shard: number) =>
      emptyReport({
        of: 2,
        shards: [shard],
        failed: 30,
        failures: Array.from({ length: MAX_FAILURES }, (_, at) => ({ number: 2 * at + shard - 1 }) as never),
      })
    const { failed, failures } = orThrow(mergeReports([failing(2), failing(1)]))
    expect(failed).toBe(60)
    expect(failures.map(({ number }) => number)).toEqual(Array.from({ length: MAX_FAILURES }, (_, at) => at))
  })

  test.each([
    ['different seeds: 1, 2.', [emptyReport(), emptyReport({ seed: 2 })]],
    ['different versions of the engine: 1.2.3, 1.2.4.', [emptyReport(), emptyReport({ engine: '1.2.4' })]],
    ['different numbers of games: no number of games, 5.', [emptyReport(), emptyReport({ games: 5 })]],
    ['different numbers of shards: 1, 2.', [emptyReport(), emptyReport({ of: 2 })]],
    ['There are no reports to merge.', []],
    [
      'These reports overlap. Game 3 is there more than once.',
      [emptyReport({ done: [{ from: 0, to: 5 }] }), emptyReport({ done: [{ from: 3, to: 3 }] })],
    ],
  ])('%s', (sentence, reports) => {
    const merged = mergeReports(reports)
    expect(E.isLeft(merged) && merged.left).toContain(sentence)
  })
})

test('digests combine to the same value in any order, and to another for other games', () => {
  const [a, b, c] = ['0123456789abcdef0123456789abcdef', 'f'.repeat(32), `${'0'.repeat(31)}1`] as const
  expect(addDigests(addDigests(a, b), c)).toBe(addDigests(addDigests(c, a), b))
  expect(addDigests(a, b)).not.toBe(addDigests(a, c))
  expect(addDigests(a, a)).toBe('0'.repeat(32))
})
