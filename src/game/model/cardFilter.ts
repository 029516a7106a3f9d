/** Describes the cards that a text asks for, by their printed values. */
import type { CardRule } from './cardRules.ts'
import type { EnergyType } from './energy.ts'
import type { CardLabel } from './labels.ts'
import type { Stage } from './stages.ts'

/** A filter for cards. Every given property must hold. */
export interface CardFilter {
  readonly kind?: 'Pokemon' | 'Energy' | 'Trainer'
  readonly stage?: Stage
  /** True: an Evolution Pokémon of any stage. False: a Pokémon that is not an Evolution. */
  readonly evolution?: boolean
  /** A Pokémon that evolves from the one of this name. */
  readonly evolvesFrom?: string
  /** A Pokémon whose printed HP are at most this number of points. */
  readonly hpAtMost?: number
  /** A Pokémon whose printed Retreat Cost has exactly this number of symbols. */
  readonly retreatCost?: number
  /**
   * A Pokémon with an Ability, or without one. In play, the Abilities that it still has count; elsewhere, the printed
   * ones.
   */
  readonly hasAbility?: boolean
  /** A Pokémon with an Ability of this name, which works if the Pokémon is in play. */
  readonly ability?: string
  /** A Pokémon with an attack of this name. */
  readonly attack?: string
  readonly trainer?: 'Item' | 'Tool' | 'Supporter' | 'Stadium'
  readonly basicEnergy?: boolean
  readonly type?: EnergyType
  readonly named?: string
  /** Words that occur in its name. */
  readonly namePart?: string
  readonly label?: CardLabel
  /** It has this rule box, or one that includes it: a Pokémon VMAX is also a Pokémon V. */
  readonly rule?: CardRule
  /** True: it has a rule box of any kind. False: it has none. */
  readonly ruleBox?: boolean
  /** It fits at least one of these. */
  readonly any?: readonly CardFilter[]
  /** It does not fit this. */
  readonly not?: CardFilter
}
