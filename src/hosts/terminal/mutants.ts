/** `ptcg-turn mutants`: would each rule be missed if it were wrong? Every mutant is hunted, and the table says what found it. */
import { availableParallelism } from 'node:os'
import type { Command } from 'commander'
import { wholeNumber } from './fuzzInput.ts'
import type { MutantsOptions } from './mutantsHunt.ts'

/** Adds the command. */
export const addMutants = (program: Command): void => {
  program
    .command('mutants')
    .description('break the engine in every way it is known how, and see each found out; 1 if one is not')
    .option('-s, --seed <number>', 'seed of the games', wholeNumber(0, 'The seed'), 1)
    .option(
      '-g, --games <number>',
      'games after which a mutant counts as not found',
      wholeNumber(1, 'The number of games'),
      3000,
    )
    .option('-w, --workers <number>', 'worker threads', wholeNumber(1, 'The number of workers'), availableParallelism())
    .option('--only <text>', 'only mutants whose name contains this, or that break the rule of this id')
    .option('--json', 'print every outcome with its counterexample as JSON', false)
    .action(async (options: MutantsOptions) => {
      // The other commands start without what only this one needs.
      const { huntMutants } = await import('./mutantsHunt.ts')
      await huntMutants(options)
    })
}
