/** `ptcg-turn cards FILE...`: reads printed cards, and reports which cards the engine carries out automatically. */
import type { Command } from 'commander'
import { UsageError } from './usageError.ts'

export interface CardsOptions {
  readonly report: boolean
  readonly json: boolean
  readonly catalogue?: string
  readonly decks?: readonly string[]
}

/** Adds the command to the program. */
export const addCards = (program: Command): void => {
  program
    .command('cards')
    .description(
      'read printed cards from the JSON of pokemon-tcg-data, and report which the engine carries out automatically',
    )
    .argument('[files...]', 'JSON files, each with a list of cards')
    .option(
      '--report',
      'count automatic cards by file and kind of text, and list the most frequent sentences that are not understood',
      false,
    )
    .option('--catalogue <folder>', 'write a module for each set to this folder, with its automatic cards')
    .option('--decks <lists...>', 'report on deck lists, with the cards of these files (default: of the printed sets)')
    .option('--json', 'print JSON: the definitions or, with --report or --decks, the report', false)
    .action(async (names: readonly string[], options: CardsOptions) => {
      // Loaded lazily, so that other commands do not load this module.
      if (options.decks !== undefined) {
        const { reportDecks } = await import('./deckTables.ts')
        process.exitCode = await reportDecks(options.decks, names, options.json)
        return
      }
      if (names.length === 0) throw new UsageError('Name files of cards, or lists with --decks.')
      const { reportCardFiles } = await import('./cardFiles.ts')
      process.exitCode = reportCardFiles(names, options)
    })
}
