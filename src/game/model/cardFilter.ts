/** Which cards a text asks for, by what is printed on them. */
import type { CardRule } from './cardRules.ts'
import type { EnergyType } from './energy.ts'
import type { CardLabel } from './labels.ts'
import type { Stage } from './stages.ts'

/** Which cards a choice is between. Every property that is given must hold. */
export interface CardFilter {
  readonly kind?: 'Pokemon' | 'Energy' | 'Trainer'
  readonly stage?: Stage
  /** An Evolution Pokémon, of any stage; or a Pokémon that is none. */
  readonly evolution?: boolean
  /** A Pokémon that evolves from the one of this name. */
  readonly evolvesFrom?: string
  /** A Pokémon with so many HP printed on it, in points, or fewer. */
  readonly hpAtMost?: number
  /** A Pokémon with exactly so many symbols of Retreat Cost printed on it. */
  readonly retreatCost?: number
  /** A Pokémon that has an Ability, or none: in play what is left of those printed on it, elsewhere what is printed. */
  readonly hasAbility?: boolean
  /** A Pokémon with an attack of this name. */
  readonly attack?: string
  readonly trainer?: 'Item' | 'Tool' | 'Supporter' | 'Stadium'
  readonly basicEnergy?: boolean
  readonly type?: EnergyType
  readonly named?: string
  /** Words that are part of its name. */
  readonly namePart?: string
  readonly label?: CardLabel
  /** It has this rule box, or one that is this one as well: a Pokémon VMAX is a Pokémon V. */
  readonly rule?: CardRule
  /** It has a rule box of any kind, or none. */
  readonly ruleBox?: boolean
  /** At least one of these fits. */
  readonly any?: readonly CardFilter[]
  /** This does not fit. */
  readonly not?: CardFilter
}
