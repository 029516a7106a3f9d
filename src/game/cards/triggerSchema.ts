/** The shape of triggers as JSON: the effects and the occasions that trigger them. */
import * as v from 'valibot'
import type { OccasionName, Trigger, TriggerOn } from '../model/triggers.ts'
import { ProgramSchema } from '../words/schema.ts'
import { CardFilterSchema } from './cardFilterSchema.ts'
import { PredicateSchema } from './countSchema.ts'
import { OthersSchema } from './modifierSchema.ts'
import { who } from './pokemonFilterSchema.ts'
import { exactly, listOf, optional } from './schemaParts.ts'

const does = { if: optional(PredicateSchema), does: ProgramSchema }
const ofOthers = { of: optional(OthersSchema), single: optional(v.literal(true)) }
const once = optional(v.literal(true))
const where = optional(v.literal('Active'))

export const TRIGGERS = {
  damaged: exactly<TriggerOn<'damaged'>>({
    on: v.literal('damaged'),
    by: optional(v.literal('opponent')),
    where,
    ...ofOthers,
    ...does,
  }),
  knockedOut: exactly<TriggerOn<'knockedOut'>>({
    on: v.literal('knockedOut'),
    by: optional(v.picklist(['attack', 'opponent'])),
    where,
    ...ofOthers,
    ...does,
  }),
  checkup: exactly<TriggerOn<'checkup'>>({ on: v.literal('checkup'), ...does }),
  turnEnds: exactly<TriggerOn<'turnEnds'>>({ on: v.literal('turnEnds'), whose: optional(who), ...does }),
  benched: exactly<TriggerOn<'benched'>>({
    on: v.literal('benched'),
    how: optional(v.literal('any')),
    ...ofOthers,
    ...does,
  }),
  evolved: exactly<TriggerOn<'evolved'>>({ on: v.literal('evolved'), ...ofOthers, ...does }),
  movedToActive: exactly<TriggerOn<'movedToActive'>>({ on: v.literal('movedToActive'), once, ...ofOthers, ...does }),
  movedToBench: exactly<TriggerOn<'movedToBench'>>({ on: v.literal('movedToBench'), once, ...ofOthers, ...does }),
  attached: exactly<TriggerOn<'attached'>>({
    on: v.literal('attached'),
    card: optional(CardFilterSchema),
    once,
    ...ofOthers,
    ...does,
  }),
  takenAsPrize: exactly<TriggerOn<'takenAsPrize'>>({
    on: v.literal('takenAsPrize'),
    during: optional(v.literal('yourTurn')),
    ...does,
  }),
} satisfies { readonly [Name in OccasionName]: v.GenericSchema<unknown, TriggerOn<Name>> }

export const TriggersSchema = listOf(v.variant('on', Object.values(TRIGGERS)) as v.GenericSchema<unknown, Trigger>)
