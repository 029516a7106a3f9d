/** True if the part of an address after `#` contains a game. Only then is the code loaded that reads a game from an address. */
export const carriesGame = (hash: string): boolean => /^#?(?:.*&)?game=/.test(hash)
