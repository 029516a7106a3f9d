/** What is wrong with a text of the notation: where, one sentence, and what could have been meant. */
import type * as RNEA from '#fp-ts/ReadonlyNonEmptyArray'

/**
 * Why a text could not be read. `tooLong`: nobody looked further. `unreadable`: it is not of this notation. `unknown`: it names
 * something that is not there. `ambiguous`: it could mean several things. `impossible`: it can be read, and breaks the rules
 * of how a board may look.
 */
export type NotationProblemCode = 'tooLong' | 'unreadable' | 'unknown' | 'ambiguous' | 'impossible'

/** One thing that is wrong with a text. */
export interface NotationProblem {
  readonly code: NotationProblemCode
  /** One sentence: what is wrong, and what could be written instead. */
  readonly message: string
  /** Counted from 1. */
  readonly line: number
  /** Counted from 1, in UTF-16 units as strings are. */
  readonly column: number
  /** What could be written there, where that is a closed list; the sentence names the first few of them. */
  readonly candidates: readonly string[]
}

/** Everything that is wrong with a text: at least one problem. */
export type NotationProblems = RNEA.ReadonlyNonEmptyArray<NotationProblem>

/** A problem that does not know yet where it is. */
export type Unplaced = Omit<NotationProblem, 'line' | 'column'>

export const problem = (code: NotationProblemCode, message: string, candidates: readonly string[] = []): Unplaced => ({
  code,
  message,
  candidates,
})

/** Something that is no text was given. */
export const NO_TEXT: NotationProblem = {
  ...problem('unreadable', 'What is to be read must be text.'),
  line: 1,
  column: 1,
}

const MOST_NAMED = 12

/** Things there are, in a sentence: the first few, and how many more. */
export const listed = (names: readonly string[]): string =>
  names.length === 0
    ? 'nothing'
    : `${names.slice(0, MOST_NAMED).join(', ')}${names.length > MOST_NAMED ? ` and ${names.length - MOST_NAMED} more` : ''}`

const LONGEST_QUOTE = 60

/** What was written, as a sentence repeats it. */
export const asWritten = (text: string): string =>
  JSON.stringify(text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text)
