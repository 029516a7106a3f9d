/** A failed game: its start, the events that lead to the failure, the finding, and its story. */

import { type Position, type RuleId, type RulesetId, rulebook, rulesets } from 'ptcg-turn-engine'
import { CardDefinitionSchema, RulesetSchema } from 'ptcg-turn-engine/schemas'
import * as v from 'valibot'
import type { Finding, TriedEvent } from '../check.ts'
import type { Start } from '../opening.ts'

export interface Failure {
  /** The number of the game. */
  readonly number: number
  readonly finding: Finding
  /** The start and the events, after shrinking. */
  readonly start: Start
  readonly events: readonly TriedEvent[]
  /** The number of events of the original game. */
  readonly played: number
  /** Lines of plain text. */
  readonly story: readonly string[]
}

const text = v.pipe(v.string(), v.maxLength(1000))
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const id = v.pipe(v.string(), v.maxLength(100))

const DeckSchema = v.strictObject({ name: text, cards: v.pipe(v.array(id), v.maxLength(1000)) })

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The schema of a start in a file. `openingOf` decides whether it can be opened. */
export const StartSchema = v.variant('from', [
  v.strictObject({
    from: v.literal('newGame'),
    decks: v.strictTuple([DeckSchema, DeckSchema]),
    ruleset: v.union([v.picklist(Object.keys(rulesets) as [RulesetId, ...RulesetId[]]), RulesetSchema]),
    cards: v.pipe(v.array(CardDefinitionSchema), v.maxLength(1000)),
  }),
  v.strictObject({
    from: v.literal('position'),
    position: v.custom<Position>(isObject, 'must be a position'),
  }),
]) satisfies v.GenericSchema<unknown, Start>

/** The schema of a sent event: the event itself may be anything. */
export const TrySchema = v.strictObject({
  event: v.unknown(),
  expects: v.nullable(v.picklist(rulebook.map(({ id }): RuleId => id))),
}) satisfies v.GenericSchema<unknown, TriedEvent>

export const FindingSchema = v.strictObject({ check: text, says: text }) satisfies v.GenericSchema<unknown, Finding>

/** The shape of a failure in a file. */
export const FailureSchema = v.strictObject({
  number: whole,
  finding: FindingSchema,
  start: StartSchema,
  events: v.pipe(v.array(TrySchema), v.maxLength(1000)),
  played: whole,
  story: v.pipe(v.array(text), v.maxLength(1000)),
}) satisfies v.GenericSchema<unknown, Failure>
