/** True if data has a word as a value, at any depth. */
export const mentions = (data: unknown, word: string): boolean =>
  typeof data === 'object' && data !== null ? Object.values(data).some((part) => mentions(part, word)) : data === word
