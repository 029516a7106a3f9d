/** The schema of a saved game as JSON, which anybody may have edited. The schema of a position uses parts of this schema. */
import * as v from 'valibot'
import { CardDefinitionSchema } from '../../game/cards/cardSchema.ts'
import { ContinuousEffectSchema } from '../../game/cards/continuousSchema.ts'
import { LastingEffectSchema } from '../../game/cards/lastingSchema.ts'
import { oneLine } from '../../game/cards/schemaParts.ts'
import { LONGEST_SENTENCE } from '../../game/cards/writtenNames.ts'
import { LIMITS } from '../../game/json/limits.ts'
import { CHOICE_PURPOSES, type Option } from '../../game/model/asks.ts'
import { ROTATED_CONDITIONS } from '../../game/model/conditions.ts'
import { WHO } from '../../game/model/effects.ts'
import type { Game } from '../../game/model/game.ts'
import { HAPPENINGS } from '../../game/model/history.ts'
import { DAMAGE_STEPS } from '../../game/model/ledger.ts'
import { SOURCE_KINDS } from '../../game/model/resolution.ts'
import { WIN_REASONS } from '../../game/model/result.ts'
import { RulesetSchema } from '../../game/rulesets/rulesetSchema.ts'
import { EffectSchema, ProgramSchema } from '../../game/words/schema.ts'

/** The maximum length of most lists in a save. */
const MAX_CARDS = LIMITS.gameCards

const list = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.maxLength(MAX_CARDS))
const text = v.pipe(v.string(), v.maxLength(LONGEST_SENTENCE))
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000_000))
const points = v.pipe(v.number(), v.safeInteger(), v.minValue(-1_000_000), v.maxValue(1_000_000))
const card = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MAX_CARDS))
const player = v.picklist([0, 1])
/** The name of a player; it may be empty. */
export const PlayerNameSchema = v.pipe(v.string(), v.maxLength(LIMITS.name), oneLine)
/** The number of coins in one effect. The maximum is that of a seeded game, which flips all coins of an effect at once. */
const coins = v.pipe(whole, v.maxValue(LIMITS.coins))

export const InForceSchema = v.strictObject({
  effect: LastingEffectSchema,
  whose: player,
  turn: whole,
  source: text,
  ofAttack: v.optional(v.boolean(), true),
})

const LastingRuleSchema = v.strictObject({
  effect: ContinuousEffectSchema,
  player,
  whose: player,
  turn: whole,
  source: text,
})

export const ConditionsSchema = v.strictObject({
  poisoned: whole,
  burned: whole,
  rotated: v.nullable(v.picklist(ROTATED_CONDITIONS)),
  rotatedOnTurn: whole,
})

const PokemonSchema = v.strictObject({
  id: card,
  cards: v.pipe(list(card), v.minLength(1)),
  energy: list(card),
  tools: list(card),
  damage: v.pipe(whole, v.multipleOf(10)),
  isOut: v.exactOptional(v.literal(true)),
  conditions: ConditionsSchema,
  lasting: list(InForceSchema),
  enteredOnTurn: whole,
  changedOnTurn: v.pipe(v.number(), v.safeInteger(), v.minValue(-1)),
  usedAbilities: list(text),
})

const PlayerSchema = v.strictObject({
  name: PlayerNameSchema,
  deck: list(card),
  hand: list(card),
  discard: list(card),
  lostZone: list(card),
  prizes: list(card),
  active: v.nullable(PokemonSchema),
  bench: list(PokemonSchema),
  turnsTaken: whole,
  spent: list(text),
})

const OptionSchema = v.variant('option', [
  v.strictObject({ option: v.literal('card'), card, units: v.exactOptional(whole) }),
  v.strictObject({ option: v.literal('pokemon'), pokemon: card }),
  v.strictObject({ option: v.literal('prize'), position: whole }),
  v.strictObject({ option: v.literal('answer'), answer: v.picklist(['yes', 'no', 'first', 'second']) }),
  v.strictObject({ option: v.literal('number'), number: whole }),
  v.strictObject({ option: v.literal('effect'), effect: text }),
]) satisfies v.GenericSchema<unknown, Option>

const AskSchema = v.variant('ask', [
  v.strictObject({
    ask: v.literal('choice'),
    player,
    purpose: v.picklist(CHOICE_PURPOSES),
    as: text,
    options: list(OptionSchema),
    picked: list(whole),
    min: whole,
    max: whole,
    again: v.boolean(),
    units: whole,
    done: v.boolean(),
    hidden: v.boolean(),
  }),
  v.strictObject({ ask: v.literal('coin'), player, coins: v.union([coins, v.literal('untilTails')]) }),
  v.strictObject({ ask: v.literal('shuffle'), player, cards: whole, prizes: v.exactOptional(v.literal(true)) }),
  v.strictObject({ ask: v.literal('atRandom'), player, cards: whole, as: text }),
  v.strictObject({ ask: v.literal('byHand'), player, text }),
])

const SourceSchema = v.strictObject({ kind: v.picklist(SOURCE_KINDS), player, label: text, pokemon: v.nullable(card) })

