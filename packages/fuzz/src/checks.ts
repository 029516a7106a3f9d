/** Says which checks watch a game: some every game, all of them some games, unless a campaign asks for others. */
import { adversaryCheck } from './adversary/check.ts'
import type { Check } from './check.ts'
import { DEEP_CHECKS, INVARIANTS } from './invariants/invariants.ts'
import { oracleCheck } from './oracle/check.ts'

/** Checks for every game: the adversary first, because what is legal comes before what comes of it; the oracle last, which sees everything. */
export const EVERY_GAME: readonly Check[] = [adversaryCheck, ...INVARIANTS, oracleCheck]

/** Every check there is, for some games only: it costs many times the game itself. */
export const DEEP: readonly Check[] = [...EVERY_GAME, ...DEEP_CHECKS]

/** The names of all of them, as reports show them. */
export const CHECK_NAMES: readonly string[] = DEEP.map(({ name }) => name)

/** Who watches the games of a campaign. */
export interface Watching {
  /** Names of checks: these watch every game, and no others do. */
  readonly checks?: readonly string[]
  /** All checks watch every so many games. */
  readonly deepEvery?: number
}

/** Every so many games are watched by all checks, where nobody says otherwise. */
export const DEEP_EVERY = 20

/** The checks that watch the game of that number. */
export const checksOf = (number: number, { checks, deepEvery = DEEP_EVERY }: Watching = {}): readonly Check[] => {
  if (checks !== undefined) return DEEP.filter(({ name }) => checks.includes(name))
  return number % deepEvery === deepEvery - 1 ? DEEP : EVERY_GAME
}

/** Who watches, in words that are equal for equal checks; nothing where it is as ever. */
export const watchingInWords = ({ checks, deepEvery }: Watching): string | undefined => {
  if (checks !== undefined) return `only ${checks.toSorted().join(', ')}`
  return deepEvery === undefined || deepEvery === DEEP_EVERY ? undefined : `all in every ${deepEvery} games`
}
