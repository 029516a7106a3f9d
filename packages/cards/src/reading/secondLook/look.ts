/** A look checks one thing, such as "your next turn", in the words of a sentence and in its effect. */

/**
 * `what` is the thing looked for. `words` returns true if the effect must contain it, false if it must not, and null if it may. `effect`
 * returns true if the effect contains it.
 */
export type Look = readonly [
  what: string,
  words: (words: string) => boolean | null,
  effect: (meaning: unknown) => boolean,
]

/**
 * Patterns of words that require (`must`) or permit (`may`) the thing in the effect. If neither matches, the effect must not contain it.
 */
interface Patterns {
  readonly must?: RegExp
  readonly may?: RegExp
  /** If this matches, nothing is checked. */
  readonly unless?: RegExp
}

/** As `may`, permits the thing in the effect whatever the words are. */
export const ANY_WORDS = /^/

export const look = (what: string, patterns: RegExp | Patterns, effect: (meaning: unknown) => boolean): Look => {
  const { must, may, unless }: Patterns = patterns instanceof RegExp ? { must: patterns } : patterns
  const isIn = (words: string): boolean | null =>
    unless?.test(words) ? null : must?.test(words) ? true : may?.test(words) ? null : false
  return [what, isIn, effect]
}
