/** Whether the part of an address after `#` carries a game; what reads it is loaded when it does. */
export const carriesGame = (hash: string): boolean => /^#?(?:.*&)?game=/.test(hash)
