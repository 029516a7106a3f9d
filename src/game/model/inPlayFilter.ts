/** Filters that describe Pokémon in play by their printed values, their attached cards, and their state. */
import type { CardFilter } from './cardFilter.ts'
import type { SpecialCondition } from './conditions.ts'

/** A filter for Pokémon in play. Every given property must hold. */
export interface InPlayFilter {
  /** A filter for its card. */
  readonly fits?: CardFilter
  readonly damaged?: boolean
  /** Damaged or in a Special Condition. */
  readonly hurt?: boolean
  readonly countersAtLeast?: number
  /** Its HP less its damage, in points. */
  readonly hpLeftAtMost?: number
  /** An Energy card that fits is attached. */
  readonly withEnergy?: CardFilter
  /** At least this number of Energy units is attached. */
  readonly energyAtLeast?: number
  /** A Pokémon Tool that fits is attached. */
  readonly withTool?: CardFilter
  /** It is in this Special Condition, or in any. */
  readonly inCondition?: SpecialCondition | 'any'
  /** True if it has evolved: there is another card under its top card. */
  readonly evolved?: boolean
  /** Its card came into play this turn: it was put there, evolved or devolved (C1000, C1138). */
  readonly cameThisTurn?: boolean
  /** The Pokémon fits at least one of these filters. */
  readonly any?: readonly InPlayFilter[]
  /** The Pokémon does not fit this filter. */
  readonly not?: InPlayFilter
}
