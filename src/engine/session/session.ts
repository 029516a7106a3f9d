/** Sessions: a game in progress as one object, with its state, subscriptions, and methods to play, undo and save. */
import * as E from '#fp-ts/Either'
import { expectPlayer } from '../../game/board/expectArguments.ts'
import type { Problems } from '../../game/json/problems.ts'
import type { GameEvent } from '../../game/model/events.ts'
import { PLAYERS, type PlayerId } from '../../game/model/players.ts'
import type { Recording } from '../files/recording.ts'
import { type Played, play, type Rejection } from '../play/play.ts'
import { expectSnapshot } from '../stepper/expectArguments.ts'
import type { Snapshot } from '../stepper/snapshot.ts'
import { expectListeners, expectSessionOptions, type UNDO_POLICIES } from './expectArguments.ts'
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
import type { Playable, Unsubscribe } from './playable.ts'
import { type Seat, type Seated, seatAt } from './seat.ts'
import { REFUSALS, type UndoRefusal, whyNotFair } from './undoing.ts'

/** A change of a session, with the snapshot after it. */
export type SessionChange =
  | { readonly change: 'played' | 'redone'; readonly entry: HistoryEntry; readonly snapshot: Snapshot }
  | { readonly change: 'undone'; readonly entry: HistoryEntry; readonly snapshot: Snapshot }
  | { readonly change: 'restored'; readonly snapshot: Snapshot }

/** The options of a session. */
export interface SessionOptions {
  /** Which events may be undone: those that are fair to undo (the default), all, or none. */
  readonly undo?: (typeof UNDO_POLICIES)[number]
  /** The title of the game in its saves. Default: the title of the file that the session continues. */
  readonly title?: string
}

/**
 * Subscribes to changes. A listener alone is called after every change; with a selector, the listener is called only if the selected value
 * has changed. An error in a listener is rethrown as an uncaught error and does not affect other listeners.
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
  /** Sends an event of either player or of the host. The right side has the next snapshot and the facts in order. */
  readonly send: (event: GameEvent) => E.Either<Rejection, Played>
  /** Undoes the latest event. Returns the snapshot before the event, or the reason why it cannot be undone. */
  readonly undo: () => E.Either<UndoRefusal, Snapshot>
  /** Redoes the latest undone event. Returns the snapshot after the event, or a refusal if there is nothing to redo. */
  readonly redo: () => E.Either<UndoRefusal, Snapshot>
  /** The reason why the latest event cannot be undone, or null if it can. */
  readonly whyNotUndo: () => UndoRefusal | null
  /** The reason why no event can be redone, or null if one can. */
  readonly whyNotRedo: () => UndoRefusal | null
  /** Every accepted event that has not been undone, oldest first. */
  readonly history: () => readonly HistoryEntry[]
  readonly subscribe: Subscribe
  /** The whole session as plain JSON: its beginning and its events. Undone events are not included. */
  readonly save: () => Recording
  /**
   * Replaces the game by the save of a session, or by a recording, a save or a position of a game. Returns the new current snapshot. If the
   * file has problems, returns all of them and changes nothing.
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

  /** Replaces the history, notifies all listeners and returns the new current snapshot. */
  const goOn = (next: History, change: (snapshot: Snapshot) => SessionChange): Snapshot => {
    history = next
    const snapshot = state()
    listeners.notify(change(snapshot))
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
 * Creates a session that starts from a snapshot, such as the right side of `createGame`, `loadPosition` or `load`. Throws a TypeError for
 * any other value and for unknown options.
 */
export const createSession = (snapshot: Snapshot, options: SessionOptions = {}): Session => {
  expectSnapshot('createSession', snapshot)
  expectSessionOptions('createSession', options)
  return sessionFrom(beginningAt(snapshot), options)
}

/**
 * Creates a session that continues from the save of a session, or from a recording, a save or a position of a game. The left side has
 * every problem with the file, one sentence each. Throws a TypeError only for unknown options.
 */
export const restoreSession = (json: unknown, options: SessionOptions = {}): E.Either<Problems, Session> => {
  expectSessionOptions('restoreSession', options)
  return E.map((history: History) => sessionFrom(history, options))(readHistory(json))
}
