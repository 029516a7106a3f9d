/** The reasons of wins. Kept apart from the other words so that a check can use them too. */

/** Why a player won, in words. */
export const REASONS = {
  allPrizesTaken: 'all Prize cards taken',
  noPokemonLeft: 'the opponent has no Pokémon left to make Active',
  emptyDeck: 'the opponent could not draw',
  conceded: 'the opponent conceded',
} as const
