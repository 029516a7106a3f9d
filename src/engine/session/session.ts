/** A game in progress for a host that shows or runs it: one object that is asked, told, and listened to. */
import * as E from '#fp-ts/Either'
import { expectPlayer } from '../../game/board/misuse.ts'
import type { Problems } from '../../game/json/problems.ts'
import type { GameEvent } from '../../game/model/events.ts'
import { PLAYERS, type PlayerId } from '../../game/model/players.ts'
import type { Recording } from '../files/recording.ts'
import { type Played, play, type Rejection } from '../play/play.ts'
import { expectSnapshot } from '../stepper/misuse.ts'
import type { Snapshot } from '../stepper/snapshot.ts'
import {
  beginningAt,
  entryOf,
  type History,
  type HistoryEntry,
  readHistory,
  recorded,
  standingOf,
  withPlayed,
  withRedone,
  withUndone,
} from './history.ts'
import { legalEventsAt, reasonsAt, requestAt, viewAt } from './known.ts'
import { listenersOf } from './listeners.ts'
import { expectListeners, expectSessionOptions, type UNDO_POLICIES } from './misuse.ts'
import type { Playable, Unsubscribe } from './playable.ts'
import { type Seat, type Seated, seatAt } from './seat.ts'
import { REFUSALS, type UndoRefusal, whyNotFair } from './undoing.ts'

/** What has changed in a session, and where the game stands since. */
export type SessionChange =
  | { readonly change: 'played' | 'redone'; readonly entry: HistoryEntry; readonly snapshot: Snapshot }
  | { readonly change: 'undone'; readonly entry: HistoryEntry; readonly snapshot: Snapshot }
  | { readonly change: 'restored'; readonly snapshot: Snapshot }

/** What a host decides about a session. */
export interface SessionOptions {
  /** What may be taken back: what is fair (the default), everything, or nothing. */
  readonly undo?: (typeof UNDO_POLICIES)[number]
  /** What the game is called in its saves; otherwise as in the save that it goes on from. */
  readonly title?: string
}

/**
 * Calls back after every change, or only when what is selected has changed. What a listener throws keeps no other listener from hearing, and
 * reaches whoever handles uncaught errors.
 */
export interface Subscribe {
  (listener: (change: SessionChange) => void): Unsubscribe
  <Selected>(
    select: (snapshot: Snapshot) => Selected,
    listener: (selected: Selected, before: Selected) => void,
    isEqual?: (a: Selected, b: Selected) => boolean,
  ): Unsubscribe
}

/** A game in progress, both sides of it. */
export interface Session extends Playable {
  /** Sends an event of either player or of the host. On the right: where the game stands now and what happened, in order. */
  readonly send: (event: unknown) => E.Either<Rejection, Played>
  /** Takes the latest event back: where the game stands now, or why it is not taken back. */
  readonly undo: () => E.Either<UndoRefusal, Snapshot>
  /** Does again what was taken back last: where the game stands now, or why there is nothing to do again. */
  readonly redo: () => E.Either<UndoRefusal, Snapshot>
  /** Why the latest event is not taken back, or null where it would be. */
  readonly whyNotUndo: () => UndoRefusal | null
  /** Why nothing is done again, or null where something would be. */
  readonly whyNotRedo: () => UndoRefusal | null
  /** Every accepted event that still stands, oldest first. */
  readonly history: () => readonly HistoryEntry[]
  readonly subscribe: Subscribe
  /** The whole session as plain JSON: where it began and what was played. What was taken back is not part of it. */
  readonly save: () => Recording
  /** Goes on from a save instead: where the game stands now, or everything that is wrong with it, and nothing has changed. */
  readonly restore: (json: unknown) => E.Either<Problems, Snapshot>
  /** What one player sees of the game. */
  readonly view: (player: PlayerId) => Snapshot
  /** The place of one player: what that player sees, and the events that are that player's to send. */
  readonly seat: (player: PlayerId) => Seat
}

const TITLE = 'A game'

