/**
 * The coverage of a run of games, as counts: rules that accepted and rejected, states, transitions, clauses, violations, effects, requests,
 * events.
 */
import * as v from 'valibot'

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const counts = v.record(v.string(), count)

/** The number of times each item was met. */
export type CoverageCounts = Readonly<v.InferOutput<typeof counts>>

/** The shape of a tally in a file. */
export const TallySchema = v.strictObject({
  games: count,
  /** Events that were accepted. */
  events: count,
  refusals: count,
  /** By rule id: how often it allowed or caused something, and forbade or prevented something. */
  rules: v.record(v.string(), v.strictObject({ accepted: count, rejected: count })),
  /** The number of times each state was entered, by path. A parent state counts when one of its states is entered from outside. */
  states: counts,
  /** The number of times each transition was taken, by its id on the chart. */
  transitions: counts,
  /** The number of times each clause was true, and false. */
  clauses: v.record(v.string(), v.strictObject({ held: count, failed: count })),
  /** Reasons of refusals, by code. */
  violations: counts,
  /** Effects that were carried out, by word of the effect language. */
  effects: counts,
  /** Requests, by kind. */
  requests: counts,
  /** Accepted events by type. */
  eventTypes: counts,
  /** Finished games by the number of turns they took. */
  turns: counts,
  /** Games by their result; `not over` for a game that was not finished. */
  results: counts,
  /** Games by each parameter value they were played with. */
  values: counts,
  /** Games by the kinds of effects that met on the board they began with, and how. */
  meetings: counts,
  /** Games by each pair of parameter values, keyed by the first value and then by the second. */
  pairs: v.record(v.string(), counts),
})

/** The coverage as plain JSON that can be added up. */
export type Tally = Readonly<v.InferOutput<typeof TallySchema>>

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
