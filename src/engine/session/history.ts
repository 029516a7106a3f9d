/** The history of a session: its events and undone events. Also reads and writes a session as a file. */
import * as E from '#fp-ts/Either'
import type { JsonProblem } from '../../game/json/problem.ts'
import type { Problems } from '../../game/json/problems.ts'
import type { GameEvent } from '../../game/model/events.ts'
import type { Fact } from '../../game/model/facts.ts'
import { playAgain } from '../files/playAgain.ts'
import { MAX_EVENTS, openBeginning, type Recording, readRecording, recordingOf } from '../files/recording.ts'
import { save } from '../files/save.ts'
import type { Snapshot } from '../stepper/snapshot.ts'

/** One accepted event, with its facts in order and the snapshot after it. */
export interface HistoryEntry {
  readonly event: GameEvent
  readonly facts: readonly Fact[]
  readonly snapshot: Snapshot
}

/** The events of a session. */
export interface History {
  /** The title of the file that the session continues, or null for a new session. */
  readonly title: string | null
  readonly beginning: Snapshot
  readonly played: readonly HistoryEntry[]
  /** The undone events; the next one to redo comes first. */
  readonly undone: readonly HistoryEntry[]
}

/** A history that begins at a snapshot and has no events yet. */
export const beginningAt = (beginning: Snapshot): History => ({ title: null, beginning, played: [], undone: [] })

/** The current snapshot. */
export const currentSnapshot = ({ beginning, played }: History): Snapshot => played.at(-1)?.snapshot ?? beginning

/** Makes the history entry of an accepted event. `snapshot` is the snapshot after the event. */
export const entryOf = (snapshot: Snapshot, event: GameEvent): HistoryEntry => ({
  event,
  facts: snapshot.game.facts,
  snapshot,
})

/** The history with one more event. Undone events are discarded. */
export const withPlayed = (history: History, entry: HistoryEntry): History => ({
  ...history,
  played: [...history.played, entry],
  undone: [],
})

/** The history with its latest event undone, or null if there is none. */
export const withUndone = (history: History): History | null => {
  const { played, undone } = history
  const latest = played.at(-1)
  return latest === undefined ? null : { ...history, played: played.slice(0, -1), undone: [latest, ...undone] }
}

/** The history with the latest undone event redone, or null if there is none. */
export const withRedone = (history: History): History | null => {
  const [next, ...undone] = history.undone
  return next === undefined ? null : { ...history, played: [...history.played, next], undone }
}

/**
 * A recording of the latest events of the game, at most `most` of them. The recording begins at the snapshot before the first of these
 * events.
 */
export const toRecording = ({ beginning, played }: History, title: string, most: number = MAX_EVENTS): Recording => {
  const from = Math.max(0, played.length - most)
  const start = from === 0 ? beginning : (played[from - 1]?.snapshot ?? beginning)
  return recordingOf(
    title,
    { from: 'save', save: save(start) },
    played.slice(from).map(({ event }) => event),
  )
}

const notAccepted = (at: number, sentence: string): JsonProblem => ({
  path: `events.${at}`,
  message: `This event is not accepted when the game is played again: ${sentence}`,
})

/** A recording with its opened beginning. */
interface Begun {
  readonly recording: Recording
  readonly beginning: Snapshot
}

const begunFrom = (json: unknown): E.Either<Problems, Begun> => {
  const recording = readRecording(json)
  if (E.isLeft(recording)) return recording
  const opened = openBeginning(recording.right.beginning)
  return E.map(({ snapshot }: { readonly snapshot: Snapshot }) => ({
    recording: recording.right,
    beginning: snapshot,
  }))(opened)
}

const UNREADABLE: Problems = [{ path: '', message: 'This value is not JSON: reading it throws an error.' }]

const readBeginning = (json: unknown): E.Either<Problems, Begun> => {
  try {
    return begunFrom(json)
  } catch {
    // A getter or a proxy of the host threw.
    return E.left(UNREADABLE)
  }
}

/**
 * Reads a game from parsed JSON: a recording, a save or a position. The events of a recording are played, and each must be accepted.
 * Returns the history, or every problem, one sentence each. Never throws.
 */
export const readHistory = (json: unknown): E.Either<Problems, History> => {
  const begun = readBeginning(json)
  if (E.isLeft(begun)) return begun
  const { recording, beginning } = begun.right
  const played: HistoryEntry[] = []
  const ended = playAgain(beginning, recording.events, (next, at) => {
    if (E.isLeft(next)) return notAccepted(at, next.left.violations[0].message)
    const { snapshot } = next.right
    played.push(entryOf(snapshot, snapshot.game.latest as GameEvent))
    return null
  })
  if (E.isLeft(ended)) return ended
  return E.right({ title: recording.title, beginning, played, undone: [] })
}
