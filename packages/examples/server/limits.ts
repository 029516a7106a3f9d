/** The limits of the server for each client, and a token bucket to count messages. */

/** The limits. */
export interface Limits {
  /** The maximum size of a message. A longer message is refused, and the connection stays open. */
  readonly messageBytes: number
  /** The maximum size of data received at once. For a longer message the connection is closed with the code 1009. */
  readonly frameBytes: number
  /** The number of messages that may come at once. Afterwards, `perSecond` more are allowed each second. */
  readonly burst: number
  readonly perSecond: number
  /** The number of excess messages after which the connection is closed. */
  readonly flood: number
  /** The maximum number of unread bytes; beyond it, the connection is closed. */
  readonly unreadBytes: number
  /** The maximum number of connections that have said hello. */
  readonly connections: number
  /**
   * The maximum number of connections that have not said hello yet. The oldest one is closed to make room for a new
   * one.
   */
  readonly strangers: number
  readonly connectionsPerLink: number
  /** The time that a connection has for its hello, in milliseconds. */
  readonly helloWithin: number
  /** The time between two heartbeats in milliseconds. A client that does not answer one is disconnected. */
  readonly heartbeat: number
}

export const LIMITS: Limits = {
  // The longest event reveals 1000 cards by hand, as numbers.
  messageBytes: 8 * 1024,
  frameBytes: 64 * 1024,
  burst: 40,
  perSecond: 20,
  flood: 500,
  // About fifty snapshots of a game.
  unreadBytes: 1024 * 1024,
  connections: 500,
  strangers: 100,
  connectionsPerLink: 8,
  helloWithin: 5000,
  heartbeat: 15_000,
}

const SECOND = 1000

/** Returns a function that takes a token from a bucket, and returns false if none is left. `now` is in milliseconds. */
export const bucketOf = (
  { burst, perSecond }: Pick<Limits, 'burst' | 'perSecond'>,
  now: () => number,
): (() => boolean) => {
  let left = burst
  let since = now()
  return () => {
    const at = now()
    left = Math.min(burst, left + ((at - since) * perSecond) / SECOND)
    since = at
    if (left < 1) return false
    left -= 1
    return true
  }
}