const MemorySchema = v.strictObject({
  heads: coins,
  tails: coins,
  done: v.boolean(),
  cards: v.record(text, list(card)),
  pokemon: v.record(text, list(card)),
  lookedAt: list(card),
  number: v.exactOptional(whole),
  short: v.exactOptional(list(text)),
  openly: v.exactOptional(v.boolean()),
  unsearched: v.exactOptional(v.nullable(v.picklist(WHO))),
  held: list(card),
})

const WaitingSchema = v.strictObject({
  source: SourceSchema,
  program: ProgramSchema,
  closes: v.exactOptional(v.literal(true)),
  triggered: v.exactOptional(v.literal(true)),
  it: v.exactOptional(card),
  card: v.exactOptional(card),
  by: v.exactOptional(player),
})

const LedgerSchema = v.strictObject({
  attack: text,
  target: card,
  owner: player,
  name: text,
  wasActive: v.optional(v.boolean(), true),
  entries: list(
    v.strictObject({
      step: v.picklist(DAMAGE_STEPS),
      in: points,
      out: points,
      sources: list(v.strictObject({ source: text, change: text })),
    }),
  ),
  damage: points,
  takesAll: v.exactOptional(v.literal(true)),
  coins: v.exactOptional(list(v.boolean())),
  stopped: v.nullable(v.picklist(DAMAGE_STEPS)),
})

const HappeningSchema = v.strictObject({
  what: v.picklist(HAPPENINGS),
  turn: whole,
  player,
  pokemon: v.nullable(card),
  definition: v.nullable(text),
  attack: v.nullable(text),
  count: whole,
  fatal: v.boolean(),
})

const reasons = list(v.picklist(WIN_REASONS))
const pair = <Item extends v.GenericSchema>(item: Item) => v.strictTuple([item, item])

/** The schema of a saved game: everything except the latest event and its facts. */
export const SavedGameSchema = v.strictObject({
  ruleset: RulesetSchema,
  definitions: v.record(text, CardDefinitionSchema),
  cards: list(v.strictObject({ owner: player, definition: v.nullable(text) })),
  players: pair(PlayerSchema),
  firstPlayer: player,
  turn: v.strictObject({
    number: whole,
    player,
    energyAttached: whole,
    supportersPlayed: whole,
    stadiumsPlayed: whole,
    retreats: whole,
    attacks: whole,
    abilitiesUsed: v.optional(list(text), []),
    cutShort: v.boolean(),
    discardsFirst: v.exactOptional(player),
    played: v.exactOptional(list(card)),
    ending: v.exactOptional(v.literal(true)),
    another: v.nullable(v.picklist(['atOnce', 'afterCheckup'])),
    ended: pair(whole),
  }),
  stadium: v.nullable(v.strictObject({ card, usedOnTurn: whole })),
  limbo: v.nullable(card),
  setUp: v.nullable(
    v.strictObject({ owed: pair(whole), ready: list(player), placing: player, bonusCards: list(card) }),
  ),
  attack: v.nullable(
    v.strictObject({
      player,
      pokemon: card,
      definition: text,
      index: whole,
      name: text,
      ended: v.nullable(v.picklist(['doesNotHappen', 'doesNothing'])),
      damageByHand: v.nullable(whole),
      calculated: v.boolean(),
      copies: list(text),
      begins: v.boolean(),
      ledgers: list(LedgerSchema),
      coinFor: v.exactOptional(v.strictObject({ ledger: whole, memory: v.nullable(MemorySchema) })),
    }),
  ),
  knockOut: v.nullable(
    v.strictObject({
      pokemon: list(card),
      latest: list(card),
      prizes: pair(whole),
      chosen: pair(list(whole)),
      used: v.exactOptional(pair(v.nullable(list(card)))),
      goesOn: v.exactOptional(MemorySchema),
    }),
  ),
  checkup: v.nullable(v.strictObject({ later: list(WaitingSchema) })),
  resolution: v.nullable(
    v.strictObject({
      source: SourceSchema,
      todo: v.pipe(v.array(EffectSchema), v.maxLength(LIMITS.list)),
      memory: MemorySchema,
    }),
  ),
  waiting: list(WaitingSchema),
  triggered: v.optional(list(WaitingSchema), []),
  orderedBy: v.nullable(player),
  retreatPayment: list(card),
  ask: v.nullable(AskSchema),
  randomness: v.variant('mode', [
    v.strictObject({
      mode: v.literal('seeded'),
      state: v.pipe(v.array(v.pipe(v.number(), v.safeInteger())), v.length(4)),
    }),
    v.strictObject({ mode: v.literal('asked') }),
  ]),
  tieBreak: whole,
  result: v.nullable(
    v.variant('outcome', [
      v.strictObject({ outcome: v.literal('win'), winner: player, reasons }),
      v.strictObject({ outcome: v.literal('tie'), reasons }),
    ]),
  ),
  lastingRules: v.optional(list(LastingRuleSchema), []),
  takingAway: v.optional(list(v.strictObject({ pokemon: card, ability: text })), []),
  history: v.optional(list(HappeningSchema), []),
}) satisfies v.GenericSchema<unknown, Omit<Game, 'facts' | 'latest'>>
