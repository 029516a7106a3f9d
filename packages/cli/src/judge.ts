/** `ptcg-turn judge`: plays games on this engine and another one, and stops at the first difference. */
import type { Command } from 'commander'
import type { RulesetId } from 'ptcg-turn-engine'
import { readWholeNumber } from './fuzzInput.ts'
import { withDecks } from './play.ts'

export interface JudgeCommand {
  readonly games: number
  readonly seed: number
  readonly decks: readonly [string, string]
  readonly cards: readonly string[]
  readonly era?: RulesetId
  readonly within: number
  readonly output: string
  readonly json: boolean
  readonly plain: boolean
}

const NEEDS = `
With --decks, --cards or --era, games are played with two decks from their set-up on. Without these options, games begin
with boards of all kinds, many of them with made-up cards.
COMMAND starts an engine that reads one request per line and answers each with one line, such as
"npx --no ptcg-turn serve --stdio --quiet" (packages/conformance/docs/conformance.md).
Exit code: 0 the engines are alike, 1 they differ, 2 wrong input, or nothing could be compared.`

/** Adds the command to the program. */
export const addJudge = (program: Command): void => {
  withDecks(
    program
      .command('judge')
      .description('play beside another engine, and report the first difference on the smallest board that shows it')
      .usage('[options] -- <command> [arguments...]')
      .argument('<command...>', 'the command that starts the other engine'),
  )
    .option('-g, --games <number>', 'games to play', readWholeNumber(1, 'The number of games'), 300)
    .option('-s, --seed <number>', 'seed of the games', readWholeNumber(0, 'The seed'), 1)
    .option('--plain', 'cards without text, and only the legal events of the main phase', false)
    .option('--within <seconds>', 'how long the other engine may take to answer', readWholeNumber(1, 'The time'), 10)
    .option('-o, --output <file>', 'write the difference to this file, which the inspector opens', 'divergence.json')
    .option('--json', 'print as JSON', false)
    .addHelpText('after', NEEDS)
    .action(async (words: readonly string[], options: JudgeCommand, command: Command) => {
      const isOfDecks = ['decks', 'cards', 'era'].some((name) => command.getOptionValueSource(name) === 'cli')
      // Loaded lazily, so that other commands do not load this module.
      const { judgeEngine } = await import('./judgeEngine.ts')
      process.exitCode = await judgeEngine(words, options, isOfDecks)
    })
}
