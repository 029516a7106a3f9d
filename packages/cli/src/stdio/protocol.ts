/** The schema of every line of a conversation, and the schemas of its named parts, to be published as JSON Schema. */

import { EventSchema, PositionSchema, RulesetSchema, SaveSchema } from 'ptcg-turn-engine/schemas'
import * as v from 'valibot'
import {
  ANSWERS,
  answerTo,
  FactSchema,
  RefusedSchema,
  RequestFailureSchema,
  RequestInWordsSchema,
  ResultSchema,
  SnapshotSchema,
  ViolationSchema,
  WhoMustActSchema,
} from './answerSchemas.ts'
import { FileSchema, type Method, PublishedRequestSchema, RecordingSchema } from './requests.ts'

const capitalized = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`

const requests = Object.fromEntries(
  PublishedRequestSchema.options.map((one) => [`${capitalized(one.entries.method.literal)}Request`, one] as const),
)

const answers = Object.fromEntries(
  (Object.keys(ANSWERS) as readonly Method[]).map((method) => [`${capitalized(method)}Answer`, answerTo(method)]),
)

const AnswerSchema = v.union([RefusedSchema, ...Object.values(answers)])

/** The parts by name. The answer to `create` is `CreateAnswer`, and so on. */
export const PROTOCOL_PARTS: Readonly<Record<string, v.GenericSchema>> = {
  Request: PublishedRequestSchema,
  ...requests,
  Answer: AnswerSchema,
  ...answers,
  RefusedAnswer: RefusedSchema,
  Failure: RequestFailureSchema,
  Violation: ViolationSchema,
  Event: EventSchema,
  Fact: FactSchema,
  WhoMustAct: WhoMustActSchema,
  RequestInWords: RequestInWordsSchema,
  Result: ResultSchema,
  Snapshot: SnapshotSchema,
  File: FileSchema,
  Recording: RecordingSchema,
  Save: SaveSchema,
  Position: PositionSchema,
  Ruleset: RulesetSchema,
}

/** A line, in either direction. */
export const ProtocolSchema: v.GenericSchema = v.union([PublishedRequestSchema, AnswerSchema])
