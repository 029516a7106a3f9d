/** One game on the server: an event is checked, stored, played and announced, in this order. */
import * as E from 'fp-ts/lib/Either.js'
import type { PlayerId } from 'ptcg-turn-engine'
import type { Draw } from './chance.ts'
import { type HostedGame, hostedGame, type Refused, refusedEvent, type Sent } from './hostedGame.ts'
import { errorInWords, type Log } from './log.ts'
import type { ServerMessage } from './protocol.ts'
import { refusal } from './refusals.ts'
import type { Sender, Store, StoredEvent } from './store.ts'

/**
 * A person at the table: the player whose view they get, whether they may play, and the function that sends them
 * messages.
 */
export interface Guest {
  readonly player: PlayerId
  readonly mayPlay: boolean
  /** The number of events that the person knows already. */
  readonly knows: number
  readonly hear: (message: string) => void
}

/** The result of an event: it was played now and announced, or it had been played before under this number. */
export type Outcome = { readonly played: 'now' } | { readonly played: 'before'; readonly at: number }

export interface Room {
  readonly game: number
  /** Events played so far. */
  readonly length: () => number
  /**
   * Adds a guest, who gets the missed facts, the current state, and all news from then on. Returns the function that
   * removes the guest.
   */
  readonly join: (guest: Guest) => () => void
  readonly send: (player: PlayerId, sent: Sent) => E.Either<Refused, Outcome>
  /** The message about the players who are connected. */
  readonly presence: () => string
  readonly isOver: () => boolean
}

/** The dependencies of a room. */
export interface RoomOptions {
  readonly store: Store
  readonly log: Log
  readonly draw?: Draw
}

/** Milliseconds before chance is answered again after a failure of the database. */
const TRY_AGAIN = 1000

/** The maximum number of past events sent to those who join. */
const MAX_PAST_EVENTS = 500

const serialize = (message: ServerMessage): string => JSON.stringify(message)

const roomOf = (game: number, table: HostedGame, { store, log }: RoomOptions): Room => {
  const { session, length } = table
  const guests = new Set<Guest>()

  /** Each player's view is serialized only once, however many guests get it. */
  const states = new WeakMap<object, string>()
  const stateFor = (player: PlayerId): string => {
    const snapshot = session.view(player)
    const written = states.get(snapshot) ?? serialize({ kind: 'state', at: length(), snapshot })
    states.set(snapshot, written)
    return written
  }
  /** Sends the facts that a guest has missed; of a long game, only the latest. */
  const sendPast = ({ player, knows, hear }: Guest): void => {
    const from = Math.max(knows, length() - MAX_PAST_EVENTS)
    if (from < length()) hear(serialize({ kind: 'past', from, facts: session.seat(player).facts().slice(from) }))
  }
  const presence = (): string => {
    const isHere = (side: PlayerId) => [...guests].some(({ player, mayPlay }) => mayPlay && player === side)
    return serialize({ kind: 'present', present: [isHere(0), isHere(1)] })
  }
  const announce = (sender: Sender | null): void => {
    const accepted = sender === null ? null : serialize({ kind: 'accepted', id: sender.id, at: length() })
    for (const guest of [...guests]) {
      if (accepted !== null && guest.mayPlay && guest.player === sender?.player) guest.hear(accepted)
      guest.hear(stateFor(guest.player))
    }
  }
  const sendPresence = (): void => {
    // A guest may leave during the loop, so presence is computed for each message.
    for (const guest of [...guests]) guest.hear(presence())
  }

  /** Stores an event before it is played. If this returns false, nothing has happened. */
  const isStored = (event: StoredEvent): boolean => {
    try {
      store.append(game, event)
      return true
    } catch (error) {
      log({ ...refusal('NOT_STORED'), game, detail: errorInWords(error) })
      return false
    }
  }
  /** Plays an event that is stored, and announces it. */
  const playStored = (stored: StoredEvent): void => {
    table.playStored(stored)
    announce(stored.sender)
  }
  /**
   * Answers all pending requests to chance. If the answer cannot be stored, it is discarded and another is drawn later.
   */
  const answerChance = (): void => {
    for (let answer = table.chance(); answer !== null; answer = table.chance()) {
      if (!isStored(answer)) {
        // An empty room needs no retry: the next person who comes opens it anew.
        setTimeout(() => (guests.size > 0 ? answerChance() : undefined), TRY_AGAIN).unref()
        return
      }
      playStored(answer)
    }
  }
  const send = (player: PlayerId, sent: Sent): E.Either<Refused, Outcome> => {
    const decided = table.decide(player, sent)
    if (E.isLeft(decided)) return decided
    if ('played' in decided.right) return E.right(decided.right)
    const { store: event } = decided.right
    if (!isStored(event)) return refusedEvent(refusal('NOT_STORED'))
    playStored(event)
    answerChance()
    return E.right({ played: 'now' })
  }
  answerChance()
  return {
    game,
    length,
    send,
    join: (guest) => {
      guests.add(guest)
      sendPast(guest)
      guest.hear(stateFor(guest.player))
      sendPresence()
      return () => {
        if (guests.delete(guest)) sendPresence()
      }
    },
    presence,
    isOver: table.isOver,
  }
}

/** Opens a stored game. Left: the problem with it, for the server's operators. Never throws. */
export const openRoom = (game: number, options: RoomOptions): E.Either<string, Room> => {
  try {
    const stored = options.store.game(game)
    if (stored === null) return E.left('It is not stored.')
    return E.map((table: HostedGame) => roomOf(game, table, options))(hostedGame(stored, options.draw))
  } catch (error) {
    return E.left(errorInWords(error))
  }
}
