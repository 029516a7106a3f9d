/** `ptcg-turn inspect`: shows a new game or one from a file in the browser. */
import { type Command, Option } from 'commander'
import type { RulesetId } from 'ptcg-turn-engine'
import { FOR_A_NEW_GAME } from './forANewGame.ts'
import { readWholeNumber } from './fuzzInput.ts'
import { withDecks } from './play.ts'
import { UsageError } from './usageError.ts'

/** The options of the command. */
export interface InspectCommand {
  readonly seed: number
  readonly decks: readonly [string, string]
  readonly cards: readonly string[]
  readonly era?: RulesetId
  readonly port?: number
  readonly open: boolean
  readonly export?: string
  readonly with?: 'xstate-inspect' | 'stately'
  readonly viewer?: string
  readonly json: boolean
  readonly assets?: string
}

const NEEDS = `
FILE is a recording ("ptcg-turn play --record FILE"), a save, a position, a regression that "ptcg-turn fuzz" has written, or a battle log.
The page is served on 127.0.0.1 at an address that nobody can guess, and asks no other host for anything.
The viewers of --with are pages on the web, unless --viewer gives another address.
Exit code: 0 stopped with Ctrl-C, 2 wrong input.`

/** Adds the command to the program. */
export const addInspect = (program: Command): void => {
  withDecks(
    program
      .command('inspect')
      .description('look at the turn in the browser: the chart, every microstep, legal events, why not')
      .argument('[file]', 'a game; without it, a scene of an example, or the new game that --seed and --decks describe')
      .option('-s, --seed <number>', 'seed of coins and shuffles of a new game', readWholeNumber(0, 'The seed'), 1),
  )
    .option('-p, --port <number>', 'serve on this port instead of a free one', readWholeNumber(1, 'The port'))
    .option('--no-open', 'print the address, and open no browser')
    .option('-e, --export <file>', 'write one page that opens from disk, instead of serving it')
    .addOption(
      new Option('--with <inspector>', 'show the game in another inspector too').choices(['xstate-inspect', 'stately']),
    )
    .option('--viewer <url>', "the other inspector's page, if it is not the usual one")
    .option('--json', 'print the address as JSON', false)
    .addOption(new Option('--assets <folder>', 'where the page was built').hideHelp())
    .addHelpText('after', NEEDS)
    .action(async (file: string | undefined, options: InspectCommand, command: Command) => {
      const isGiven = (name: string): boolean => command.getOptionValueSource(name) === 'cli'
      if (file !== undefined && ['seed', 'decks'].some(isGiven)) throw new UsageError(FOR_A_NEW_GAME)
      if (options.viewer !== undefined && options.with === undefined)
        throw new UsageError(
          '--viewer is the page of another inspector; say which: --with xstate-inspect or --with stately.',
        )
      if (options.export !== undefined && (options.with !== undefined || isGiven('port')))
        throw new UsageError('--export writes a page and serves none; leave out --port and --with.')
      // Loaded lazily, so that other commands do not load this module.
      const { inspectGame } = await import('./inspectGame.ts')
      await inspectGame(file, options, ['seed', 'decks', 'cards', 'era'].some(isGiven))
    })
}
