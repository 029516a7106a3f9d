/** The six-step damage calculation as a ledger: for each step the value before, the value after, and the reasons for the change. */

import type { PlayerId } from './players.ts'
import type { PokemonId } from './pokemon.ts'

/** The steps of the rulebook, in order (A-D1 to A-D6), under the names of their states on the chart. */
export const DAMAGE_STEPS = ['1_base', '2_attacker', '3_weakness', '4_resistance', '5_defender', '6_counters'] as const
/** A step of the damage calculation (A-D1 to A-D6). */
export type DamageStep = (typeof DAMAGE_STEPS)[number]

/**
 * A source that changed the value in a step (a card, an attack or a rule), and its change (`+40`, `×2`, `−30`, `= 20`).
 */
export interface LedgerSource {
  readonly source: string
  readonly change: string
}

/** One step of the calculation. `in` and `out` are the points before and after it. */
export interface LedgerEntry {
  readonly step: DamageStep
  readonly in: number
  readonly out: number
  readonly sources: readonly LedgerSource[]
}

/**
 * The calculation for one target. `damage` is the current value in points; after step 6 it is the damage that was
 * placed.
 */
export interface Ledger {
  /** The name of the attack. */
  readonly attack: string
  /** The damaged Pokémon, its owner and its name. */
  readonly target: PokemonId
  readonly owner: PlayerId
  readonly name: string
  /** True if the target was in the Active Spot, even if the attack moves it afterwards (R101). */
  readonly wasActive: boolean
  readonly entries: readonly LedgerEntry[]
  readonly damage: number
  /** True if the damage takes all the HP of an undamaged Pokémon, so that a text may leave it 10 HP (R114). */
  readonly takesAll?: true
  /** The coins flipped so far for texts that prevent the damage, or leave 10 HP, on heads. True is heads. */
  readonly coins?: readonly boolean[]
  /** The step at which the value fell to 0 or less and the calculation stopped (A-D2.2), or null. */
  readonly stopped: DamageStep | null
}
