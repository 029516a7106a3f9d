/**
 * The report of a campaign: the games played of a seed, their coverage with the first game of each item, and the
 * failures.
 */
import * as v from 'valibot'
import { type Tally, TallySchema } from '../coverage/tally.ts'
import { type Failure, FailureSchema } from './failure.ts'

export const REPORT_FORMAT = 'ptcg-turn-engine/campaign'
export const REPORT_VERSION = 2

/** The number of the game that first reached something, by its name. */
export type FirstGames = Readonly<Record<string, number>>

/**
 * The first game for everything that counts as coverage. A rule is covered once it has been shown both ways, a clause
 * once it was true and false.
 */
export interface FirstReached {
  readonly rulesAccepted: FirstGames
  readonly rulesRejected: FirstGames
  readonly states: FirstGames
  readonly transitions: FirstGames
  readonly clausesHeld: FirstGames
  readonly clausesFailed: FirstGames
}

/** Every `of`-th game number from the first to the last, both included: a range of the games of one shard. */
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
  /** A digest of the cards of the games, if any were given. */
  readonly cards?: string
  /** The era of every game, if one was given. */
  readonly era?: string
  /** A digest of the corpus, if one was given. */
  readonly corpus?: string
  /** The selection of checks in words, if it is not the default. */
  readonly watching?: string
  /** The number of games of all shards together, numbered from 0. Null: as many as there is time for. */
  readonly games: number | null
  /** The number of shards; shard i plays every number with remainder i - 1. */
  readonly of: number
  /** The shards that are in this report, beginning with 1. */
  readonly shards: readonly number[]
  readonly done: readonly Stretch[]
  readonly tally: Tally
  readonly firstReached: FirstReached
  /** A digest of the events of all games, independent of their order. */
  readonly digest: string
  /** The number of games with a finding. */
  readonly failed: number
  /** The first of them by number, shrunk. */
  readonly failures: readonly Failure[]
  /** The duration, summed over all shards and sessions. */
  readonly seconds: number
}

/** The maximum number of stored failures; those with the lowest numbers are kept. */
export const MAX_FAILURES = 20

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
    failures: v.pipe(v.array(FailureSchema), v.maxLength(MAX_FAILURES)),
    seconds: v.pipe(v.number(), v.minValue(0)),
  }),
  v.check(({ shards, of }) => shards.every((one) => one <= of), 'must not name a shard that there is not'),
) satisfies v.GenericSchema<unknown, Report>
