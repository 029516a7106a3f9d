/** The shape of a description that cards may fit, as JSON. */
import * as v from 'valibot'
import type { CardFilter } from '../model/cardFilter.ts'
import { CARD_RULES } from '../model/cardRules.ts'
import { ENERGY_TYPES } from '../model/energy.ts'
import { exactly, name, oneOf, optional } from './schemaParts.ts'

export const energyType = v.picklist(ENERGY_TYPES)

/** An array is no filter, although it has no properties either. */
const isNoArray = (value: unknown): boolean => !Array.isArray(value)

const MOST_ALTERNATIVES = 10

const inner: v.GenericSchema<unknown, CardFilter> = v.lazy(() => CardFilterSchema)

export const CardFilterSchema: v.GenericSchema<unknown, CardFilter> = v.pipe(
  v.custom<object>(isNoArray),
  exactly<CardFilter>({
    kind: optional(oneOf<NonNullable<CardFilter['kind']>>({ Pokemon: true, Energy: true, Trainer: true })),
    stage: optional(oneOf<NonNullable<CardFilter['stage']>>({ Basic: true, 'Stage 1': true, 'Stage 2': true })),
    evolution: optional(v.boolean()),
    trainer: optional(
      oneOf<NonNullable<CardFilter['trainer']>>({ Item: true, Tool: true, Supporter: true, Stadium: true }),
    ),
    basicEnergy: optional(v.boolean()),
    type: optional(energyType),
    named: optional(name),
    namePart: optional(name),
    rule: optional(v.picklist(CARD_RULES)),
    ruleBox: optional(v.boolean()),
    any: optional(v.pipe(v.array(inner), v.minLength(1), v.maxLength(MOST_ALTERNATIVES), v.readonly())),
    not: optional(inner),
  }),
)
