/** Holds the game that is played while it is inspected, and reports every event to all listeners, whoever plays it. */

import {
  type JsonProblem,
  openBeginning,
  play,
  type Recording,
  readEvent,
  readRecording,
  type Snapshot,
  type Violation,
} from 'ptcg-turn-engine'
import { playAgain } from 'ptcg-turn-engine/internal/engine/files/playAgain'
import { MAX_EVENTS } from 'ptcg-turn-engine/internal/engine/files/recording'
import * as E from '#fp-ts/Either'
import type * as RNEA from '#fp-ts/ReadonlyNonEmptyArray'

/** An accepted event: number 1 is the first of the recording. */
export interface Appended {
  readonly number: number
  readonly event: unknown
}

/** The reason why an event was not accepted: one sentence, and the violations if the rules refuse the event. */
export interface NotPlayed {
  readonly sentence: string
  readonly violations: readonly Violation[]
}

/** A game in progress. */
export interface LiveGame {
  /** The game so far, as a file that can be opened again. */
  readonly recording: () => Recording
  /** The number of events. */
  readonly length: () => number
  /** The events from the index `from` on, up to the maximum number `most`. */
  readonly events: (from: number, most?: number) => readonly unknown[]
  /** The current snapshot. */
  readonly snapshot: () => Snapshot
  /** Plays any value as an event. A refused event changes nothing. Throws only if a listener does. */
  readonly play: (event: unknown) => E.Either<NotPlayed, Appended>
  /** Reports every event from now on, in order. Returns a function that unsubscribes. A listener must not throw. */
  readonly subscribe: (listener: (appended: Appended) => void) => () => void
}

const FULL: NotPlayed = {
  sentence: `This game has ${MAX_EVENTS} events, and no more are kept. Begin a new one.`,
  violations: [],
}

const refusedBy = (violations: readonly Violation[]): NotPlayed => ({
  sentence: violations.map(({ message }) => message).join(' '),
  violations,
})

const goingOn = (recording: Recording, latest: Snapshot): LiveGame => {
  const events = [...recording.events]
  const listeners = new Set<(appended: Appended) => void>()
  const pending: Appended[] = []
  let snapshot = latest
  let isNotifying = false

  // A listener may play an event itself: that event is reported after the current one.
  const notify = (appended: Appended): void => {
    pending.push(appended)
    if (isNotifying) return
    isNotifying = true
    try {
      for (let next = pending.shift(); next !== undefined; next = pending.shift())
        for (const listener of [...listeners]) listener(next)
    } finally {
      isNotifying = false
    }
  }

  return {
    recording: () => ({ ...recording, events: [...events] }),
    length: () => events.length,
    events: (from, most = MAX_EVENTS) => events.slice(from, from + most),
    snapshot: () => snapshot,
    play: (anything) => {
      if (events.length >= MAX_EVENTS) return E.left(FULL)
      // The stored event is a fresh object of a known shape, made from any input.
      const read = readEvent(anything)
      if (E.isLeft(read)) return E.left(refusedBy(read.left))
      const played = play(snapshot, read.right)
      if (E.isLeft(played)) return E.left(refusedBy(played.left.violations))
      snapshot = played.right.snapshot
      events.push(read.right)
      const appended = { number: events.length, event: read.right }
      notify(appended)
      return E.right(appended)
    },
    subscribe: (listener) => {
      // Subscribing the same function twice makes two listeners.
      const own = (appended: Appended): void => listener(appended)
      listeners.add(own)
      return () => {
        listeners.delete(own)
      }
    },
  }
}

/** Continues a recorded game from its last event, or returns every problem with the recording. */
export const liveGame = (recording: Recording): E.Either<RNEA.ReadonlyNonEmptyArray<JsonProblem>, LiveGame> => {
  const read = readRecording(recording)
  if (E.isLeft(read)) return read
  const opened = openBeginning(read.right.beginning)
  if (E.isLeft(opened)) return opened
  return E.map((latest: Snapshot) => goingOn(read.right, latest))(playAgain(opened.right.snapshot, read.right.events))
}
