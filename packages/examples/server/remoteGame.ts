/**
 * A game on a server, as its player knows it. Questions are answered locally from the latest snapshot, and events are sent
 * to the server.
 */
import * as E from 'fp-ts/lib/Either.js'
import {
  createSession,
  type Fact,
  type GameEvent,
  type Playable,
  type PlayerId,
  type Seat,
  type Snapshot,
  type Violation,
} from 'ptcg-turn-engine'

/**
 * A `Playable` whose events are sent to a server. `send` refuses illegal events at once; the server checks all others
 * again.
 */
export interface RemoteGame extends Playable {
  readonly player: PlayerId
  /** False for those who only watch. */
  readonly mayPlay: boolean
  /** The number of events played. */
  readonly length: () => number
  /** The facts of each event that this client has received, oldest first, as its player saw them. */
  readonly facts: () => readonly (readonly Fact[])[]
}

/** A game, and the functions that update it. */
export interface ShownGame {
  readonly game: RemoteGame
  /** Adds the facts that lead to the next snapshot. */
  readonly addFacts: (facts: readonly (readonly Fact[])[]) => void
  readonly show: (length: number, snapshot: Snapshot) => void
}

const NO_EVENTS: readonly GameEvent[] = []
const WATCHING: Violation = {
  rule: 'GR.6',
  code: 'NOT_YOUR_CHOICE',
  clause: null,
  message: 'This link is for watching; it cannot send events.',
  remedy: null,
}
const ON_ITS_WAY: Violation = {
  rule: 'T0.1',
  code: 'NOT_NOW',
  clause: null,
  message: 'Your last event is still on its way to the server.',
  remedy: 'Wait for the answer.',
}

/** The seat of a session that starts from a player's view. It decides which events are legal. */
const seatAt = (snapshot: Snapshot, player: PlayerId): Seat => createSession(snapshot, { undo: 'never' }).seat(player)

/** A list of listeners. */
export interface Listening {
  readonly subscribe: (listener: () => void) => () => void
  readonly notify: () => void
}

/** Returns an empty list of listeners. */
export const listening = (): Listening => {
  const all = new Set<{ readonly hears: () => void }>()
  return {
    subscribe: (hears) => {
      const listener = { hears }
      all.add(listener)
      return () => {
        all.delete(listener)
      }
    },
    notify: () => {
      for (const { hears } of [...all]) hears()
    },
  }
}

/**
 * A remote game from its first snapshot and the facts before it. `carry` sends a legal event; it returns false while
 * the previous event is still on its way.
 */
export const remoteGame = (
  { player, mayPlay }: Pick<RemoteGame, 'player' | 'mayPlay'>,
  first: Parameters<ShownGame['show']>,
  past: readonly (readonly Fact[])[],
  carry: (event: GameEvent) => boolean,
): ShownGame => {
  const listeners = listening()
  let [length, snapshot] = first
  let seat = seatAt(snapshot, player)
  let facts = past
  let areFactsAdded = false
  const whyNot = (event: GameEvent): readonly Violation[] => (mayPlay ? seat.whyNot(event) : [WATCHING])
  return {
    addFacts: (missed) => {
      facts = [...facts, ...missed]
      areFactsAdded = true
    },
    show: (newLength, newSnapshot) => {
      if (newLength > length && !areFactsAdded) facts = [...facts, newSnapshot.game.facts]
      areFactsAdded = false
      length = newLength
      snapshot = newSnapshot
      seat = seatAt(snapshot, player)
      listeners.notify()
    },
    game: {
      player,
      mayPlay,
      length: () => length,
      facts: () => facts,
      state: () => snapshot,
      request: () => seat.request(),
      legalEvents: () => (mayPlay ? seat.legalEvents() : NO_EVENTS),
      whyNot,
      can: (event) => whyNot(event).length === 0,
      send: (event) => {
        const [reason, ...others] = whyNot(event)
        if (reason !== undefined) return E.left({ rejected: event, violations: [reason, ...others] })
        return carry(event as GameEvent) ? E.right(event) : E.left({ rejected: event, violations: [ON_ITS_WAY] })
      },
      subscribe: listeners.subscribe,
    },
  }
}
