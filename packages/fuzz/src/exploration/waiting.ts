/** The queue of states that wait to be visited. Its middle is put away in parts, into memory or onto the disk. */
import type { Snapshot } from 'ptcg-turn-engine'

/** Stores the parts of the queue that are neither being filled nor being emptied. */
export interface WaitingParts {
  put(part: readonly Snapshot[]): void
  /** Removes and returns the oldest part; null if there is none. */
  take(): readonly Snapshot[] | null
}

export interface Waiting {
  push(at: Snapshot): void
  /** Removes and returns the oldest snapshot; null if none waits. */
  shift(): Snapshot | null
  /** True if every waiting snapshot can be put away, because the part in use is empty. */
  isBetweenParts(): boolean
  /** Puts away the waiting snapshots that are in no part yet. */
  putAway(): void
}

/** The number of snapshots in a part. */
const PART = 4000

export const newWaiting = (parts: WaitingParts, most = PART): Waiting => {
  let head: (Snapshot | null)[] = []
  let tail: Snapshot[] = []
  let at = 0
  const putAway = (): void => {
    if (tail.length > 0) parts.put(tail)
    tail = []
  }
  const next = (): void => {
    const part = parts.take()
    head = [...(part ?? tail)]
    if (part === null) tail = []
    at = 0
  }
  return {
    push: (snapshot) => {
      tail.push(snapshot)
      if (tail.length >= most) putAway()
    },
    shift: () => {
      if (at === head.length) next()
      const snapshot = head[at] ?? null
      if (snapshot === null) return null
      // Releases the memory of the snapshot immediately.
      head[at] = null
      at += 1
      return snapshot
    },
    isBetweenParts: () => at === head.length,
    putAway,
  }
}

/** Parts in memory. */
export const partsInMemory = (): WaitingParts => {
  const parts: (readonly Snapshot[])[] = []
  return { put: (part) => void parts.push(part), take: () => parts.shift() ?? null }
}
