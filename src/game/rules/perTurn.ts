/** Limits of so many times a turn. */
import type { PerTurn } from '../model/ruleset.ts'

/** True while a limit, if there is one, is not used up. */
export const isUnder = (used: number, limit: PerTurn): boolean => limit === null || used < limit
