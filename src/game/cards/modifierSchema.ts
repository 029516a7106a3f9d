/** The shape of what may be changed of a Pokémon, for a turn or for as long as a card is in play. */
import * as v from 'valibot'
import { SPECIAL_CONDITIONS } from '../model/conditions.ts'
import type { ModifierKind, Modifiers, Others } from '../model/lasting.ts'
import { CountSchema } from './countSchema.ts'
import { PokemonFilterSchema } from './pokemonFilterSchema.ts'
import { type EntriesOf, MOST_POINTS, name, optional, points, whole } from './schemaParts.ts'

const amount = points(-MOST_POINTS, MOST_POINTS)
const times = optional(CountSchema)
export const OthersSchema: v.GenericSchema<unknown, Others> = v.omit(PokemonFilterSchema, ['except'])
const from = optional(OthersSchema)

const MODIFIERS: { readonly [Kind in ModifierKind]: EntriesOf<Modifiers[Kind]> } = {
  cantRetreat: {},
  cantAttack: {},
  cantUseAttack: { attack: name },
  attackMayFail: { coins: optional(whole(1, 10)) },
  damageDealt: { amount, times, to: optional(OthersSchema), attack: optional(name) },
  damageTaken: { amount, times, from },
  preventDamage: { from },
  preventEffects: { from, of: optional(v.literal('Supporters')) },
  hp: { amount, times },
  retreatCost: { amount: whole(-10, 10), times },
  noRetreatCost: {},
  attackCost: { amount: whole(-10, 10), times, attack: optional(name) },
  noAttackCost: {},
  noWeakness: {},
  noResistance: {},
  cantBeHealed: {},
  prizesGiven: { amount: whole(-10, 10), from },
  prizesWon: { amount: whole(-10, 10), to: optional(OthersSchema) },
  evolvesEarly: { newcomer: optional(v.literal(true)) },
  preventConditions: {
    condition: optional(v.picklist(SPECIAL_CONDITIONS)),
    recovers: optional(v.literal(true)),
  },
  attacksTwice: {},
  noAbilities: { except: optional(name) },
}

/** A schema for each kind of change, with what stands before and after what is said of it. */
export const modifierSchemas = (key: 'lasting' | 'continuous', besides: v.ObjectEntries) =>
  Object.entries(MODIFIERS).map(([kind, entries]) =>
    v.strictObject({ [key]: v.literal(kind), ...(entries as v.ObjectEntries), ...besides }),
  )
