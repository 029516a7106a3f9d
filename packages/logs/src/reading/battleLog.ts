/** A parsed battle log: its entries line by line, and its problems. */
import type { Language } from '../languages/language.ts'
import type { LoggedCard, Sentence } from '../languages/sentences.ts'

/** One understood line of a log, with the lines under it. */
export interface Entry {
  /** Counted from 1. */
  readonly line: number
  readonly sentence: Sentence
  /** The cards listed under the line, null if there is no list. */
  readonly cards: readonly LoggedCard[] | null
  /** The consequences listed under the line, and breakdowns of damage with the lines under them. */
  readonly under: readonly Entry[]
}

/** The kinds of problems with a log or one of its lines. */
export type LogProblemCode =
  | 'NOT_TEXT'
  | 'TOO_LONG'
  | 'EMPTY'
  | 'NO_LOG'
  | 'NO_PLAYERS'
  | 'LINE_NOT_UNDERSTOOD'
  | 'UNKNOWN_LANGUAGE'
  | 'NOT_IN_ORDER'
  | 'ANOTHER_GAME_BEGINS'
  | 'CUT_SHORT'

export interface LogProblem {
  /** Counted from 1; 0 is the whole text. */
  readonly line: number
  readonly code: LogProblemCode
  /** One sentence. */
  readonly message: string
}

export interface BattleLog {
  readonly language: Language['id'] | null
  /** Seat 0 is the player named first in the log. */
  readonly players: readonly [string, string] | null
  readonly entries: readonly Entry[]
  readonly lines: { readonly said: number; readonly understood: number }
  readonly problems: readonly LogProblem[]
}
