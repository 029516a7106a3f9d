/** The shape of continuous effects, which hold while their card is in play, as JSON. */
import * as v from 'valibot'
import type { ContinuousEffect, Scope } from '../model/lasting.ts'
import { CardFilterSchema } from './cardFilterSchema.ts'
import { exactly, MOST_POINTS, oneOf, optional, points, whole } from './schemaParts.ts'

const amount = points(-MOST_POINTS, MOST_POINTS)

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
