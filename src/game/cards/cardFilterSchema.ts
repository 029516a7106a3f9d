/** The shape of a filter for cards as JSON. */
import * as v from 'valibot'
import type { CardFilter } from '../model/cardFilter.ts'
import { CARD_RULES } from '../model/cardRules.ts'
import { ENERGY_TYPES } from '../model/energy.ts'
import { LABELS } from '../model/labels.ts'
import { STAGES } from '../model/stages.ts'
import { exactly, isNoArray, MOST_ALTERNATIVES, name, oneOf, optional, points, wholeNumber } from './schemaParts.ts'

export const energyType = v.picklist(ENERGY_TYPES)

const inner: v.GenericSchema<unknown, CardFilter> = v.lazy(() => CardFilterSchema)

export const CardFilterSchema: v.GenericSchema<unknown, CardFilter> = v.pipe(
  v.custom<object>(isNoArray),
  exactly<CardFilter>({
    kind: optional(oneOf<NonNullable<CardFilter['kind']>>({ Pokemon: true, Energy: true, Trainer: true })),
    stage: optional(v.picklist(STAGES)),
    evolution: optional(v.boolean()),
    evolvesFrom: optional(name),
    hpAtMost: optional(points(10, 1000)),
    retreatCost: optional(wholeNumber(0, 10)),
    hasAbility: optional(v.boolean()),
    ability: optional(name),
    attack: optional(name),
    trainer: optional(
      oneOf<NonNullable<CardFilter['trainer']>>({ Item: true, Tool: true, Supporter: true, Stadium: true }),
    ),
    basicEnergy: optional(v.boolean()),
    type: optional(energyType),
    named: optional(name),
    namePart: optional(name),
    label: optional(v.picklist(LABELS)),
    rule: optional(v.picklist(CARD_RULES)),
    ruleBox: optional(v.boolean()),
    any: optional(v.pipe(v.array(inner), v.minLength(1), v.maxLength(MOST_ALTERNATIVES), v.readonly())),
    not: optional(inner),
  }),
)
