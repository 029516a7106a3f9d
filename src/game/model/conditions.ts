/** The five Special Conditions. Asleep, Confused and Paralyzed replace one another; Poisoned and Burned are markers (SC.2, SC.3). */
export const ROTATED_CONDITIONS = ['Asleep', 'Confused', 'Paralyzed'] as const
export const MARKER_CONDITIONS = ['Poisoned', 'Burned'] as const
export const SPECIAL_CONDITIONS = [...MARKER_CONDITIONS, ...ROTATED_CONDITIONS] as const

/** A Special Condition that turns the card. A Pokémon has at most one of these (SC.2). */
export type RotatedCondition = (typeof ROTATED_CONDITIONS)[number]
/** One of the five Special Conditions. Only an Active Pokémon has any (SC.1). */
export type SpecialCondition = (typeof SPECIAL_CONDITIONS)[number]

/**
 * The Special Conditions of one Pokémon. `poisoned` and `burned` are the numbers of damage counters that each Pokémon Checkup places, or 0
 * without the condition. `rotatedOnTurn` is the number of the turn on which `rotated` began (needed for Paralyzed, PC.5), or 0 if `rotated`
 * is null.
 */
export interface Conditions {
  readonly poisoned: number
  readonly burned: number
  readonly rotated: RotatedCondition | null
  readonly rotatedOnTurn: number
}

export const NO_CONDITIONS: Conditions = { poisoned: 0, burned: 0, rotated: null, rotatedOnTurn: 0 }
