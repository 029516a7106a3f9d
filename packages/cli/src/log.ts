/** `ptcg-turn log`: reads and judges battle logs of real games, and writes games of the engine as logs. */
import { type Command, Option } from 'commander'
import type { RulesetId } from 'ptcg-turn-engine'
import { eraOption } from './eraOption.ts'
import { readWholeNumber } from './fuzzInput.ts'

export interface LogOptions {
  readonly cards: readonly string[]
  readonly whole: boolean
  readonly era?: RulesetId
  readonly all: boolean
  readonly json: boolean
}

export interface LogWriteOptions {
  readonly output?: string
  readonly viewer?: '1' | '2'
  readonly exact: boolean
}

export interface LogMomentOptions {
  readonly line: number
  readonly seed: number
  readonly cards: readonly string[]
  readonly era?: RulesetId
  readonly output: string
}

const NEEDS = `
FILE is the text that Pokémon TCG Live copies at the end of a game, in English, German, Spanish, French, Italian or Portuguese.
Exit code: 0 nothing is refused, 1 something is refused or a line is not understood,
2 wrong input, such as a file that is not a battle log.`

/** Adds the command to the program. */
export const addLog = (program: Command): void => {
  const log = program.command('log').description('read battle logs of Pokémon TCG Live, and judge every action in them')
  log
    .command('read', { isDefault: true })
    .description('read and judge battle logs')
    .argument('<files...>', 'battle logs')
    .option('--cards <names...>', 'cards that are known besides all sets: files of pokemon-tcg-data', [])
    .option('--whole', 'these games have only known cards, so a name identifies a card', false)
    .addOption(eraOption('the era of the games (default: the newest)'))
    .option('--all', 'print every action with the rules that judged it', false)
    .option('--json', 'print as JSON', false)
    .addHelpText('after', NEEDS)
    .action(async (files: readonly string[], options: LogOptions) => {
      // Loaded lazily, so that other commands do not load this module.
      const { reportLogs } = await import('./logFiles.ts')
      process.exitCode = await reportLogs(files, options)
    })
  log
    .command('write')
    .description('write a game as a battle log')
    .argument('<game>', 'a recording or a save of a game')
    .option('-o, --output <file>', 'write it to this file instead of printing it')
    .addOption(new Option('--viewer <player>', 'the player whose cards are named; default: both').choices(['1', '2']))
    .option('--exact', 'distinguish copies of a card, so that the log can be read back exactly', false)
    .action(async (game: string, options: LogWriteOptions) => {
      const { writeLog } = await import('./logFiles.ts')
      await writeLog(game, options)
    })
  log
    .command('moment')
    .description('write a moment of a log as a save that "ptcg-turn inspect" and "serve" open, to play on from there')
    .argument('<file>', 'a battle log')
    .requiredOption('-l, --line <number>', 'the line after which to play on', readWholeNumber(1, 'The line'))
    .option('-s, --seed <number>', 'seed of the hidden cards, coins and shuffles', readWholeNumber(0, 'The seed'), 1)
    .option('--cards <names...>', 'cards that are known besides all sets: files of pokemon-tcg-data', [])
    .addOption(eraOption('the era of the game (default: the newest)'))
    .option('-o, --output <file>', 'write the save to this file', 'moment.json')
    .action(async (file: string, options: LogMomentOptions) => {
      const { writeMoment } = await import('./logFiles.ts')
      await writeMoment(file, options)
    })
}
