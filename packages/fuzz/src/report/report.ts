/** The report of a campaign: which games of a seed were played, what they reached and when first, and what failed. */
import * as v from 'valibot'
import { type Tally, TallySchema } from '../coverage/tally.ts'
import { type Failure, FailureSchema } from './failure.ts'

export const REPORT_FORMAT = 'ptcg-turn-engine/campaign'
export const REPORT_VERSION = 1

/** The number of the game that first reached something, by its name. */
export type FirstGames = Readonly<Record<string, number>>

/** When everything that counts as coverage was first reached. A rule is covered once it has been shown both ways, a clause once it was true and false. */
export interface FirstReached {
  readonly rulesAccepted: FirstGames
  readonly rulesRejected: FirstGames
  readonly states: FirstGames
  readonly transitions: FirstGames
  readonly clausesHeld: FirstGames
  readonly clausesFailed: FirstGames
}

/** Every `of`-th game number from the first to the last, both included: a stretch of the games of one shard. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

export interface Report {
  readonly format: typeof REPORT_FORMAT
  readonly version: typeof REPORT_VERSION
  /** The version of the package that played. */
  readonly engine: string
  readonly seed: number
  /** What the cards of the games are known by, where they were given: equal for equal cards. */
  readonly cards?: string
  /** The era of every game, where one was given. */
  readonly era?: string
  /** What the corpus is known by that games went by, where one was given. */
  readonly corpus?: string
  /** Which checks watched, in words, where a campaign asked for others than usual. */
  readonly watching?: string
  /** Games of all shards together: numbers 0 to games - 1. Null: as many as there was time for. */
  readonly games: number | null
  /** The campaign is played by this many shards; shard i plays every number that leaves i - 1 when divided by it. */
  readonly of: number
  /** The shards that are in this report, beginning with 1. */
  readonly shards: readonly number[]
  readonly done: readonly Stretch[]
  readonly tally: Tally
  readonly firstReached: FirstReached
  /** Of the events of every game done, in any order: equal for equal games. */
  readonly digest: string
  /** Games in which a check found something. */
  readonly failed: number
  /** The first of them by their number, made small. */
  readonly failures: readonly Failure[]
  /** How long it took, all shards and stays together. */
  readonly seconds: number
}

/** So many failures are kept, those with the lowest numbers. */
export const MOST_FAILURES = 20

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const firstGames = v.record(v.string(), whole)

const StretchSchema = v.pipe(
  v.strictObject({ from: whole, to: whole }),
  v.check(({ from, to }) => from <= to, 'must not end before it begins'),
)

/** The shape of a report in a file. */
export const ReportSchema = v.pipe(
  v.strictObject({
    format: v.literal(REPORT_FORMAT),
    version: v.literal(REPORT_VERSION),
    engine: v.pipe(v.string(), v.maxLength(100)),
    seed: whole,
    cards: v.exactOptional(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'must be 32 hexadecimal digits'))),
    era: v.exactOptional(v.pipe(v.string(), v.maxLength(100))),
    corpus: v.exactOptional(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'must be 32 hexadecimal digits'))),
    watching: v.exactOptional(v.pipe(v.string(), v.maxLength(2000))),
    games: v.nullable(whole),
    of: v.pipe(whole, v.minValue(1)),
    shards: v.pipe(v.array(v.pipe(whole, v.minValue(1))), v.minLength(1)),
    done: v.array(StretchSchema),
    tally: TallySchema,
    firstReached: v.strictObject({
      rulesAccepted: firstGames,
      rulesRejected: firstGames,
      states: firstGames,
      transitions: firstGames,
      clausesHeld: firstGames,
      clausesFailed: firstGames,
    }),
    digest: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'must be 32 hexadecimal digits')),
    failed: whole,
    failures: v.pipe(v.array(FailureSchema), v.maxLength(MOST_FAILURES)),
    seconds: v.pipe(v.number(), v.minValue(0)),
  }),
  v.check(({ shards, of }) => shards.every((one) => one <= of), 'must not name a shard that there is not'),
) satisfies v.GenericSchema<unknown, Report>
