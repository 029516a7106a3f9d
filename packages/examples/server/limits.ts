/** The limits of the server for each client, and how it counts. */

/** The limits. */
export interface Limits {
  /** A longer message is refused, and the connection stays open. */
  readonly messageBytes: number
  /** The maximum size of a received message: for a longer one the connection is closed with the code 1009. */
  readonly frameBytes: number
  /** The number of messages that may come at once; the same number is allowed again every second. */
  readonly burst: number
  readonly perSecond: number
  /** The number of excess messages after which the connection is closed. */
  readonly flood: number
  /** The maximum number of unread bytes; beyond it, the connection is closed. */
  readonly unreadBytes: number
  /** Connections of people who have said hello. */
  readonly connections: number
  /** Connections of people who have not said hello yet. Whoever has waited longest makes room for the next. */
  readonly strangers: number
  readonly connectionsPerLink: number
  /** Milliseconds that a connection has for its hello. */
  readonly helloWithin: number
  /** Milliseconds between two signs of life; a client that misses one is gone. */
  readonly heartbeat: number
}

export const LIMITS: Limits = {
  // The longest event names the cards that a text carried out by hand reveals: 1000 numbers.
  messageBytes: 8 * 1024,
  frameBytes: 64 * 1024,
  burst: 40,
  perSecond: 20,
  flood: 500,
  // About fifty states of a game.
  unreadBytes: 1024 * 1024,
  connections: 500,
  strangers: 100,
  connectionsPerLink: 8,
  helloWithin: 5000,
  heartbeat: 15_000,
}

const SECOND = 1000

/** A token bucket: true while there is one left. `now` is in milliseconds. */
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
