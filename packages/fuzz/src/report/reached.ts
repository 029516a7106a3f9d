/**
 * Merges what several games reached: adds their counts, and joins their failures, their digests, and the records of which game was the
 * first to reach something. The order does not matter.
 */
import { addTallies, EMPTY_TALLY, type Tally } from '../coverage/tally.ts'
import { type FirstGames, type FirstReached, MAX_FAILURES, ofEachKind, REACHED_IN, type Report } from './report.ts'

/** The part of a report that depends on the games played. */
export type Reached = Pick<Report, 'tally' | 'firstReached' | 'digest' | 'failed' | 'failures'>

/** The result of playing no games. */
export const NOTHING_REACHED: Reached = {
  tally: EMPTY_TALLY,
  firstReached: ofEachKind(() => ({})),
  digest: '0'.repeat(32),
  failed: 0,
  failures: [],
}

/** The first-reached record of a single game: each name that it reached has the number of the game. */
export const firstReachedIn = (number: number, tally: Tally): FirstReached =>
  ofEachKind((kind) => Object.fromEntries(REACHED_IN[kind](tally).map((name) => [name, number])))

const earlier = (one: FirstGames, other: FirstGames): FirstGames => {
  const first: Record<string, number> = { ...one }
  for (const [name, number] of Object.entries(other))
    first[name] = Object.hasOwn(first, name) ? Math.min(first[name] ?? number, number) : number
  return first
}

const earlierOf = (one: FirstReached, other: FirstReached): FirstReached =>
  ofEachKind((kind) => earlier(one[kind], other[kind]))

/** Joins digests of different games, in any order. */
export const addDigests = (one: string, other: string): string =>
  (BigInt(`0x${one}`) ^ BigInt(`0x${other}`)).toString(16).padStart(32, '0')

/** Joins the results of two groups of games. */
export const addReached = (one: Reached, other: Reached): Reached => ({
  tally: addTallies(one.tally, other.tally),
  firstReached: earlierOf(one.firstReached, other.firstReached),
  digest: addDigests(one.digest, other.digest),
  failed: one.failed + other.failed,
  failures: [...one.failures, ...other.failures].toSorted((a, b) => a.number - b.number).slice(0, MAX_FAILURES),
})
