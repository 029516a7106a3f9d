/** `ptcg-turn conformance`: writes cases with the right answers, against which any engine can be tested, as lines of JSON. */
import { type Command, InvalidArgumentError } from 'commander'
import { readWholeNumber } from './fuzzInput.ts'

export interface ConformanceOptions {
  readonly output?: string
  readonly games: number
  readonly seed: number
}

/** The maximum number of random games, because the output is built in memory. */
const MAX_GAMES = 1000

const games = (text: string): number => {
  const number = readWholeNumber(0, 'The number of games')(text)
  if (number > MAX_GAMES) throw new InvalidArgumentError(`The number of games must be at most ${MAX_GAMES}.`)
  return number
}

/** Adds the command to the program. */
export const addConformance = (program: Command): void => {
  program
    .command('conformance')
    .description(
      'write what an engine must answer: every case of the rules and rulings, and random games, as JSON lines',
    )
    .option('-o, --output <file>', 'write it to this file instead of printing it')
    .option('-g, --games <number>', 'random games', games, 300)
    .option('-s, --seed <number>', 'seed of the random games', readWholeNumber(0, 'The seed'), 1)
    .action(async (options: ConformanceOptions) => {
      // Loaded lazily, so that other commands do not load this module.
      const { writeConformance } = await import('./conformanceFile.ts')
      await writeConformance(options)
    })
}
