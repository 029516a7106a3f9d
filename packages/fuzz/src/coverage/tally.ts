/**
 * The coverage of a run of games, as counts: rules both ways, states, transitions, clauses, violations, effects,
 * requests, events.
 */
import * as v from 'valibot'

/** The number of times a rule allowed or caused something, and forbade or prevented something. */
export interface BothWays {
  readonly accepted: number
  readonly rejected: number
}

/** The number of times a clause was true, and false. */
export interface ClauseAnswers {
  readonly held: number
  readonly failed: number
}

/** The number of times each item was met. */
export type CoverageCounts = Readonly<Record<string, number>>

/** The coverage as plain JSON that can be added up. */
export interface Tally {
  readonly games: number
  /** Events that were accepted. */
  readonly events: number
  readonly refusals: number
  /** By rule id. */
  readonly rules: Readonly<Record<string, BothWays>>
  /** The number of times each state was entered, by path; states around it count too. */
  readonly states: CoverageCounts
  /** The number of times each transition was taken, by its id on the chart. */
  readonly transitions: CoverageCounts
  readonly clauses: Readonly<Record<string, ClauseAnswers>>
  /** By code. */
  readonly violations: CoverageCounts
  /** Effects that were carried out, by word of the effect language. */
  readonly effects: CoverageCounts
  /** Requests, by kind. */
  readonly requests: CoverageCounts
  /** Accepted events by type. */
  readonly eventTypes: CoverageCounts
  /** Finished games by the number of turns they took. */
  readonly turns: CoverageCounts
  /** Finished games by their result. */
  readonly results: CoverageCounts
  /** Games by each parameter value they were played with. */
  readonly values: CoverageCounts
  /** Games by each pair of values they were played with: by the first, then by the second. */
  readonly pairs: Readonly<Record<string, CoverageCounts>>
}

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const counts = v.record(v.string(), count)

/** The shape of a tally in a file. */
export const TallySchema = v.strictObject({
  games: count,
  events: count,
  refusals: count,
  rules: v.record(v.string(), v.strictObject({ accepted: count, rejected: count })),
  states: counts,
  transitions: counts,
  clauses: v.record(v.string(), v.strictObject({ held: count, failed: count })),
  violations: counts,
  effects: counts,
  requests: counts,
  eventTypes: counts,
  turns: counts,
  results: counts,
  values: counts,
  pairs: v.record(v.string(), counts),
})

/** The empty tally. */
export const EMPTY_TALLY = Object.fromEntries(
  Object.entries(TallySchema.entries).map(([key, schema]) => [key, schema.type === 'number' ? 0 : {}]),
) as unknown as Tally

type Numbers = { readonly [Key in string]: number | Numbers }

const sum = (one: Numbers, other: Numbers): Numbers => {
  const total: Record<string, number | Numbers> = { ...one }
  for (const [key, value] of Object.entries(other)) {
    const before = Object.hasOwn(total, key) ? total[key] : undefined
    if (typeof value === 'number') total[key] = value + (typeof before === 'number' ? before : 0)
    else total[key] = sum(typeof before === 'object' ? before : {}, value)
  }
  return total
}

/** The sum of two tallies. The order does not matter. */
export const addTallies = (one: Tally, other: Tally): Tally =>
  sum(one as unknown as Numbers, other as unknown as Numbers) as unknown as Tally
