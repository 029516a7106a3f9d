/** `ptcg-turn explore`: explores every reachable state of small games and prints a table, or shows a rule at work. */
import { availableParallelism } from 'node:os'
import { type Command, InvalidArgumentError } from 'commander'
import { type RuleId, rulebook } from 'ptcg-turn-engine'
import type { ExploreCommand } from './exploreGames.ts'
import { MAX_WORKERS, readWholeNumber } from './fuzzInput.ts'

/** The options as typed: the games by their names. */
interface Written extends Omit<ExploreCommand, 'games'> {
  readonly game?: readonly string[]
}

const knownRule = (id: string): RuleId => {
  const rule = rulebook.find((one) => one.id === id)
  if (rule === undefined) throw new InvalidArgumentError('No rule has this id; ptcg-turn rules lists them.')
  return rule.id
}

/** Adds the command to the program. */
export const addExplore = (program: Command): void => {
  program
    .command('explore')
    .description(
      'walk every reachable state of small games and check the rules in each; with --rule, show a rule at work',
    )
    .option('--game <names...>', 'only these games')
    .option(
      '--workers <number>',
      'games explored at once',
      readWholeNumber(1, 'The number of workers', MAX_WORKERS),
      availableParallelism(),
    )
    .option(
      '--most <states>',
      'explore at most this many states of each game',
      readWholeNumber(1, 'The number of states'),
    )
    .option(
      '--spill <folder>',
      'keep unexplored states in this folder instead of memory; the same command resumes an interrupted run',
    )
    .option(
      '--rule <id>',
      'show what this rule accepts and rejects, by cases from its tests or, with --game or --most, by paths in small games',
      knownRule,
    )
    .option('--json', 'print as JSON', false)
    .action(async ({ game: names, ...options }: Written, command: Command) => {
      // Loaded lazily, so that other commands do not load this module.
      const { exploreAsAsked, gameNames, largeGameNames } = await import('./exploreGames.ts')
      const { gameCalled } = await import('ptcg-turn-engine-fuzz/internal/exploration/smallGames')
      if (names === undefined) return exploreAsAsked(options)
      const games = names.flatMap((name) => gameCalled(name) ?? [])
      if (games.length === names.length) return exploreAsAsked({ ...options, games })
      const unknown = names.find((name) => gameCalled(name) === undefined)
      const sentence = `There is no small game of that name. There are: ${[...gameNames, ...largeGameNames].join(', ')}.`
      command.error(`error: option '--game <names...>' argument '${unknown}' is invalid. ${sentence}`, {
        code: 'commander.invalidArgument',
      })
    })
}
