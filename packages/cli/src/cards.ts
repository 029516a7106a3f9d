/**
 * `ptcg-turn cards FILE...`: reads printed cards, and reports how much of them the engine carries out automatically.
 */
import type { Command } from 'commander'

export interface CardsOptions {
  readonly report: boolean
  readonly json: boolean
  readonly catalogue?: string
}

/** Adds the command. */
export const addCards = (program: Command): void => {
  program
    .command('cards')
    .description('read printed cards from the JSON of pokemon-tcg-data: what the engine carries out by itself')
    .argument('<files...>', 'JSON files, a list of cards each')
    .option('--report', 'count them by file and kind of text, and list the sentences that stop most', false)
    .option('--catalogue <folder>', 'write a module for each set there, with the cards that are automatic')
    .option('--json', 'print as JSON: the definitions, or with --report the report', false)
    .action(async (names: readonly string[], options: CardsOptions) => {
      // Loaded lazily, so that other commands start without it.
      const { tellFiles } = await import('./cardFiles.ts')
      process.exitCode = tellFiles(names, options)
    })
}
