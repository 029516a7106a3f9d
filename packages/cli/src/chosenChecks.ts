/** Loads the checks that a command line names: by their own names, or by the file that exports them. */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CHECK_NAMES, loadChecks } from 'ptcg-turn-engine-fuzz/internal/checks'
import { UsageError } from './usageError.ts'

/**
 * Keeps the names of known checks, and replaces files that export checks by their URLs. Throws a `UsageError` for any other name,
 * and for a file that cannot be loaded.
 */
export const chosenChecks = async (checks: readonly string[]): Promise<readonly string[]> => {
  const named = checks.map((name) => {
    if (CHECK_NAMES.includes(name)) return name
    if (/\.[cm]?[jt]s$/.test(name)) return pathToFileURL(resolve(name)).href
    throw new UsageError(
      `There is no check ${JSON.stringify(name)}. The checks are: ${CHECK_NAMES.join(', ')}; or name a file that exports some, such as ./mine.js.`,
    )
  })
  try {
    await loadChecks(named)
  } catch (error) {
    throw new UsageError(`The checks cannot be loaded: ${error instanceof Error ? error.message : String(error)}`)
  }
  return named
}
