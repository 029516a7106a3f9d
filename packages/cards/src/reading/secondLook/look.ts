/** A look compares what a sentence says of one matter with its effect. */

/** Null if the words do not say; otherwise whether the effect must say so too. */
export type Look = readonly [what: string, words: (words: string) => boolean | null, effect: (said: unknown) => boolean]

/** Patterns of words: after which an effect must say something, or may say it. No others let it say so. */
interface Patterns {
  readonly must?: RegExp
  readonly may?: RegExp
  /** Words that leave everything open. */
  readonly unless?: RegExp
}

/** For `may`: any words let an effect say it. */
export const ANY_WORDS = /^/

export const look = (what: string, patterns: RegExp | Patterns, effect: (said: unknown) => boolean): Look => {
  const { must, may, unless }: Patterns = patterns instanceof RegExp ? { must: patterns } : patterns
  const isIn = (words: string): boolean | null =>
    unless?.test(words) ? null : must?.test(words) ? true : may?.test(words) ? null : false
  return [what, isIn, effect]
}
