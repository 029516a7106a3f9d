/**
 * Things that a state may wait for, as hosts of XState ask: `snapshot.hasTag('chance')`. `waiting`: an event from
 * somebody. `asking`: the answer to a request. The request is `choosing` (a player's choice), `chance` (a coin, a
 * shuffle or a random card from the host) or `byHand` (a text that a player carries out).
 */
export const TAGS = ['waiting', 'asking', 'choosing', 'chance', 'byHand'] as const

export type Tag = (typeof TAGS)[number]
