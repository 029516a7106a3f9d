/** The possible requests: the methods, and the parameters of each. */

import { RECORDING_FORMAT, RECORDING_VERSION } from 'ptcg-turn-engine/internal/engine/files/recording'
import { CardDefinitionSchema, EventSchema, PositionSchema, RulesetSchema, SaveSchema } from 'ptcg-turn-engine/schemas'
import * as v from 'valibot'

/** The version of the protocol. It is raised when programs written for this version could misunderstand the next one. */
export const PROTOCOL = 1

const MAX_NAME_LENGTH = 100
const MAX_ID_LENGTH = 200
/** The maximum number of cards in a list, far above the size of any deck. */
const MAX_CARDS = 1000

/** The maximum number of games that one request plays ahead. */
export const MAX_PLAYOUTS = 1000
/** The largest seed of a request. The seeds of its playouts are computed from it and must be safe integers too. */
const MAX_SEED = Math.floor(Number.MAX_SAFE_INTEGER / MAX_PLAYOUTS) - 1

const id = v.exactOptional(
  v.union([v.pipe(v.string(), v.maxLength(MAX_ID_LENGTH)), v.pipe(v.number(), v.safeInteger())]),
)
const NAME = 'is not the name of a game: it has 1 to 64 letters, digits, and signs among . _ : -'
const game = v.pipe(v.string(), v.regex(/^[A-Za-z0-9._:-]{1,64}$/, NAME))
const player = v.exactOptional(v.picklist([0, 1]))
const from = v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(0)))
const undo = v.exactOptional(v.picklist(['fair', 'always', 'never']))
const text = v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH))
/** True if the answer should also contain its data in words. */
const words = v.exactOptional(v.boolean())

const DeckSchema = v.strictObject({ name: text, cards: v.pipe(v.array(text), v.maxLength(MAX_CARDS)) })
/** A deck by a name that `about` lists, or card by card. */
const SeatSchema = v.strictObject({ name: text, deck: v.union([text, DeckSchema]) })

/** Schemas for the parts of requests that the engine checks itself. */
interface HandedOn {
  readonly event: v.GenericSchema
  readonly ruleset: v.GenericSchema
  readonly cards: v.GenericSchema
  readonly file: v.GenericSchema
}

const requestsWith = ({ event, ruleset, cards, file }: HandedOn) =>
  v.variant('method', [
    v.strictObject({
      id,
      method: v.literal('about'),
      protocol: v.exactOptional(v.pipe(v.number(), v.safeInteger())),
    }),
    v.strictObject({
      id,
      method: v.literal('cards'),
      cards: v.exactOptional(v.pipe(v.array(text), v.maxLength(MAX_CARDS))),
    }),
    v.strictObject({
      id,
      method: v.literal('create'),
      game: v.exactOptional(game),
      players: v.strictTuple([SeatSchema, SeatSchema]),
      randomness: v.union([v.literal('asked'), v.strictObject({ seed: v.pipe(v.number(), v.safeInteger()) })]),
      ruleset: v.exactOptional(ruleset),
      cards: v.exactOptional(cards),
      redefine: v.exactOptional(v.boolean()),
      undo,
      player,
      words,
    }),
    v.strictObject({ id, method: v.literal('load'), game: v.exactOptional(game), file, undo, player, words }),
    v.strictObject({ id, method: v.literal('copy'), game, to: v.exactOptional(game), undo, player, words }),
    v.strictObject({ id, method: v.literal('games') }),
    v.strictObject({ id, method: v.literal('close'), game }),
    v.strictObject({ id, method: v.literal('play'), game, event, player, words }),
    v.strictObject({ id, method: v.literal('why'), game, event, player }),
    v.strictObject({
      id,
      method: v.literal('simulate'),
      game,
      playouts: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MAX_PLAYOUTS)),
      seed: v.pipe(v.number(), v.safeInteger(), v.minValue(-MAX_SEED), v.maxValue(MAX_SEED)),
      event: v.exactOptional(event),
      player,
    }),
    v.strictObject({ id, method: v.literal('legal'), game, player, words }),
    v.strictObject({ id, method: v.literal('request'), game, player, words }),
    v.strictObject({ id, method: v.literal('view'), game, player, words }),
    v.strictObject({ id, method: v.literal('facts'), game, from, player, words }),
    v.strictObject({ id, method: v.literal('history'), game, from }),
    v.strictObject({ id, method: v.literal('undo'), game, player, words }),
    v.strictObject({ id, method: v.literal('redo'), game, player, words }),
    v.strictObject({
      id,
      method: v.literal('save'),
      game,
      format: v.exactOptional(v.picklist(['recording', 'save', 'position'])),
    }),
  ])

const anything = v.unknown()

/** The schema that parses requests. The parts that the engine checks may be anything. */
export const RequestSchema = requestsWith({ event: anything, ruleset: anything, cards: anything, file: anything })
export type LineRequest = v.InferOutput<typeof RequestSchema>
export type Method = LineRequest['method']
/** The request of one method. */
export type RequestOf<Named extends Method> = Extract<LineRequest, { readonly method: Named }>

/** The schema of each method by name, so that problems are reported for the request's own method only. */
export const SCHEMA_OF: ReadonlyMap<unknown, (typeof RequestSchema)['options'][number]> = new Map(
  RequestSchema.options.map((one) => [one.entries.method.literal, one]),
)

export const RecordingSchema: v.GenericSchema = v.strictObject({
  format: v.literal(RECORDING_FORMAT),
  version: v.literal(RECORDING_VERSION),
  title: v.string(),
  note: v.nullable(v.string()),
  beginning: v.variant('from', [
    v.strictObject({ from: v.literal('deal'), options: v.looseObject({}) }),
    v.strictObject({ from: v.literal('position'), position: PositionSchema }),
    v.strictObject({ from: v.literal('save'), save: SaveSchema }),
  ]),
  events: v.array(v.unknown()),
})

/** A game as a file: a recording, a save or a position. */
export const FileSchema: v.GenericSchema = v.union([RecordingSchema, SaveSchema, PositionSchema])

/** The published schema of requests, with full schemas for the parts that the engine checks. */
export const PublishedRequestSchema = requestsWith({
  event: EventSchema,
  ruleset: v.union([text, RulesetSchema]),
  cards: v.array(CardDefinitionSchema),
  file: FileSchema,
})
