/** A game at the server: decides whether events are accepted, and plays stored events. It uses no store and no connection. */
import { isDeepStrictEqual } from 'node:util'
import * as E from 'fp-ts/lib/Either.js'
import { check, type PlayerId, play, readEvent, restoreSession, type Session, type Violation } from 'ptcg-turn-engine'
import { chanceFor, type Draw } from './chance.ts'
import { type Refusal, refusal } from './refusals.ts'
import type { Sender, StoredEvent, StoredGame } from './store.ts'

/** An event that a player sends. `at` is the number of the event that it follows. */
export interface Sent {
  readonly at: number
  readonly id: string
  readonly event: unknown
}

/** A refused event: the refusal, and every violation if the event breaks rules. */
export interface Refused {
  readonly refusal: Refusal
  readonly violations: readonly Violation[]
}

/** The decision on an event: it was already played under this number, or it will be stored and then played. */
export type Decided = { readonly played: 'before'; readonly at: number } | { readonly store: StoredEvent }

export interface HostedGame {
  readonly session: Session
  /** Events played so far. */
  readonly length: () => number
  /** Decides whether an event is accepted. Changes nothing. */
  readonly decide: (player: PlayerId, sent: Sent) => E.Either<Refused, Decided>
  /** The host's answer to a request to chance, to be stored and then played; null if a player must act. */
  readonly chance: () => StoredEvent | null
  /** Plays a stored event: the event that was accepted last, or the latest answer for chance. */
  readonly playStored: (stored: StoredEvent) => void
  readonly isOver: () => boolean
}

/** A refusal of an event, with the rules that it breaks. */
export const refusedEvent = (why: Refusal, violations: readonly Violation[] = []): E.Either<Refused, never> =>
  E.left({ refusal: why, violations })

/** The session after the last stored event. Left: the problem with the stored data. */
const resumed = ({ beginning, events }: StoredGame): E.Either<string, Session> => {
  const isWhole = events.every(({ at }, index) => at === index + 1)
  if (!isWhole || typeof beginning !== 'object' || beginning === null) return E.left('Some of its events are missing.')
  const save = { ...beginning, events: events.map(({ event }) => event) }
  return E.mapLeft((problems: readonly { readonly path: string; readonly message: string }[]) =>
    problems.map(({ path, message }) => `${path}: ${message}`).join(' '),
  )(restoreSession(save, { undo: 'never' }))
}

const hosting = (session: Session, { events }: StoredGame, draw: Draw | undefined): HostedGame => {
  const key = ({ player, id }: Sender): string => `${player} ${id}`
  const known = new Map(
    events.flatMap(({ at, sender, event }) => (sender === null ? [] : [[key(sender), { at, event }] as const])),
  )
  const length = (): number => session.history().length
  return {
    session,
    length,
    decide: (player, { at, id, event }) => {
      const before = known.get(key({ player, id }))
      const seat = session.seat(player)
      if (before !== undefined) {
        return isDeepStrictEqual(before.event, event)
          ? E.right({ played: 'before', at: before.at })
          : refusedEvent(refusal('ID_USED'))
      }
      if (at !== length()) return refusedEvent(refusal('OUTDATED'))
      const read = readEvent(event)
      if (E.isLeft(read)) return refusedEvent(refusal('ILLEGAL', read.left[0].message), read.left)
      const [first, ...others] = seat.whyNot(read.right)
      if (first !== undefined) return refusedEvent(refusal('ILLEGAL', first.message), [first, ...others])
      // The player must not learn reasons that depend on hidden information.
      const legal = check(session.state(), read.right)
      if (E.isLeft(legal) || E.isLeft(play(session.state(), legal.right))) return refusedEvent(refusal('ILLEGAL'))
      return E.right({ store: { at: length() + 1, sender: { player, id }, event: legal.right } })
    },
    chance: () => {
      const event = chanceFor(session.request(), draw)
      return event === null ? null : { at: length() + 1, sender: null, event }
    },
    playStored: ({ sender, event }) => {
      const played = session.send(event)
      if (E.isLeft(played)) throw new Error(`An event that was checked and stored is refused: ${JSON.stringify(event)}`)
      if (sender !== null) known.set(key(sender), { at: length(), event })
    },
    isOver: () => session.state().game.result !== null,
  }
}

/** Opens a stored game. Left: the problem with it. `draw` replaces the randomness in tests. */
export const hostedGame = (stored: StoredGame, draw?: Draw): E.Either<string, HostedGame> =>
  E.map((session: Session) => hosting(session, stored, draw))(resumed(stored))
