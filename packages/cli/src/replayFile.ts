/** Prints a stored failure (a regression) as a story, with what the checks find in the same game now. */

import pc from 'picocolors'
import { DEEP, type Finding, openingOf, oracleCheck } from 'ptcg-turn-engine-fuzz'
import {
  canFindAgain,
  type Regression,
  readRegression,
  replayRegression,
} from 'ptcg-turn-engine-fuzz/internal/campaign/regression'
import { checksOf } from 'ptcg-turn-engine-fuzz/internal/checks'
import { findingInWords, rulesIn } from 'ptcg-turn-engine-fuzz/internal/report/findingInWords'
import * as E from '#fp-ts/Either'
import { chosenChecks } from './chosenChecks.ts'
import { orSentence } from './orSentence.ts'
import { regressionStory } from './regressionStory.ts'
import { UsageError } from './usageError.ts'

const write = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

/** Adds a hint to the problem with a file of another format: `inspect` opens other kinds of games. */
const pointed = (why: string): string =>
  why.includes('its format is not') ? `${why} A recording, a save or a position is opened by "ptcg-turn inspect".` : why

/** Lists the findings of the oracle about a failure that another check found; empty if the oracle finds nothing. */
const bySecondRules = (regression: Regression, now: Finding): readonly string[] => {
  const second = now.check === oracleCheck.name ? null : replayRegression(regression, [oracleCheck])
  const opening = openingOf(regression.start)
  return second === null || E.isLeft(opening)
    ? []
    : [`The oracle also finds: ${findingInWords(second, opening.right.game)}`, ...rulesIn(second.says)]
}

/**
 * Prints the regression in a file. All checks and those named in `more` look at it. Returns the exit code: 0 if it is fixed, 1 if it still
 * fails. Throws a `UsageError` if the check that found it is not among them.
 */
export const replayFile = async (file: string, more: readonly string[]): Promise<number> => {
  const regression = orSentence(E.mapLeft(pointed)(readRegression(file)))
  const { seed, number, engine, finding } = regression
  const checks = [...new Set([...DEEP, ...checksOf(number, { checks: await chosenChecks(more) })])]
  if (!canFindAgain(finding, checks))
    throw new UsageError(
      `This failure was found by the check ${JSON.stringify(finding.check)}, which is not known here: name the file that exports it with --checks.`,
    )
  const now = replayRegression(regression, checks)
  write(pc.bold(`Game ${number} of seed ${seed}, found with version ${engine}.`))
  for (const line of regressionStory({ ...regression, finding: now ?? finding }))
    write(line.startsWith('! ') ? pc.bold(now === null ? `It was: ${line.slice(2)}` : pc.red(line.slice(2))) : line)
  if (now === null) write(pc.green('No check finds anything wrong with it now.'))
  else {
    for (const line of bySecondRules(regression, now)) write(line)
    write(pc.red('It still fails.'))
  }
  return now === null ? 0 : 1
}
