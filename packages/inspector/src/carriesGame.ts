/**
 * True if the fragment of an address, the part after `#`, contains a game. The page loads the code that reads such a game only if this is
 * true.
 */
export const carriesGame = (hash: string): boolean => /^#?(?:.*&)?game=/.test(hash)
