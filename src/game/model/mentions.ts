/** True if a part of a text contains the string `word` as a value, at any depth. */
export const mentions = (part: unknown, word: string): boolean =>
  typeof part === 'object' && part !== null ? Object.values(part).some((inner) => mentions(inner, word)) : part === word
