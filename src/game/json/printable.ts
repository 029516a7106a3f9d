/** Makes text safe to print, without characters that control a terminal or change the direction of the surrounding text. */
import { LIMITS } from './limits.ts'
import { at, type JsonProblem, type Key } from './problem.ts'

/** Control characters other than line breaks and tabs, and characters that embed or override a text direction. */
const UNPRINTABLE = /[^\P{Cc}\n\t]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** Matches one line of text that is safe to print, as required for the names of players, decks and cards. */
export const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/u

/** The text with each unsafe character replaced by U+FFFD. */
export const printable = (words: string): string => words.replace(UNPRINTABLE, '\ufffd')

const unprintableAt = (value: unknown, path: readonly Key[]): readonly JsonProblem[] => {
  if (typeof value === 'string')
    return printable(value) === value
      ? []
      : [{ path: at('', ...path), message: 'The text has control characters, which cannot be shown.' }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => unprintableAt(inner, [...path, key]))
}

/** A problem for each text in JSON that is not safe to print. The JSON must have passed `jsonProblems`, so that it is not too deep. */
export const unprintable = (json: unknown): readonly JsonProblem[] => unprintableAt(json, []).slice(0, LIMITS.problems)
