/** What stays in force after its cause: effects of attacks on a Pokémon, and continuous effects of cards in play. */
import type { CardFilter } from './cardFilter.ts'
import type { PlayerId } from './players.ts'

/** What an attack leaves on a Pokémon for a turn. Amounts are damage points; a negative amount is less damage. */
export type LastingEffect =
  | { readonly lasting: 'cantRetreat' }
  | { readonly lasting: 'cantAttack' }
  | { readonly lasting: 'cantUseAttack'; readonly attack: string }
  /** "If it tries to attack, flip a coin. If tails, that attack doesn't happen" (A-B.1). */
  | { readonly lasting: 'attackMayFail' }
  | { readonly lasting: 'damageDealt'; readonly amount: number }
  | { readonly lasting: 'damageTaken'; readonly amount: number }
  | { readonly lasting: 'preventDamage' }
  | { readonly lasting: 'preventEffects' }

/**
 * A lasting effect on a Pokémon: in force during the `turn`-th turn that `whose` takes (ET.2). `source` names the attack or
 * card. Only effects of attacks end when the Pokémon evolves or leaves the Active Spot (T2B.7, T2E.7).
 */
export interface InForce {
  readonly effect: LastingEffect
  readonly whose: PlayerId
  readonly turn: number
  readonly source: string
  readonly ofAttack: boolean
}

/** Which Pokémon a continuous effect reaches, seen from the card that has it. */
export interface Scope {
  readonly pokemon: 'thisPokemon' | 'yours' | 'opponents' | 'all'
  readonly where?: 'Active' | 'Bench'
  readonly filter?: CardFilter
}

/** What a Tool, Stadium, Special Energy or always-on Ability changes for as long as it is in play (T2F.2). */
export type ContinuousEffect =
  | { readonly continuous: 'damageDealt'; readonly amount: number; readonly scope: Scope }
  | { readonly continuous: 'damageTaken'; readonly amount: number; readonly scope: Scope; readonly from?: 'opponent' }
  | { readonly continuous: 'hp'; readonly amount: number; readonly scope: Scope }
  | { readonly continuous: 'retreatCost'; readonly amount: number; readonly scope: Scope }
  | { readonly continuous: 'noRetreatCost'; readonly scope: Scope }
  | { readonly continuous: 'cantRetreat'; readonly scope: Scope }
  | { readonly continuous: 'preventDamage'; readonly scope: Scope; readonly from?: 'opponent' }
  | { readonly continuous: 'preventEffects'; readonly scope: Scope; readonly from?: 'opponent' }
  | { readonly continuous: 'benchLimit'; readonly limit: number }
