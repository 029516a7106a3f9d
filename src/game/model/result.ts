/** How a game ends. */
import type { PlayerId } from './players.ts'

/** Why a player won: the conditions of WL.1 to WL.3, or the opponent conceded. */
export const WIN_REASONS = ['allPrizesTaken', 'noPokemonLeft', 'emptyDeck', 'conceded'] as const
/** Why a player won: a condition of WL.1 to WL.3, or the opponent conceded (WL.4). */
export type WinReason = (typeof WIN_REASONS)[number]

/** `reasons` lists each winning condition met, of either player for a tie. */
export type Result =
  | { readonly outcome: 'win'; readonly winner: PlayerId; readonly reasons: readonly WinReason[] }
  | { readonly outcome: 'tie'; readonly reasons: readonly WinReason[] }
