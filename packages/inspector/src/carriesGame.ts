/** True if the part of an address after `#` carries a game; the code that reads it is loaded only then. */
export const carriesGame = (hash: string): boolean => /^#?(?:.*&)?game=/.test(hash)
