/** JSON schemas of the changes to a Pokémon that last for a turn or for as long as a card is in play. */
import * as v from 'valibot'
import { SPECIAL_CONDITIONS } from '../model/conditions.ts'
import type { ModifierKind, Modifiers, Others } from '../model/lasting.ts'
import { CardFilterSchema, energyType } from './cardFilterSchema.ts'
import { CountSchema } from './countSchema.ts'
import { PokemonFilterSchema } from './pokemonFilterSchema.ts'
import { type EntriesOf, listOf, MOST_POINTS, name, optional, points, wholeNumber } from './schemaParts.ts'

const amount = points(-MOST_POINTS, MOST_POINTS)
const times = optional(CountSchema)
export const OthersSchema: v.GenericSchema<unknown, Others> = v.omit(PokemonFilterSchema, ['except'])
const from = optional(OthersSchema)

const MODIFIERS: { readonly [Kind in ModifierKind]: EntriesOf<Modifiers[Kind]> } = {
  cantRetreat: {},
  cantAttack: {},
  cantUseAttack: { attack: name },
  attackMayFail: { coins: optional(wholeNumber(1, 10)) },
  damageDealt: { amount, times, to: optional(OthersSchema), attack: optional(name) },
  damageTaken: { amount, times, from, discards: optional(v.literal(true)) },
  preventDamage: {
    from,
    atMost: optional(points(0, MOST_POINTS)),
    atLeast: optional(points(0, MOST_POINTS)),
    onHeads: optional(v.literal(true)),
  },
  preventEffects: {
    from,
    of: optional(v.picklist(['Items', 'Supporters', 'Abilities'])),
    just: optional(v.literal('counters')),
  },
  types: { types: v.pipe(listOf(energyType), v.minLength(1)), besides: optional(v.literal(true)) },
  hp: { amount, times },
  retreatCost: { amount: wholeNumber(-10, 10), times },
  noRetreatCost: {},
  attackCost: { amount: wholeNumber(-10, 10), times, attack: optional(name) },
  symbolsSpared: { symbols: wholeNumber(1, 10) },
  attackCostIs: { cost: listOf(energyType), attack: optional(name) },
  noAttackCost: {},
  damageUnaffected: { by: v.picklist(['Weakness', 'Resistance', 'effects']) },
  noWeakness: {},
  noResistance: {},
  weaknessTo: { type: energyType, factor: optional(wholeNumber(2, 10)) },
  weaknessTimes: { factor: wholeNumber(2, 10) },
  weaknessDealt: { factor: wholeNumber(2, 10), to: optional(OthersSchema) },
  cantBeHealed: {},
  cantReceive: { cards: CardFilterSchema },
  prizesGiven: { amount: wholeNumber(-10, 10), from, oncePerGame: optional(v.literal(true)) },
  prizesWon: { amount: wholeNumber(-10, 10), to: optional(OthersSchema) },
  evolvesEarly: { newcomer: optional(v.union([v.literal(true), v.literal('only')])), into: optional(CardFilterSchema) },
  keepsConditions: { condition: optional(v.picklist(SPECIAL_CONDITIONS)) },
  unhindered: { doing: v.picklist(['attacking', 'retreating']) },
  preventConditions: {
    condition: optional(v.picklist(SPECIAL_CONDITIONS)),
    recovers: optional(v.literal(true)),
  },
  conditionCounters: { condition: v.picklist(['Poisoned', 'Burned', 'Confused']), amount: wholeNumber(-10, 20) },
  sleepCoins: { coins: wholeNumber(1, 10) },
  turnGoesOn: { into: optional(name) },
  usesAttacks: { of: v.union([v.picklist(['below', 'discard']), OthersSchema]), filter: optional(CardFilterSchema) },
  attacksTwice: { own: optional(v.literal(true)) },
  countersAtTurnEnd: { counters: wholeNumber(1, 100) },
  knockedOutAtTurnEnd: {},
  endures: { from, discards: optional(v.literal(true)), onHeads: optional(v.literal(true)) },
  returnsDamage: { counters: optional(wholeNumber(1, 100)), from },
  noAbilities: { except: optional(name) },
  noToolEffects: {},
  doublesBasicEnergy: { type: energyType },
  plainSpecialEnergy: {},
  lostWhenKnockedOut: {},
}

/** A schema for each kind of change. `key` holds the kind, and `besides` are the properties that every kind has. */
export const modifierSchemas = (key: 'lasting' | 'continuous', besides: v.ObjectEntries) =>
  Object.entries(MODIFIERS).map(([kind, entries]) =>
    v.strictObject({ [key]: v.literal(kind), ...(entries as v.ObjectEntries), ...besides }),
  )
