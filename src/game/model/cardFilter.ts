/** Which cards a text asks for, by what is printed on them. */
import type { CardRule } from './cardRules.ts'
import type { EnergyType } from './energy.ts'

/** Which cards a choice is between. Every property that is given must hold. */
export interface CardFilter {
  readonly kind?: 'Pokemon' | 'Energy' | 'Trainer'
  readonly stage?: 'Basic' | 'Stage 1' | 'Stage 2'
  /** An Evolution Pokémon, of any stage; or a Pokémon that is none. */
  readonly evolution?: boolean
  readonly trainer?: 'Item' | 'Tool' | 'Supporter' | 'Stadium'
  readonly basicEnergy?: boolean
  readonly type?: EnergyType
  readonly named?: string
  /** Words that are part of its name. */
  readonly namePart?: string
  /** It has this rule box, or one that is this one as well: a Pokémon VMAX is a Pokémon V. */
  readonly rule?: CardRule
  /** It has a rule box of any kind, or none. */
  readonly ruleBox?: boolean
  /** At least one of these fits. */
  readonly any?: readonly CardFilter[]
  /** This does not fit. */
  readonly not?: CardFilter
}
