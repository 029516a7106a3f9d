/**
 * Selects the checks that watch a game: some watch every game, all of them watch some games, unless a campaign chooses
 * others.
 */
import { adversaryCheck } from './adversary/check.ts'
import type { Check } from './check.ts'
import { DEEP_CHECKS, INVARIANTS } from './invariants/invariants.ts'
import { oracleCheck } from './oracle/check.ts'

/**
 * Checks for every game: the adversary first, because legality comes before consequences; the oracle last, because it
 * sees everything.
 */
export const EVERY_GAME: readonly Check[] = [adversaryCheck, ...INVARIANTS, oracleCheck]

/** All checks, for some games only: they cost many times the game itself. */
export const DEEP: readonly Check[] = [...EVERY_GAME, ...DEEP_CHECKS]

/** The names of all of them, as reports show them. */
export const CHECK_NAMES: readonly string[] = DEEP.map(({ name }) => name)

/** Checks of files, by the URL of the file, as far as this thread has loaded them. */
const loaded = new Map<string, readonly Check[]>()

/** True if a check is named by the file that exports it, and not by its name. */
export const isFileOfChecks = (name: string): boolean => name.startsWith('file:')

const isACheck = (value: unknown): value is Check =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'watch' in value &&
  typeof value.watch === 'function'

/** Loads the checks that files export, under any name. Throws if a file cannot be loaded or exports none. */
export const loadChecks = async (names: readonly string[] = []): Promise<void> => {
  for (const file of names.filter((name) => isFileOfChecks(name) && !loaded.has(name))) {
    const exported: object = await import(file)
    const found = Object.values(exported).flat().filter(isACheck)
    if (found.length === 0) throw new Error(`${file} exports no check: an object with a name and a function "watch".`)
    loaded.set(file, found)
  }
}

/** Which checks watch the games of a campaign. */
export interface Watching {
  /** Names of checks, or URLs of files that export some: these and no others watch every game. */
  readonly checks?: readonly string[]
  /** Every n-th game is watched by all checks. */
  readonly deepEvery?: number
}

/** The default of `deepEvery`. */
export const DEEP_EVERY = 20

/** The checks that watch the game of that number. */
export const checksOf = (number: number, { checks, deepEvery = DEEP_EVERY }: Watching = {}): readonly Check[] => {
  if (checks !== undefined)
    return [...DEEP.filter(({ name }) => checks.includes(name)), ...checks.flatMap((name) => loaded.get(name) ?? [])]
  return number % deepEvery === deepEvery - 1 ? DEEP : EVERY_GAME
}

/** The selection in words, equal for equal selections; empty for the default. */
export const watchingInWords = ({ checks, deepEvery }: Watching): string | undefined => {
  if (checks !== undefined) return `only ${checks.toSorted().join(', ')}`
  return deepEvery === undefined || deepEvery === DEEP_EVERY ? undefined : `all in every ${deepEvery} games`
}
