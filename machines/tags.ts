/** What the states of the charts are tagged with, for hosts of XState that ask what is waited for. */

/**
 * What is waited for in a state, for hosts of XState: `snapshot.hasTag('chance')`. `waiting`: for somebody's event.
 * `asking`: for the answer to something that is asked, of which `choosing` is a player's choice, `chance` a coin, a shuffle or
 * a card at random from the host, and `byHand` a text that a player carries out.
 */
export const TAGS = ['waiting', 'asking', 'choosing', 'chance', 'byHand'] as const

/** What is waited for in a state. */
export type Tag = (typeof TAGS)[number]
