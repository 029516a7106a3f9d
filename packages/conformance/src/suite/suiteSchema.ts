/** The schema of the lines of a suite, published for programs that read suites. */

import {
  CardDefinitionSchema,
  EventSchema,
  RulesetSchema,
  SAVE_FORMAT,
  SAVE_VERSION,
  SavedGameSchema,
} from 'ptcg-turn-engine/schemas'
import * as v from 'valibot'
import { SUITE_FORMAT, SUITE_VERSION } from './suite.ts'

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const text = v.string()
const named = { id: text, what: text }

const { definitions: _, ruleset: __, ...ofTheGame } = SavedGameSchema.entries

/** A game at one moment. */
export const SuiteGameSchema = v.strictObject({
  state: text,
  game: v.strictObject(ofTheGame),
  cards: v.array(v.union([text, CardDefinitionSchema])),
  ruleset: v.union([text, RulesetSchema]),
})

const because = v.array(v.strictObject({ rule: text, code: text }))

/** One moment. */
export const SuiteMomentSchema = v.strictObject({
  legal: v.array(EventSchema),
  refused: v.exactOptional(v.array(v.strictObject({ event: v.unknown(), because }))),
  play: v.exactOptional(EventSchema),
  facts: v.exactOptional(v.array(v.looseObject({ fact: text }))),
  then: v.exactOptional(
    v.strictObject({ state: text, set: v.record(text, v.unknown()), gone: v.exactOptional(v.array(text)) }),
  ),
})

/** A line of a suite: its head, a played case, or a deck. */
export const SuiteLineSchema = v.union([
  v.strictObject({
    format: v.literal(SUITE_FORMAT),
    version: v.literal(SUITE_VERSION),
    engine: text,
    cases: v.record(text, whole),
    seed: whole,
    save: v.strictObject({ format: v.literal(SAVE_FORMAT), version: v.literal(SAVE_VERSION) }),
    cards: v.record(text, CardDefinitionSchema),
    rulesets: v.record(text, RulesetSchema),
  }),
  v.strictObject({
    of: v.picklist(['rule', 'ruling', 'game']),
    ...named,
    begins: SuiteGameSchema,
    moments: v.array(SuiteMomentSchema),
  }),
  v.strictObject({ of: v.literal('deck'), ...named, deck: v.array(text), because }),
])
