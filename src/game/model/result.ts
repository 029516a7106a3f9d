/** The result of a game. */
import type { PlayerId } from './players.ts'

/** The reasons for a win: the conditions of WL.1 to WL.3, or the opponent conceded. */
export const WIN_REASONS = ['allPrizesTaken', 'noPokemonLeft', 'emptyDeck', 'conceded'] as const
/** A reason for a win: a condition of WL.1 to WL.3, or the opponent conceded (WL.4). */
export type WinReason = (typeof WIN_REASONS)[number]

/** `reasons` lists each winning condition that was met; in a tie, by either player. */
export type Result =
  | { readonly outcome: 'win'; readonly winner: PlayerId; readonly reasons: readonly WinReason[] }
  | { readonly outcome: 'tie'; readonly reasons: readonly WinReason[] }
