/** The schema of a position as JSON. Fields that are left out get the defaults of a board without effects. */
import * as v from 'valibot'
import { CardDefinitionSchema } from '../../game/cards/schema.ts'
import { ROTATED_CONDITIONS } from '../../game/model/conditions.ts'
import { RulesetSchema } from '../../game/rulesets/rulesetSchema.ts'
import { type RulesetId, rulesets } from '../../game/rulesets/rulesets.ts'
import { InForceSchema, PlayerNameSchema } from './gameSchema.ts'

export const POSITION_FORMAT = 'ptcg-turn-engine/position'
export const POSITION_VERSION = 1

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100))
/** The id of a card definition; null for an unknown card, as in a player's view. */
const card = v.nullable(id)
const pile = v.pipe(v.array(card), v.maxLength(200))
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100_000))
const player = v.picklist([0, 1])

/** Special Conditions. `poisoned` and `burned` are damage counters per Checkup; 0 means that the Pokémon does not have the condition. */
const ConditionsPositionSchema = v.strictObject({
  poisoned: v.optional(whole, 0),
  burned: v.optional(whole, 0),
  rotated: v.optional(v.nullable(v.picklist(ROTATED_CONDITIONS)), null),
  rotatedOnTurn: v.optional(whole, 0),
})

const PokemonPositionSchema = v.strictObject({
  /** Evolution stack, Basic Pokémon first. */
  cards: v.pipe(v.array(card), v.minLength(1), v.maxLength(10)),
  energy: v.optional(pile, []),
  tools: v.optional(pile, []),
  damage: v.optional(v.pipe(whole, v.multipleOf(10)), 0),
  conditions: v.optional(ConditionsPositionSchema, {}),
  lasting: v.optional(v.array(InForceSchema), []),
  /** The turn on which the Pokémon came into play. The default 0 means before the first turn. */
  enteredOnTurn: v.optional(whole, 0),
  changedOnTurn: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(-1)), -1),
  usedAbilities: v.optional(v.array(id), []),
})

const PlayerPositionSchema = v.strictObject({
  name: PlayerNameSchema,
  active: PokemonPositionSchema,
  bench: v.optional(v.pipe(v.array(PokemonPositionSchema), v.maxLength(20)), []),
  hand: v.optional(pile, []),
  /** Top card first. */
  deck: v.optional(pile, []),
  discard: v.optional(pile, []),
  lostZone: v.optional(pile, []),
  prizes: v.pipe(pile, v.minLength(1)),
  turnsTaken: v.exactOptional(whole),
  /** Names of the Powers and cards with a once-per-game effect that the player has used (OG.1). */
  spent: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(60)), []),
})

/** The schema of a position. Fields that are left out get the defaults of a board without effects. */
export const PositionSchema = v.strictObject({
  format: v.literal(POSITION_FORMAT),
  version: v.literal(POSITION_VERSION),
  /** The id of an era, or a custom ruleset. */
  ruleset: v.optional(
    v.union([v.picklist(Object.keys(rulesets) as [RulesetId, ...RulesetId[]]), RulesetSchema]),
    'sword-and-shield',
  ),
  turn: v.strictObject({
    number: v.pipe(whole, v.minValue(1)),
    player,
    energyAttached: v.optional(whole, 0),
    supportersPlayed: v.optional(whole, 0),
    stadiumsPlayed: v.optional(whole, 0),
    retreats: v.optional(whole, 0),
    abilitiesUsed: v.exactOptional(v.pipe(v.array(v.string()), v.maxLength(60))),
    /** Supporters that stay on the table until the end of the turn. */
    played: v.exactOptional(pile),
  }),
  stadium: v.optional(v.nullable(v.strictObject({ card: id, owner: player, usedOnTurn: v.optional(whole, 0) })), null),
  players: v.strictTuple([PlayerPositionSchema, PlayerPositionSchema]),
  randomness: v.optional(
    v.union([
      v.literal('asked'),
      v.strictObject({ seed: v.pipe(v.number(), v.safeInteger()) }),
      v.strictObject({ state: v.pipe(v.array(v.pipe(v.number(), v.safeInteger())), v.length(4)) }),
    ]),
    'asked',
  ),
  tieBreak: v.optional(whole, 0),
  /** Definitions of custom cards. If `redefine` is true, they may replace cards of this package that have the same ids. */
  definitions: v.optional(v.pipe(v.array(CardDefinitionSchema), v.maxLength(200)), []),
  /** Lets definitions replace cards of this package that have the same ids. */
  redefine: v.optional(v.boolean(), false),
})

/**
 * A position as plain JSON: a board in the main phase. Fields that are left out get the defaults of a board without effects. The JSON
 * Schema is `ptcg-turn-engine/position.schema.json`.
 */
export type Position = v.InferInput<typeof PositionSchema>
/** A validated position with every default filled in. */
export type ReadPosition = v.InferOutput<typeof PositionSchema>
export type ReadPokemon = v.InferOutput<typeof PokemonPositionSchema>
