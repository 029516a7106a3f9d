/** True if the part of an address after `#` contains a game. The code that reads such a game is loaded only if there is one. */
export const carriesGame = (hash: string): boolean => /^#?(?:.*&)?game=/.test(hash)
