/** The shape of lasting effects as JSON. */
import * as v from 'valibot'
import type { LastingEffect } from '../model/lasting.ts'
import { exactly, MOST_POINTS, name, points } from './schemaParts.ts'

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
