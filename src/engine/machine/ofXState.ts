/** Distinguishes the internal events of XState, such as `xstate.init`, from the events of the game. An actor receives both. */

const OWN = 'xstate.'

/** True for the type of an internal event of XState. */
export const isOfXState = (type: string): boolean => type.startsWith(OWN)
