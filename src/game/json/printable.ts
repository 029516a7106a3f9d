/** Makes text fit to be shown: no sign that moves a terminal's cursor, and none that turns what stands around it. */
import { LIMITS } from './limits.ts'
import { at, type JsonProblem, type Key } from './problem.ts'

/** Control characters but for the ends of lines and tabs, and the marks that embed or override a direction. */
const UNPRINTABLE = /[^\P{Cc}\n\t]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** Words on one line that may be shown as they are: the name of a player, a deck or a card. */
export const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/u

/** The same words, each such sign replaced by one that says so. */
export const printable = (words: string): string => words.replace(UNPRINTABLE, '\ufffd')

const unprintableAt = (value: unknown, path: readonly Key[]): readonly JsonProblem[] => {
  if (typeof value === 'string')
    return printable(value) === value
      ? []
      : [{ path: at('', ...path), message: 'The text has control characters, which cannot be shown.' }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => unprintableAt(inner, [...path, key]))
}

/** Every text in JSON that may not be shown as it is. The JSON must have been looked at before: it is not too deep. */
export const unprintable = (json: unknown): readonly JsonProblem[] => unprintableAt(json, []).slice(0, LIMITS.problems)
