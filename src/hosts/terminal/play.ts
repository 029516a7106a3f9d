/** `ptcg-turn play`: one game told as a story, or many counted. */
import { type Command, InvalidArgumentError, Option } from 'commander'
import { type DeckName, decks } from '../../game/cards/decks.ts'
import type { PlayOptions } from './playGame.ts'

const wholeNumber =
  (least: number, what: string) =>
  (text: string): number => {
    const number = Number(text)
    if (!Number.isSafeInteger(number) || number < least)
      throw new InvalidArgumentError(`${what} must be a whole number of at least ${least}.`)
    return number
  }

/** Two names of decks, or one sentence. */
export const twoDecks = (text: string): readonly [DeckName, DeckName] => {
  const names = text.split(',')
  const [first, second] = names
  const known = (name: string | undefined): name is DeckName => name !== undefined && Object.hasOwn(decks, name)
  if (names.length !== 2 || !known(first) || !known(second))
    throw new InvalidArgumentError(
      `Name two decks with a comma between them. There are: ${Object.keys(decks).join(', ')}.`,
    )
  return [first, second]
}

/** Adds the command. */
export const addPlay = (program: Command): void => {
  program
    .command('play')
    .description('play a game and tell it as a story; with --games, play many and count')
    .option('-s, --seed <number>', 'seed of coins, shuffles and random players', wholeNumber(0, 'The seed'), 1)
    .option('-d, --decks <first,second>', `two of: ${Object.keys(decks).join(', ')}`, twoDecks, [
      'cinderace',
      'inteleon',
    ])
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
      // The other commands start without what only this one needs.
      const { playAsAsked } = await import('./playGame.ts')
      await playAsAsked(options)
    })
}
