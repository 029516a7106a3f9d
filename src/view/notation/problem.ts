/** A problem with a text of the notation: its place, one sentence, and what could have been meant. */
import type * as RNEA from '#fp-ts/ReadonlyNonEmptyArray'

/**
 * The reason why a text could not be read. `tooLong`: the text was not looked at. `unreadable`: it is not in this notation. `unknown`: it
 * names something that is not there. `ambiguous`: it could mean several things. `impossible`: it can be read, but the rules do not allow
 * such a board.
 */
export type NotationProblemCode = 'tooLong' | 'unreadable' | 'unknown' | 'ambiguous' | 'impossible'

/** One problem with a text. */
export interface NotationProblem {
  readonly code: NotationProblemCode
  /** One sentence: the problem, and what could be written instead. */
  readonly message: string
  /** Counted from 1. */
  readonly line: number
  /** Counted from 1, in UTF-16 units as strings are. */
  readonly column: number
  /** The possible texts in this place, if they are a closed list; the sentence names the first few of them. */
  readonly candidates: readonly string[]
}

/** All problems with a text: at least one. */
export type NotationProblems = RNEA.ReadonlyNonEmptyArray<NotationProblem>

/** A problem without its place. */
export type Unplaced = Omit<NotationProblem, 'line' | 'column'>

export const problem = (code: NotationProblemCode, message: string, candidates: readonly string[] = []): Unplaced => ({
  code,
  message,
  candidates,
})

/** The input was not a string. */
export const NOT_TEXT: NotationProblem = {
  ...problem('unreadable', 'The input must be text.'),
  line: 1,
  column: 1,
}

const MAX_NAMED = 12

/** Names in a sentence: the first few, and how many more. */
export const joinNames = (names: readonly string[]): string =>
  names.length === 0
    ? 'nothing'
    : `${names.slice(0, MAX_NAMED).join(', ')}${names.length > MAX_NAMED ? ` and ${names.length - MAX_NAMED} more` : ''}`

const MAX_QUOTE_LENGTH = 60

/** The input as an error message quotes it. */
export const quoteInput = (text: string): string =>
  JSON.stringify(text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH)}…` : text)
