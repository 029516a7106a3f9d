/** The reasons for a win, in words. They have their own file so that a check can use them without the other words. */

/** Each reason for a win, in words. */
export const REASONS = {
  allPrizesTaken: 'all Prize cards taken',
  noPokemonLeft: 'the opponent has no Pokémon left to make Active',
  emptyDeck: 'the opponent could not draw',
  conceded: 'the opponent conceded',
} as const
