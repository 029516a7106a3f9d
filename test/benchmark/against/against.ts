/** Times two builds of the package in turn in one run, and says for each kind of work how many times as long the newer takes. */
import { isDeepStrictEqual } from 'node:util'
import { median } from '../median.ts'
import { type Contender, type Patience, type Timings, timed } from '../timing.ts'
import type { Build } from './build.ts'
import { type PlayedGame, playedGame, WORK } from './work.ts'

/** Work in both builds, per second, and how many times as long it takes now. */
export interface Ratio {
  readonly name: string
  readonly before: number
  readonly now: number
  /** The median before as parts of the yardstick by the median now: 1.05 is 5 % slower. */
  readonly timesAsLong: number
}

/** More than this is slower. Rounds of both lie side by side, so that the machine's moods hit them alike. */
export const MOST_TIMES_AS_LONG = 1.05

const GAMES = 4

/** The games that both builds play. Two that play different games cannot be compared. */
export const sameGames = (before: Build, now: Build): readonly (readonly [PlayedGame, PlayedGame])[] =>
  Array.from({ length: GAMES }, (_, game) => {
    const pair = [playedGame(before, game + 1), playedGame(now, game + 1)] as const
    if (!isDeepStrictEqual(pair[0].events, pair[1].events))
      throw new Error(
        `The two builds do not play the same game from seed ${game + 1}, so that their times say nothing.`,
      )
    return pair
  })

const nameIn = (which: 'before' | 'now', work: string): string => `${work}, ${which}`

const ratioOf = (timings: Timings, name: string): Ratio => {
  const speeds = (which: 'before' | 'now') => {
    const found = timings.get(nameIn(which, name))
    if (found === undefined) throw new Error(`${name} was not timed.`)
    return { perSecond: median(found.perSecond), perYardstick: median(found.perYardstick) }
  }
  const [before, now] = [speeds('before'), speeds('now')]
  return {
    name,
    before: before.perSecond,
    now: now.perSecond,
    timesAsLong: before.perYardstick / now.perYardstick,
  }
}

/** The ratio of every kind of work. */
export const ratiosOf = (timings: Timings): readonly Ratio[] => Object.keys(WORK).map((name) => ratioOf(timings, name))

/** Of two measurements of the same work the better: what is slower only once was unlucky. */
export const betterRatios = (first: readonly Ratio[], second: readonly Ratio[]): readonly Ratio[] =>
  first.map((one) => {
    const other = second.find(({ name }) => name === one.name)
    return other !== undefined && other.timesAsLong < one.timesAsLong ? other : one
  })

export const isSlower = ({ timesAsLong }: Ratio): boolean => !(timesAsLong <= MOST_TIMES_AS_LONG)

/** Times every kind of work in both builds, one after the other in each round. */
export const timedAgainst = async (before: Build, now: Build, patience: Patience): Promise<readonly Ratio[]> => {
  const games = sameGames(before, now)
  const [gamesBefore, gamesNow] = [games.map(([one]) => one), games.map(([, one]) => one)]
  const contenders = Object.entries(WORK).flatMap(([name, work]): readonly Contender[] => [
    { name: nameIn('before', name), go: () => work(before, gamesBefore) },
    { name: nameIn('now', name), go: () => work(now, gamesNow) },
  ])
  return ratiosOf(await timed(contenders, patience))
}
