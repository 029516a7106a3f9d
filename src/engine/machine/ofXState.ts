/** Tells the events of XState itself (`xstate.init`, `xstate.done.*`) from those of the game: hosts send both to one actor. */

const OWN = 'xstate.'

/** True if an event of this type is one of XState itself. */
export const isOfXState = (type: string): boolean => type.startsWith(OWN)
