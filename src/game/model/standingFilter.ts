/** What a Pokémon in play is like: what is printed on it, what is attached to it, and what has become of it. */
import type { CardFilter } from './cardFilter.ts'
import type { SpecialCondition } from './conditions.ts'

/** Every property that is given must hold. */
export interface StandingFilter {
  /** What is printed on the Pokémon. */
  readonly fits?: CardFilter
  readonly damaged?: boolean
  /** Damaged or in a Special Condition. */
  readonly hurt?: boolean
  readonly countersAtLeast?: number
  /** Its HP less its damage, in points. */
  readonly hpLeftAtMost?: number
  /** An Energy card is attached that fits. */
  readonly withEnergy?: CardFilter
  /** So much Energy is attached. */
  readonly energyAtLeast?: number
  /** A Pokémon Tool is attached that fits. */
  readonly withTool?: CardFilter
  /** It is in this Special Condition, or in any. */
  readonly inCondition?: SpecialCondition | 'any'
  /** It has evolved: there is another card under its own. */
  readonly evolved?: boolean
  readonly cameThisTurn?: boolean
  /** At least one of these holds. */
  readonly any?: readonly StandingFilter[]
  /** This does not hold. */
  readonly not?: StandingFilter
}
