/** The result of a game. */
import type { PlayerId } from './players.ts'

/**
 * The reasons for a win: all Prize cards are taken (WL.1), the opponent has no Pokémon left (WL.2), cannot draw (T1.2) or conceded (WL.4).
 */
export const WIN_REASONS = ['allPrizesTaken', 'noPokemonLeft', 'emptyDeck', 'conceded'] as const
/** A reason for a win. */
export type WinReason = (typeof WIN_REASONS)[number]

/** `reasons` lists each winning condition that was met; in a tie, by either player. */
export type Result =
  | { readonly outcome: 'win'; readonly winner: PlayerId; readonly reasons: readonly WinReason[] }
  | { readonly outcome: 'tie'; readonly reasons: readonly WinReason[] }
