/**
 * The report of a campaign: its seed, the games played, what these games covered, the first game that reached each thing, and the
 * failures.
 */
import * as v from 'valibot'
import { type Tally, TallySchema } from '../coverage/tally.ts'
import { type Failure, FailureSchema } from './failure.ts'

export const REPORT_FORMAT = 'ptcg-turn-engine/campaign'
export const REPORT_VERSION = 2

/** The maximum number of stored failures; those with the lowest numbers are kept. */
export const MAX_FAILURES = 20

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'must be 32 hexadecimal digits'))
const firstGames = v.record(v.string(), whole)

/** The number of the game that first reached something, by its name. */
export type FirstGames = Readonly<v.InferOutput<typeof firstGames>>

/** For each kind of coverage, lists the names that a tally has reached. Rules and clauses have two kinds, one for each way. */
export const REACHED_IN = {
  rulesAccepted: ({ rules }: Tally) => reachedIn(rules, ({ accepted }) => accepted),
  rulesRejected: ({ rules }: Tally) => reachedIn(rules, ({ rejected }) => rejected),
  states: ({ states }: Tally) => reachedIn(states, (count) => count),
  transitions: ({ transitions }: Tally) => reachedIn(transitions, (count) => count),
  clausesHeld: ({ clauses }: Tally) => reachedIn(clauses, ({ held }) => held),
  clausesFailed: ({ clauses }: Tally) => reachedIn(clauses, ({ failed }) => failed),
} as const

const reachedIn = <Value>(of: Readonly<Record<string, Value>>, count: (value: Value) => number): readonly string[] =>
  Object.entries(of).flatMap(([name, value]) => (count(value) > 0 ? [name] : []))

type Covered = keyof typeof REACHED_IN

/** A record with one value for each kind of coverage. */
export const ofEachKind = <Value>(value: (kind: Covered) => Value): Readonly<Record<Covered, Value>> =>
  Object.fromEntries((Object.keys(REACHED_IN) as Covered[]).map((kind) => [kind, value(kind)])) as Record<
    Covered,
    Value
  >

/** For each kind of coverage, the first game that reached each name. */
export type FirstReached = Readonly<Record<Covered, FirstGames>>

const StretchSchema = v.pipe(
  v.strictObject({ from: whole, to: whole }),
  v.check(({ from, to }) => from <= to, 'must not end before it begins'),
)

/** Every `of`-th game number from the first to the last, both included: a range of the games of one shard. */
export type Stretch = Readonly<v.InferOutput<typeof StretchSchema>>

/** The shape of a report in a file. */
export const ReportSchema = v.pipe(
  v.strictObject({
    format: v.literal(REPORT_FORMAT),
    version: v.literal(REPORT_VERSION),
    /** The version of the package that played. */
    engine: v.pipe(v.string(), v.maxLength(100)),
    seed: whole,
    /** A digest of the cards of the games, if any were given. */
    cards: v.exactOptional(digest),
    /** The era of every game, if one was given. */
    era: v.exactOptional(v.pipe(v.string(), v.maxLength(100))),
    /** A digest of the corpus, if one was given. */
    corpus: v.exactOptional(digest),
    /** The selection of checks in words, if it is not the default. */
    watching: v.exactOptional(v.pipe(v.string(), v.maxLength(2000))),
    /** The number of games of all shards together, numbered from 0. Null: as many as there is time for. */
    games: v.nullable(whole),
    /** The number of shards; shard i plays every number with remainder i - 1. */
    of: v.pipe(whole, v.minValue(1)),
    /** The shards that are in this report, beginning with 1. */
    shards: v.pipe(v.array(v.pipe(whole, v.minValue(1))), v.minLength(1), v.readonly()),
    done: v.pipe(v.array(StretchSchema), v.readonly()),
    tally: TallySchema,
    firstReached: v.strictObject(ofEachKind(() => firstGames)),
    /** A digest of the events of all games, independent of their order. */
    digest,
    /** The number of games with a finding. */
    failed: whole,
    failures: v.pipe(v.array(FailureSchema), v.maxLength(MAX_FAILURES)),
    /** The duration in seconds, summed over all shards and sessions. */
    seconds: v.pipe(v.number(), v.minValue(0)),
  }),
  v.check(({ shards, of }) => shards.every((one) => one <= of), 'must not name a shard that does not exist'),
)

/** The report of a campaign. `failures` has the failures with the lowest game numbers, after shrinking. */
export type Report = Readonly<Omit<v.InferOutput<typeof ReportSchema>, 'failures'>> & {
  readonly failures: readonly Failure[]
}
