/** One game on the server: an event is checked, stored, played and announced, in this order. */
import { isDeepStrictEqual } from 'node:util'
import * as E from 'fp-ts/lib/Either.js'
import {
  check,
  type GameEvent,
  type PlayerId,
  play,
  readEvent,
  restoreSession,
  type Session,
  type Violation,
} from 'ptcg-turn-engine'
import { chanceFor, type Draw } from './chance.ts'
import { inWords, type Log } from './log.ts'
import type { ServerMessage } from './protocol.ts'
import { type Refusal, refusal } from './refusals.ts'
import type { Sender, Store, StoredGame } from './store.ts'

/** A person at the table: the player whose view they get, whether they may play, and the way to reach them. */
export interface Guest {
  readonly player: PlayerId
  readonly mayPlay: boolean
  /** The number of events that they know already. */
  readonly knows: number
  readonly hear: (message: string) => void
}

/** An event that a player sends: the number of the event it follows, and its id. */
export interface Sent {
  readonly at: number
  readonly id: string
  readonly event: unknown
}

/** Why an event is refused, with every reason if it breaks rules. */
export interface Refused {
  readonly refusal: Refusal
  readonly violations: readonly Violation[]
}

/**
 * The result of an event: it was played now and everybody has been told, or it had been played before under this
 * number.
 */
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

/** Milliseconds until chance is asked again after the database has failed. */
const TRY_AGAIN = 1000

/** The maximum number of past events sent to those who join. */
const MAX_TOLD = 500

const refused = (why: Refusal, violations: readonly Violation[] = []): E.Either<Refused, never> =>
  E.left({ refusal: why, violations })

const said = (message: ServerMessage): string => JSON.stringify(message)

/** The session after the last stored event; on the left the problem with the stored data. */
const resumed = ({ beginning, events }: StoredGame): E.Either<string, Session> => {
  const isWhole = events.every(({ at }, index) => at === index + 1)
  if (!isWhole || typeof beginning !== 'object' || beginning === null) return E.left('Some of its events are missing.')
  const save = { ...beginning, events: events.map(({ event }) => event) }
  return E.mapLeft((problems: readonly { readonly path: string; readonly message: string }[]) =>
    problems.map(({ path, message }) => `${path}: ${message}`).join(' '),
  )(restoreSession(save, { undo: 'never' }))
}

const roomOf = (game: number, session: Session, { events }: StoredGame, { store, log, draw }: RoomOptions): Room => {
  const guests = new Set<Guest>()
  const key = ({ player, id }: Sender): string => `${player} ${id}`
  const known = new Map(
    events.flatMap(({ at, sender, event }) => (sender === null ? [] : [[key(sender), { at, event }] as const])),
  )
  const length = (): number => session.history().length

  /** Each player's view is serialized only once, however many guests get it. */
  const states = new WeakMap<object, string>()
  const stateFor = (player: PlayerId): string => {
    const snapshot = session.view(player)
    const written = states.get(snapshot) ?? said({ kind: 'state', at: length(), snapshot })
    states.set(snapshot, written)
    return written
  }
  /** Sends the facts that a guest has missed; of a long game, only the latest. */
  const tellPast = ({ player, knows, hear }: Guest): void => {
    const from = Math.max(knows, length() - MAX_TOLD)
    if (from < length()) hear(said({ kind: 'past', from, facts: session.seat(player).facts().slice(from) }))
  }
  const presence = (): string => {
    const isHere = (side: PlayerId) => [...guests].some(({ player, mayPlay }) => mayPlay && player === side)
    return said({ kind: 'present', present: [isHere(0), isHere(1)] })
  }
  const tell = (sender: Sender | null): void => {
    const accepted = sender === null ? null : said({ kind: 'accepted', id: sender.id, at: length() })
    for (const guest of [...guests]) {
      if (accepted !== null && guest.mayPlay && guest.player === sender?.player) guest.hear(accepted)
      guest.hear(stateFor(guest.player))
    }
  }
  const tellPresence = (): void => {
    // A guest may leave while being told, so each message has the presence at that moment.
    for (const guest of [...guests]) guest.hear(presence())
  }

  /** Stores an event before it is played. If this returns false, nothing has happened. */
  const isStored = (event: GameEvent, sender: Sender | null): boolean => {
    try {
      store.append(game, { at: length() + 1, sender, event })
      return true
    } catch (error) {
      log({ ...refusal('NOT_STORED'), game, detail: inWords(error) })
      return false
    }
  }
  /** Plays an event that is legal and stored, and announces it. */
  const playStored = (event: GameEvent, sender: Sender | null): void => {
    const played = session.send(event)
    if (E.isLeft(played)) throw new Error(`An event that was checked and stored is refused: ${JSON.stringify(event)}`)
    if (sender !== null) known.set(key(sender), { at: length(), event })
    tell(sender)
  }
  /**
   * Answers all pending requests to chance. If the answer cannot be stored, it is discarded and another is drawn later.
   */
  const answerChance = (): void => {
    for (let event = chanceFor(session.request(), draw); event !== null; event = chanceFor(session.request(), draw)) {
      if (!isStored(event, null)) {
        // An empty room needs no retry: the next person who comes opens it anew.
        setTimeout(() => (guests.size > 0 ? answerChance() : undefined), TRY_AGAIN).unref()
        return
      }
      playStored(event, null)
    }
  }
  const send = (player: PlayerId, { at, id, event }: Sent): E.Either<Refused, Outcome> => {
    const before = known.get(key({ player, id }))
    const seat = session.seat(player)
    if (before !== undefined) {
      return isDeepStrictEqual(before.event, event)
        ? E.right({ played: 'before', at: before.at })
        : refused(refusal('ID_USED'))
    }
    if (at !== length()) return refused(refusal('OUTDATED'))
    const read = readEvent(event)
    if (E.isLeft(read)) return refused(refusal('ILLEGAL', read.left[0].message), read.left)
    const [first, ...others] = seat.whyNot(read.right)
    if (first !== undefined) return refused(refusal('ILLEGAL', first.message), [first, ...others])
    // Reasons that depend on hidden information must not be told to the player.
    const legal = check(session.state(), read.right)
    if (E.isLeft(legal) || E.isLeft(play(session.state(), legal.right))) return refused(refusal('ILLEGAL'))
    if (!isStored(legal.right, { player, id })) return refused(refusal('NOT_STORED'))
    playStored(legal.right, { player, id })
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
      tellPast(guest)
      guest.hear(stateFor(guest.player))
      tellPresence()
      return () => {
        if (guests.delete(guest)) tellPresence()
      }
    },
    presence,
    isOver: () => session.state().game.result !== null,
  }
}

/** Opens a stored game; on the left its problem, for the server's operators. Never throws. */
export const openRoom = (game: number, options: RoomOptions): E.Either<string, Room> => {
  try {
    const stored = options.store.game(game)
    if (stored === null) return E.left('It is not stored.')
    return E.map((session: Session) => roomOf(game, session, stored, options))(resumed(stored))
  } catch (error) {
    return E.left(inWords(error))
  }
}
