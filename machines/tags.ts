/**
 * The tags of states, which XState programs can read with `snapshot.hasTag('chance')`. A state with the tag `waiting` waits for an
 * event; a state with `asking` waits for the answer to a request. The kinds of request are `choosing` (a player's choice), `chance`
 * (a coin, a shuffle or a random card from the host) and `byHand` (a text that a player carries out).
 */
export const TAGS = ['waiting', 'asking', 'choosing', 'chance', 'byHand'] as const

export type Tag = (typeof TAGS)[number]
