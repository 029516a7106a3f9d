/** Compares a number of uses with the limit of a turn. */
import type { PerTurn } from '../model/ruleset.ts'

/** True if there is no limit, or if it is not used up. */
export const isUnder = (used: number, limit: PerTurn): boolean => limit === null || used < limit
