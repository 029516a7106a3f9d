/** `ptcg-turn play`: one game as a story, or many games counted. */
import { type Command, InvalidArgumentError, Option } from 'commander'
import { DECK_NAMES } from './chosenDecks.ts'
import { eraOption } from './eraOption.ts'
import type { PlayOptions } from './playGame.ts'

const wholeNumber =
  (least: number, what: string) =>
  (text: string): number => {
    const number = Number(text)
    if (!Number.isSafeInteger(number) || number < least)
      throw new InvalidArgumentError(`${what} must be a whole number of at least ${least}.`)
    return number
  }

/** Two names of decks or files, or one sentence. */
const twoDecks = (text: string): readonly [string, string] => {
  const [first = '', second = '', ...more] = text.split(',')
  if (first === '' || second === '' || more.length > 0)
    throw new InvalidArgumentError(`Name two decks with a comma between them. There are: ${DECK_NAMES.join(', ')}.`)
  return [first, second]
}

/** Adds the options for choosing decks. */
export const withDecks = (command: Command): Command =>
  command
    .option(
      '-d, --decks <first,second>',
      `two of ${DECK_NAMES.join(', ')}, decks that people know such as arceus-vstar, or files of deck lists`,
      twoDecks,
      ['cinderace', 'inteleon'],
    )
    .option('-c, --cards <sets...>', 'printed cards for deck lists: sets such as sv1 (default: all), or JSON files', [])
    .addOption(eraOption('the era of a new game, by its id or by letters such as bw (default: sword-and-shield)'))

/** Adds the command. */
export const addPlay = (program: Command): void => {
  withDecks(
    program
      .command('play')
      .description('play a game and tell it as a story; with --games, play many and count')
      .option('-s, --seed <number>', 'seed of coins, shuffles and random players', wholeNumber(0, 'The seed'), 1),
  )
    .addOption(
      new Option('--human <side>', 'which side a person plays').choices(['none', '1', '2', 'both']).default('none'),
    )
    .option(
      '-g, --games <number>',
      'play this many games between random players',
      wholeNumber(1, 'The number of games'),
    )
    .option('--record <file>', 'keep the game in a file that "ptcg-turn inspect" opens')
    .option('--json', 'print facts (or the tally) as JSON', false)
    .action(async (options: PlayOptions) => {
      // Loaded lazily, so that other commands start without it.
      const { playAsAsked } = await import('./playGame.ts')
      await playAsAsked(options)
    })
}
