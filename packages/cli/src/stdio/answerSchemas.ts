/** The schemas of all answers, published for programs that read the answers. */

import { CardDefinitionSchema, EventSchema, SavedGameSchema } from 'ptcg-turn-engine/schemas'
import * as v from 'valibot'
import { ERROR_CODES } from './errors.ts'
import { FileSchema, type Method } from './requests.ts'

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const player = v.picklist([0, 1])
const name = v.string()

/** A fact. The type `Fact` of `ptcg-turn-engine/model` lists the properties besides the name. */
export const FactSchema = v.looseObject({ fact: v.string() })
export const ViolationSchema = v.strictObject({
  rule: v.string(),
  code: v.string(),
  clause: v.nullable(v.string()),
  message: v.string(),
  remedy: v.nullable(v.string()),
})
const ProblemSchema = v.strictObject({
  path: v.string(),
  message: v.string(),
  rule: v.exactOptional(v.string()),
  code: v.exactOptional(v.string()),
})

const choosing = {
  player,
  purpose: v.string(),
  options: v.array(v.looseObject({ option: v.string() })),
  picked: v.array(whole),
  min: whole,
  max: whole,
  again: v.boolean(),
  units: whole,
}

/** The request: who must act, and the options. */
export const WhoMustActSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('main'), player }),
  v.strictObject({ kind: v.picklist(['choose', 'prizes', 'promote']), ...choosing }),
  v.strictObject({ kind: v.literal('coin'), player, coins: v.union([whole, v.literal('untilTails')]) }),
  v.strictObject({ kind: v.literal('shuffle'), player, cards: whole, prizes: v.exactOptional(v.literal(true)) }),
  v.strictObject({ kind: v.literal('random'), player, cards: whole, hand: whole }),
  v.strictObject({ kind: v.literal('resolve'), player, text: v.string() }),
])

export const ResultSchema = v.variant('outcome', [
  v.strictObject({ outcome: v.literal('win'), winner: player, reasons: v.array(v.string()) }),
  v.strictObject({ outcome: v.literal('tie'), reasons: v.array(v.string()) }),
])

/** The status of a game. `played` is the number of events. */
const status = {
  game: name,
  played: whole,
  state: v.string(),
  request: v.nullable(WhoMustActSchema),
  result: v.nullable(ResultSchema),
  canUndo: v.boolean(),
  canRedo: v.boolean(),
}
const facts = v.array(FactSchema)

const sentences = v.array(v.string())
/** A request in words. */
export const RequestInWordsSchema = v.strictObject({
  question: v.string(),
  askedBy: v.nullable(v.string()),
  progress: v.nullable(v.string()),
  options: sentences,
})
const statusInWords = { request: v.nullable(RequestInWordsSchema), result: v.nullable(v.string()) }
/** The property `words`, present if words were requested: texts with the same names as the answer's data. */
const inWords = <Entries extends v.ObjectEntries>(entries: Entries) => ({
  words: v.exactOptional(v.strictObject(entries)),
})
const worded = { ...status, ...inWords(statusInWords) }
const wordedWithFacts = { ...status, facts, ...inWords({ ...statusInWords, facts: sentences }) }

/** A snapshot: the state of the chart and the game, complete or as a player sees it. */
export const SnapshotSchema: v.GenericSchema = v.strictObject({
  state: v.string(),
  game: v.strictObject({ ...SavedGameSchema.entries, facts, latest: v.nullable(EventSchema) }),
})

const limits = v.strictObject({ line: whole, games: whole, events: whole, simulatedWork: whole })

/** The properties of the answer to each method, besides `id` and `ok`. */
export const ANSWERS: { readonly [Named in Method]: v.ObjectEntries } = {
  about: {
    name,
    version: v.string(),
    protocol: whole,
    methods: v.array(v.string()),
    errors: v.array(v.string()),
    formats: v.record(v.string(), whole),
    decks: v.array(v.string()),
    rulesets: v.array(v.string()),
    limits,
  },
  cards: { cards: v.array(CardDefinitionSchema) },
  create: wordedWithFacts,
  load: wordedWithFacts,
  copy: worded,
  games: {
    games: v.array(v.strictObject({ game: name, played: whole, state: v.string(), players: v.array(v.string()) })),
  },
  close: { game: name },
  play: wordedWithFacts,
  why: { game: name, legal: v.boolean(), violations: v.array(ViolationSchema) },
  simulate: { game: name, wins: v.strictTuple([whole, whole]), ties: whole, unfinished: whole },
  legal: { game: name, events: v.array(EventSchema), ...inWords({ events: sentences }) },
  request: worded,
  view: { game: name, view: SnapshotSchema, ...inWords({ view: sentences }) },
  facts: { game: name, from: whole, facts, next: v.nullable(whole), ...inWords({ facts: sentences }) },
  history: { game: name, from: whole, events: v.array(EventSchema), next: v.nullable(whole) },
  undo: worded,
  redo: worded,
  save: { game: name, file: FileSchema },
}

const id = v.nullable(v.union([v.string(), v.number()]))

export const RequestFailureSchema = v.strictObject({
  code: v.picklist(ERROR_CODES),
  message: v.string(),
  violations: v.exactOptional(v.array(ViolationSchema)),
  problems: v.exactOptional(v.array(ProblemSchema)),
})

/** The answer to a refused request. */
export const RefusedSchema = v.strictObject({ id, ok: v.literal(false), error: RequestFailureSchema })

/** The answer to a method that succeeded. */
export const answerTo = (method: Method): v.GenericSchema =>
  v.strictObject({ id, ok: v.literal(true), ...ANSWERS[method] })
