/** The one game that is going on while it is inspected: whoever plays an event, everybody who listens is told. */

import {
  type JsonProblem,
  openBeginning,
  play,
  type Recording,
  readRecording,
  type Snapshot,
  type Violation,
} from 'ptcg-turn-engine'
import { playAgain } from 'ptcg-turn-engine/internal/engine/files/playAgain'
import { MOST_EVENTS } from 'ptcg-turn-engine/internal/engine/files/recording'
import { readEvent } from 'ptcg-turn-engine/internal/engine/play/readEvent'
import * as E from '#fp-ts/Either'
import type * as RNEA from '#fp-ts/ReadonlyNonEmptyArray'

/** An event that the game has taken: number 1 is the first of the recording. */
export interface Appended {
  readonly number: number
  readonly event: unknown
}

/** Why an event was not taken: one sentence, and the reasons of the rules where it is the rules that refuse it. */
export interface NotPlayed {
  readonly sentence: string
  readonly violations: readonly Violation[]
}

/** A game that goes on. */
export interface LiveGame {
  /** The game so far, as a file that can be opened again. */
  readonly recording: () => Recording
  /** How many events there are. */
  readonly length: () => number
  /** The events after so many, no more of them than `most`. */
  readonly events: (from: number, most?: number) => readonly unknown[]
  /** Where the game stands. */
  readonly snapshot: () => Snapshot
  /** Plays an event, whatever it is. What is refused changes nothing. Throws only if a listener does. */
  readonly play: (event: unknown) => E.Either<NotPlayed, Appended>
  /** Tells of every event from now on, in order. Gives the way to stop it. A listener must not throw. */
  readonly subscribe: (listener: (appended: Appended) => void) => () => void
}

const FULL: NotPlayed = {
  sentence: `This game has ${MOST_EVENTS} events, and no more are kept. Begin a new one.`,
  violations: [],
}

const refusedBy = (violations: readonly Violation[]): NotPlayed => ({
  sentence: violations.map(({ message }) => message).join(' '),
  violations,
})

const goingOn = (recording: Recording, latest: Snapshot): LiveGame => {
  const events = [...recording.events]
  const listeners = new Set<(appended: Appended) => void>()
  const untold: Appended[] = []
  let snapshot = latest
  let telling = false

  // A listener may play an event itself: the others hear of it after the one they are being told of.
  const tell = (appended: Appended): void => {
    untold.push(appended)
    if (telling) return
    telling = true
    try {
      for (let next = untold.shift(); next !== undefined; next = untold.shift())
        for (const listener of [...listeners]) listener(next)
    } finally {
      telling = false
    }
  }

  return {
    recording: () => ({ ...recording, events: [...events] }),
    length: () => events.length,
    events: (from, most = MOST_EVENTS) => events.slice(from, from + most),
    snapshot: () => snapshot,
    play: (anything) => {
      if (events.length >= MOST_EVENTS) return E.left(FULL)
      // What is kept is a fresh object of a known shape, whatever was sent.
      const read = readEvent(anything)
      if (E.isLeft(read)) return E.left(refusedBy(read.left))
      const played = play(snapshot, read.right)
      if (E.isLeft(played)) return E.left(refusedBy(played.left.violations))
      snapshot = played.right.snapshot
      events.push(read.right)
      const appended = { number: events.length, event: read.right }
      tell(appended)
      return E.right(appended)
    },
    subscribe: (listener) => {
      // Two who listen with the same function are two.
      const own = (appended: Appended): void => listener(appended)
      listeners.add(own)
      return () => {
        listeners.delete(own)
      }
    },
  }
}

/** Goes on with a recorded game from its last event, or says everything that is wrong with the recording. */
export const liveGame = (recording: Recording): E.Either<RNEA.ReadonlyNonEmptyArray<JsonProblem>, LiveGame> => {
  const read = readRecording(recording)
  if (E.isLeft(read)) return read
  const opened = openBeginning(read.right.beginning)
  if (E.isLeft(opened)) return opened
  return E.map((latest: Snapshot) => goingOn(read.right, latest))(playAgain(opened.right.snapshot, read.right.events))
}
