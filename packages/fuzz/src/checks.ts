/** Selects the checks that watch a game. Unless a campaign chooses its checks, some watch every game, and all watch every 20th game. */
import { adversaryCheck } from './adversary/check.ts'
import type { Check } from './check.ts'
import { DEEP_CHECKS, INVARIANTS } from './invariants/invariants.ts'
import { oracleCheck } from './oracle/check.ts'

/**
 * Checks for every game. The adversary comes first, since an illegal event that is accepted may cause other problems. The oracle comes
 * last, since it notices any difference.
 */
export const EVERY_GAME: readonly Check[] = [adversaryCheck, ...INVARIANTS, oracleCheck]

/** All checks. They watch only some games, since they take many times as long as the game itself. */
export const DEEP: readonly Check[] = [...EVERY_GAME, ...DEEP_CHECKS]

/** The names of all checks, as reports show them. */
export const CHECK_NAMES: readonly string[] = DEEP.map(({ name }) => name)

/** The checks that this thread has loaded from files, by the URL of the file. */
const loaded = new Map<string, readonly Check[]>()

/** True if the name is the URL of a file that exports checks, and not the name of a check. */
export const isFileOfChecks = (name: string): boolean => name.startsWith('file:')

const isACheck = (value: unknown): value is Check =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'watch' in value &&
  typeof value.watch === 'function'

/** Loads the checks that files export, under any name. Rejects if a file cannot be loaded or exports no check. */
export const loadChecks = async (names: readonly string[] = []): Promise<void> => {
  for (const file of names.filter((name) => isFileOfChecks(name) && !loaded.has(name))) {
    const exported: object = await import(file)
    const found = Object.values(exported).flat().filter(isACheck)
    if (found.length === 0) throw new Error(`${file} exports no check: an object with a name and a function "watch".`)
    loaded.set(file, found)
  }
}

/** The selection of the checks that watch the games of a campaign. */
export interface Watching {
  /** Names of checks, or URLs of files that export checks. If given, only these checks watch the games. */
  readonly checks?: readonly string[]
  /** All checks watch every n-th game, where n is this number. */
  readonly deepEvery?: number
}

/** The default of `deepEvery`. */
export const DEEP_EVERY = 20

/** The checks that watch the game with this number. */
export const checksOf = (number: number, { checks, deepEvery = DEEP_EVERY }: Watching = {}): readonly Check[] => {
  if (checks !== undefined)
    return [...DEEP.filter(({ name }) => checks.includes(name)), ...checks.flatMap((name) => loaded.get(name) ?? [])]
  return number % deepEvery === deepEvery - 1 ? DEEP : EVERY_GAME
}

/** The selection in words, equal for equal selections; undefined for the default. */
export const watchingInWords = ({ checks, deepEvery }: Watching): string | undefined => {
  if (checks !== undefined) return `only ${checks.toSorted().join(', ')}`
  return deepEvery === undefined || deepEvery === DEEP_EVERY ? undefined : `all in every ${deepEvery} games`
}
