/** Tells a regression as a story, and what the checks say of it now. */
import * as E from 'fp-ts/lib/Either.js'
import pc from 'picocolors'
import { readRegression, replayRegression } from '../../fuzz/campaign/regression.ts'
import { orSentence } from './orSentence.ts'
import { regressionStory } from './regressionStory.ts'

const write = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

/** Other files of games are there to be looked at. */
const pointed = (why: string): string =>
  why.includes('its format is not') ? `${why} A recording, a save or a position is opened by "ptcg-turn inspect".` : why

/** Tells the regression in a file; gives the exit code: 0 when it is mended, 1 when it still fails. */
export const replayFile = (file: string): number => {
  const regression = orSentence(E.mapLeft(pointed)(readRegression(file)))
  const { seed, number, engine, finding } = regression
  write(pc.bold(`Game ${number} of seed ${seed}, found with version ${engine}: ${finding.check}: ${finding.says}`))
  const now = replayRegression(regression)
  for (const line of regressionStory(regression).slice(0, -1)) write(line)
  write(
    now === null
      ? pc.green('No check finds anything wrong with it now.')
      : pc.red(`It still fails: ${now.check}: ${now.says}`),
  )
  return now === null ? 0 : 1
}
