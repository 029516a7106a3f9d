/** `ptcg-turn play`: plays one game and tells it as a story, or plays many games and counts the results. */
import { type Command, InvalidArgumentError, Option } from 'commander'
import { DECK_NAMES } from './chosenDecks.ts'
import { eraOption } from './eraOption.ts'
import { readWholeNumber } from './fuzzInput.ts'
import { KINDS_OF_PLAYERS, type KindOfPlayer, type Seats } from './kindsOfPlayers.ts'
import type { PlayOptions } from './playGame.ts'

/** Splits two names with a comma between them. `what` are these names, of which some are `examples`. */
const twoNames = (text: string, what: string, examples: readonly string[]): readonly [string, string] => {
  const [first = '', second = '', ...more] = text.split(',')
  if (first === '' || second === '' || more.length > 0)
    throw new InvalidArgumentError(`Name two ${what} with a comma between them, such as ${examples.join(',')}.`)
  return [first, second]
}

/** Parses two names of decks or files. */
const twoDecks = (text: string): readonly [string, string] => twoNames(text, 'decks', DECK_NAMES.slice(0, 2))

const isKind = (text: string): text is KindOfPlayer => Object.hasOwn(KINDS_OF_PLAYERS, text)

const kindOf = (text: string): KindOfPlayer => {
  if (isKind(text)) return text
  throw new InvalidArgumentError(
    `There is no player "${text}". There are: ${Object.keys(KINDS_OF_PLAYERS).join(', ')}.`,
  )
}

/** Parses two kinds of players. */
const twoPlayers = (text: string): Seats => {
  const [first, second] = twoNames(text, 'players', ['human', 'club'])
  return [kindOf(first), kindOf(second)]
}

/** Adds the options for choosing decks. */
export const withDecks = (command: Command): Command =>
  command
    .option(
      '-d, --decks <first,second>',
      `two of ${DECK_NAMES.join(', ')}, a known deck such as arceus-vstar, or a file of a deck list`,
      twoDecks,
      ['cinderace', 'inteleon'],
    )
    .addOption(
      new Option('-c, --cards <sets...>', 'printed cards for deck lists: sets such as sv1, or JSON files').default(
        [],
        'all',
      ),
    )
    .addOption(eraOption('the era of a new game, by its id or by letters such as bw (default: sword-and-shield)'))

/** Adds the command to the program. */
export const addPlay = (program: Command): void => {
  withDecks(
    program
      .command('play')
      .description('play a game and tell it as a story; with --games, play many and count')
      .option('-s, --seed <number>', 'seed of coins, shuffles and the computer', readWholeNumber(0, 'The seed'), 1),
  )
    .option(
      '-p, --players <first,second>',
      `two of ${Object.entries(KINDS_OF_PLAYERS)
        .map(([kind, means]) => `${kind} (${means})`)
        .join(', ')}; default: asked at a terminal, otherwise beginner,beginner`,
      twoPlayers,
    )
    .option('-g, --games <number>', 'play this many games and count', readWholeNumber(1, 'The number of games'))
    .option('--no-states', 'leave out the states of the chart that an event passes through')
    .option('--record <file>', 'keep the game in a file that "ptcg-turn inspect" opens')
    .option('--json', 'print facts (or the tally) as JSON', false)
    .action(async (options: PlayOptions) => {
      // Loaded lazily, so that other commands do not load this module.
      const { playAsAsked } = await import('./playGame.ts')
      await playAsAsked(options)
    })
}
