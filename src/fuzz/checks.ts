/** Says which checks watch a game: some every game, all of them some games. */
import { adversaryCheck } from './adversary/check.ts'
import type { Check } from './check.ts'
import { DEEP_CHECKS, INVARIANTS } from './invariants/invariants.ts'
import { oracleCheck } from './oracle/check.ts'

/** Checks for every game: the adversary first, because what is legal comes before what comes of it; the oracle last, which sees everything. */
export const EVERY_GAME: readonly Check[] = [adversaryCheck, ...INVARIANTS, oracleCheck]

/** Every check there is, for some games only: it costs many times the game itself. */
export const DEEP: readonly Check[] = [...EVERY_GAME, ...DEEP_CHECKS]
