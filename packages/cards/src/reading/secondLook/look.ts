/** A look compares what a sentence says of one matter with its effect. */

/** Null if the words do not say; otherwise whether the effect must say so too. */
export type Look = readonly [what: string, words: (words: string) => boolean | null, effect: (said: unknown) => boolean]

/** True for words with a pattern, and without another; null for all other words. */
export const ifSaid =
  (pattern: RegExp, unless?: RegExp) =>
  (words: string): boolean | null =>
    pattern.test(words) && unless?.test(words) !== true ? true : null