const sessionFrom = (start: History, { undo: policy = 'fair', title }: SessionOptions): Session => {
  const listeners = listenersOf<SessionChange>()
  let history = start
  const state = (): Snapshot => standingOf(history)

  const whyNotUndo = (): UndoRefusal | null => {
    const entry = history.played.at(-1)
    if (policy === 'never') return REFUSALS.UNDO_NOT_ALLOWED
    if (entry === undefined) return REFUSALS.NOTHING_TO_UNDO
    if (policy === 'always') return null
    const before = history.played.at(-2)?.snapshot ?? history.beginning
    return whyNotFair({ event: entry.event, before: before.game, after: entry.snapshot.game })
  }
  const whyNotRedo = (): UndoRefusal | null => (history.undone.length === 0 ? REFUSALS.NOTHING_TO_REDO : null)

  /** Goes on from another history and tells everybody. */
  const goOn = (next: History, change: (snapshot: Snapshot) => SessionChange): Snapshot => {
    history = next
    const snapshot = state()
    listeners.tell(change(snapshot))
    return snapshot
  }

  const subscribe: Subscribe = <Selected>(
    first: ((change: SessionChange) => void) | ((snapshot: Snapshot) => Selected),
    listener?: (selected: Selected, before: Selected) => void,
    isEqual: (a: Selected, b: Selected) => boolean = Object.is,
  ): Unsubscribe => {
    expectListeners(first, isEqual, ...(listener === undefined ? [] : [listener]))
    if (listener === undefined) return listeners.add(first as (change: SessionChange) => void)
    const select = first as (snapshot: Snapshot) => Selected
    let selected = select(state())
    return listeners.add(({ snapshot }) => {
      const before = selected
      const now = select(snapshot)
      if (isEqual(now, before)) return
      selected = now
      listener(now, before)
    })
  }

  const seated: Seated = {
    state,
    request: () => requestAt(state()),
    legalEvents: () => legalEventsAt(state()),
    can: (event) => reasonsAt(state(), event).length === 0,
    whyNot: (event) => reasonsAt(state(), event),
    send: (event) =>
      E.map((played: Played) => {
        const entry = entryOf(played.snapshot, played.snapshot.game.latest as GameEvent)
        goOn(withPlayed(history, entry), (snapshot) => ({ change: 'played', entry, snapshot }))
        return played
      })(play(state(), event)),
    history: () => history.played,
    subscribe: (listener) => subscribe(listener),
  }
  const seats = PLAYERS.map((player) => seatAt(seated, player))

  return {
    ...seated,
    subscribe,
    whyNotUndo,
    whyNotRedo,
    undo: () => {
      const refusal = whyNotUndo()
      const entry = history.played.at(-1)
      const next = withUndone(history)
      if (refusal !== null) return E.left(refusal)
      if (entry === undefined || next === null) return E.left(REFUSALS.NOTHING_TO_UNDO)
      return E.right(goOn(next, (snapshot) => ({ change: 'undone', entry, snapshot })))
    },
    redo: () => {
      const [entry] = history.undone
      const next = withRedone(history)
      if (entry === undefined || next === null) return E.left(REFUSALS.NOTHING_TO_REDO)
      return E.right(goOn(next, (snapshot) => ({ change: 'redone', entry, snapshot })))
    },
    save: () => recorded(history, title ?? history.title ?? TITLE),
    restore: (json) =>
      E.map((next: History) => goOn(next, (snapshot) => ({ change: 'restored', snapshot })))(readHistory(json)),
    view: (player) => viewAt(state(), expectPlayer(player)),
    seat: (player) => seats[expectPlayer(player)] as Seat,
  }
}

/**
 * A session of a game that stands somewhere: a snapshot, as `createGame`, `loadPosition` or `load` give on the right. Throws a
 * TypeError for anything else and for options that there are not, which only a bug of the host can hand on.
 */
export const createSession = (snapshot: Snapshot, options: SessionOptions = {}): Session => {
  expectSnapshot('createSession', snapshot)
  expectSessionOptions('createSession', options)
  return sessionFrom(beginningAt(snapshot), options)
}

/**
 * A session that goes on from a save of one (or from a recording, a save or a position of a game), or everything that is wrong
 * with it, one sentence each. Throws a TypeError for options that there are not, and for nothing else.
 */
export const restoreSession = (json: unknown, options: SessionOptions = {}): E.Either<Problems, Session> => {
  expectSessionOptions('restoreSession', options)
  return E.map((history: History) => sessionFrom(history, options))(readHistory(json))
}
