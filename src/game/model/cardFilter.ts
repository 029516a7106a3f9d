/** Filters that describe cards by their printed values. */
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
  /** A Pokémon that evolves from the Pokémon with this name. */
  readonly evolvesFrom?: string
  /** A Pokémon whose printed HP are at most this number of points. */
  readonly hpAtMost?: number
  /** A Pokémon whose printed Retreat Cost has exactly this number of symbols. */
  readonly retreatCost?: number
  /**
   * True: a Pokémon with an Ability. False: a Pokémon without one. In play, only the Abilities that it has not lost count; elsewhere, the
   * printed ones do.
   */
  readonly hasAbility?: boolean
  /** A Pokémon with an Ability of this name. In play, an Ability that the Pokémon has lost does not count. */
  readonly ability?: string
  /** A Pokémon with an attack of this name. */
  readonly attack?: string
  readonly trainer?: 'Item' | 'Tool' | 'Supporter' | 'Stadium'
  readonly basicEnergy?: boolean
  readonly type?: EnergyType
  readonly named?: string
  /** Text that occurs in the card's name. */
  readonly namePart?: string
  readonly label?: CardLabel
  /** A card with this rule box, or with one that includes it: a Pokémon VMAX is also a Pokémon V. */
  readonly rule?: CardRule
  /** True: a card with any rule box. False: a card without one. */
  readonly ruleBox?: boolean
  /** A card that fits at least one of these filters. */
  readonly any?: readonly CardFilter[]
  /** A card that does not fit this filter. */
  readonly not?: CardFilter
}
