/** Prints a stored failure (a regression) as a story, with what the checks find in the same game now. */

import pc from 'picocolors'
import { type Finding, openingOf, oracleCheck } from 'ptcg-turn-engine-fuzz'
import { type Regression, readRegression, replayRegression } from 'ptcg-turn-engine-fuzz/internal/campaign/regression'
import { findingInWords, rulesIn } from 'ptcg-turn-engine-fuzz/internal/report/findingInWords'
import * as E from '#fp-ts/Either'
import { orSentence } from './orSentence.ts'
import { regressionStory } from './regressionStory.ts'

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

/** Prints the regression in a file. Returns the exit code: 0 if it is fixed, 1 if it still fails. */
export const replayFile = (file: string): number => {
  const regression = orSentence(E.mapLeft(pointed)(readRegression(file)))
  const { seed, number, engine, finding } = regression
  const now = replayRegression(regression)
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
