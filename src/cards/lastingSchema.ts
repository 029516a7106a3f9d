/** Models the shape of lasting and continuous effects as JSON. */
import * as v from 'valibot'
import type { CardFilter } from '../model/cardFilter.ts'
import { ENERGY_TYPES } from '../model/energy.ts'
import type { ContinuousEffect, LastingEffect, Scope } from '../model/lasting.ts'
import { exactly, MOST_POINTS, name, oneOf, optional, points, whole } from './schemaParts.ts'

export const energyType = v.picklist(ENERGY_TYPES)

/** An array is no filter, although it has no properties either. */
const isNoArray = (value: unknown): boolean => !Array.isArray(value)

export const CardFilterSchema = v.pipe(
  v.custom<object>(isNoArray),
  exactly<CardFilter>({
    kind: optional(oneOf<NonNullable<CardFilter['kind']>>({ Pokemon: true, Energy: true, Trainer: true })),
    stage: optional(oneOf<NonNullable<CardFilter['stage']>>({ Basic: true, 'Stage 1': true, 'Stage 2': true })),
    trainer: optional(
      oneOf<NonNullable<CardFilter['trainer']>>({ Item: true, Tool: true, Supporter: true, Stadium: true }),
    ),
    basicEnergy: optional(v.boolean()),
    type: optional(energyType),
    named: optional(name),
  }),
) satisfies v.GenericSchema<unknown, CardFilter>

type LastingName = LastingEffect['lasting']
type LastingNamed<Name extends LastingName> = Extract<LastingEffect, { readonly lasting: Name }>

const amount = points(-MOST_POINTS, MOST_POINTS)

const LASTING = {
  cantRetreat: exactly<LastingNamed<'cantRetreat'>>({ lasting: v.literal('cantRetreat') }),
  cantAttack: exactly<LastingNamed<'cantAttack'>>({ lasting: v.literal('cantAttack') }),
  cantUseAttack: exactly<LastingNamed<'cantUseAttack'>>({ lasting: v.literal('cantUseAttack'), attack: name }),
  attackMayFail: exactly<LastingNamed<'attackMayFail'>>({ lasting: v.literal('attackMayFail') }),
  damageDealt: exactly<LastingNamed<'damageDealt'>>({ lasting: v.literal('damageDealt'), amount }),
  damageTaken: exactly<LastingNamed<'damageTaken'>>({ lasting: v.literal('damageTaken'), amount }),
  preventDamage: exactly<LastingNamed<'preventDamage'>>({ lasting: v.literal('preventDamage') }),
  preventEffects: exactly<LastingNamed<'preventEffects'>>({ lasting: v.literal('preventEffects') }),
} satisfies { readonly [Name in LastingName]: v.GenericSchema<unknown, LastingNamed<Name>> }

export const LastingEffectSchema = v.variant('lasting', Object.values(LASTING)) satisfies v.GenericSchema<
  unknown,
  LastingEffect
>

const scope = exactly<Scope>({
  pokemon: oneOf<Scope['pokemon']>({ thisPokemon: true, yours: true, opponents: true, all: true }),
  where: optional(oneOf<NonNullable<Scope['where']>>({ Active: true, Bench: true })),
  filter: optional(CardFilterSchema),
})

type ContinuousName = ContinuousEffect['continuous']
type ContinuousNamed<Name extends ContinuousName> = Extract<ContinuousEffect, { readonly continuous: Name }>

const from = optional(v.literal('opponent'))

const CONTINUOUS = {
  damageDealt: exactly<ContinuousNamed<'damageDealt'>>({ continuous: v.literal('damageDealt'), amount, scope }),
  damageTaken: exactly<ContinuousNamed<'damageTaken'>>({ continuous: v.literal('damageTaken'), amount, scope, from }),
  hp: exactly<ContinuousNamed<'hp'>>({ continuous: v.literal('hp'), amount, scope }),
  retreatCost: exactly<ContinuousNamed<'retreatCost'>>({
    continuous: v.literal('retreatCost'),
    amount: whole(-10, 10),
    scope,
  }),
  noRetreatCost: exactly<ContinuousNamed<'noRetreatCost'>>({ continuous: v.literal('noRetreatCost'), scope }),
  cantRetreat: exactly<ContinuousNamed<'cantRetreat'>>({ continuous: v.literal('cantRetreat'), scope }),
  preventDamage: exactly<ContinuousNamed<'preventDamage'>>({ continuous: v.literal('preventDamage'), scope, from }),
  preventEffects: exactly<ContinuousNamed<'preventEffects'>>({ continuous: v.literal('preventEffects'), scope, from }),
  benchLimit: exactly<ContinuousNamed<'benchLimit'>>({ continuous: v.literal('benchLimit'), limit: whole(0, 20) }),
} satisfies { readonly [Name in ContinuousName]: v.GenericSchema<unknown, ContinuousNamed<Name>> }

export const ContinuousEffectSchema = v.variant('continuous', Object.values(CONTINUOUS)) satisfies v.GenericSchema<
  unknown,
  ContinuousEffect
>
