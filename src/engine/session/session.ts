/**
 * A game in progress: one object with the state, the methods to play, and subscriptions, for a host that shows or runs
 * the game.
 */
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
  currentSnapshot,
  entryOf,
  type History,
  type HistoryEntry,
  readHistory,
  toRecording,
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

/** A change of a session, and the snapshot after it. */
export type SessionChange =
  | { readonly change: 'played' | 'redone'; readonly entry: HistoryEntry; readonly snapshot: Snapshot }
  | { readonly change: 'undone'; readonly entry: HistoryEntry; readonly snapshot: Snapshot }
  | { readonly change: 'restored'; readonly snapshot: Snapshot }

/** The options of a session. */
export interface SessionOptions {
  /** Which events may be undone: those that are fair to undo (the default), all, or none. */
  readonly undo?: (typeof UNDO_POLICIES)[number]
  /** The title of the game in its saves. Default: the title in the save that it continues. */
  readonly title?: string
}

/**
 * Calls the listener after every change, or only when its selection has changed. An error in a listener does not keep
 * others from being called; it is rethrown as an uncaught error.
 */
export interface Subscribe {
  (listener: (change: SessionChange) => void): Unsubscribe
  <Selected>(
    select: (snapshot: Snapshot) => Selected,
    listener: (selected: Selected, before: Selected) => void,
    isEqual?: (a: Selected, b: Selected) => boolean,
  ): Unsubscribe
}

/** A game in progress, for both players. */
export interface Session extends Playable {
  /** Sends an event of either player or of the host. On the right: the next snapshot and the facts, in order. */
  readonly send: (event: GameEvent) => E.Either<Rejection, Played>
  /** Undoes the latest event: the snapshot before it, or why it cannot be undone. */
  readonly undo: () => E.Either<UndoRefusal, Snapshot>
  /** Redoes the latest undone event: the snapshot after it, or why there is nothing to redo. */
  readonly redo: () => E.Either<UndoRefusal, Snapshot>
  /** Why the latest event cannot be undone, or null if it can. */
  readonly whyNotUndo: () => UndoRefusal | null
  /** Why nothing can be redone, or null if something can. */
  readonly whyNotRedo: () => UndoRefusal | null
  /** Every accepted event that has not been undone, oldest first. */
  readonly history: () => readonly HistoryEntry[]
  readonly subscribe: Subscribe
  /** The whole session as plain JSON: its beginning and its events. Undone events are not included. */
  readonly save: () => Recording
  /**
   * Continues from a save instead: the current snapshot, or every problem with the save, in which case nothing has
   * changed.
   */
  readonly restore: (json: unknown) => E.Either<Problems, Snapshot>
  /** One player's view of the game. */
  readonly view: (player: PlayerId) => Snapshot
  /** One player's seat: that player's view, and only that player's events. */
  readonly seat: (player: PlayerId) => Seat
}

const TITLE = 'A game'

const sessionFrom = (start: History, { undo: policy = 'fair', title }: SessionOptions): Session => {
  const listeners = listenersOf<SessionChange>()
  let history = start
  const state = (): Snapshot => currentSnapshot(history)

  const whyNotUndo = (): UndoRefusal | null => {
    const entry = history.played.at(-1)
    if (policy === 'never') return REFUSALS.UNDO_NOT_ALLOWED
    if (entry === undefined) return REFUSALS.NOTHING_TO_UNDO
    if (policy === 'always') return null
    const before = history.played.at(-2)?.snapshot ?? history.beginning
    return whyNotFair({ event: entry.event, before: before.game, after: entry.snapshot.game })
  }
  const whyNotRedo = (): UndoRefusal | null => (history.undone.length === 0 ? REFUSALS.NOTHING_TO_REDO : null)

  /** Continues from another history and notifies all listeners. */
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
    save: () => toRecording(history, title ?? history.title ?? TITLE),
    restore: (json) =>
      E.map((next: History) => goOn(next, (snapshot) => ({ change: 'restored', snapshot })))(readHistory(json)),
    view: (player) => viewAt(state(), expectPlayer(player)),
    seat: (player) => seats[expectPlayer(player)] as Seat,
  }
}

/**
 * A session that starts from a snapshot, as `createGame`, `loadPosition` or `load` return it on the right. Throws a
 * TypeError for anything else and for unknown options, which only a bug of the host can pass.
 */
export const createSession = (snapshot: Snapshot, options: SessionOptions = {}): Session => {
  expectSnapshot('createSession', snapshot)
  expectSessionOptions('createSession', options)
  return sessionFrom(beginningAt(snapshot), options)
}

/**
 * A session that continues from the save of a session (or from a recording, a save or a position of a game), or every
 * problem with it, one sentence each. Throws only for unknown options, a TypeError.
 */
export const restoreSession = (json: unknown, options: SessionOptions = {}): E.Either<Problems, Session> => {
  expectSessionOptions('restoreSession', options)
  return E.map((history: History) => sessionFrom(history, options))(readHistory(json))
}
