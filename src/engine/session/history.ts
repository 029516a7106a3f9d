/** The history of a session: its events and undone events, and the session as a file. */
import * as E from '#fp-ts/Either'
import type { JsonProblem } from '../../game/json/problem.ts'
import type { Problems } from '../../game/json/problems.ts'
import type { GameEvent } from '../../game/model/events.ts'
import type { Fact } from '../../game/model/facts.ts'
import { playAgain } from '../files/playAgain.ts'
import { MAX_EVENTS, openBeginning, type Recording, readRecording, recordingOf } from '../files/recording.ts'
import { save } from '../files/save.ts'
import type { Snapshot } from '../stepper/snapshot.ts'

/** One accepted event: the event, the facts in order, and the snapshot after it. */
export interface HistoryEntry {
  readonly event: GameEvent
  readonly facts: readonly Fact[]
  readonly snapshot: Snapshot
}

/** A session's events, and the undone ones; the next to redo comes first. */
export interface History {
  /** The title in the file that the game continues, or null. */
  readonly title: string | null
  readonly beginning: Snapshot
  readonly played: readonly HistoryEntry[]
  readonly undone: readonly HistoryEntry[]
}

/** Nothing has been played yet. */
export const beginningAt = (beginning: Snapshot): History => ({ title: null, beginning, played: [], undone: [] })

/** The current snapshot. */
export const currentSnapshot = ({ beginning, played }: History): Snapshot => played.at(-1)?.snapshot ?? beginning

/** An accepted event, as an entry. */
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

/** The game from its beginning to now, as a file. For a very long game, only the latest `most` events. */
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

/** Where a recorded game began, and the events to play from there. */
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

const UNREADABLE: Problems = [{ path: '', message: 'It is not JSON: reading it throws an error.' }]

const readBeginning = (json: unknown): E.Either<Problems, Begun> => {
  try {
    return begunFrom(json)
  } catch {
    // A getter or a proxy of the host threw.
    return E.left(UNREADABLE)
  }
}

/**
 * Reads a game from parsed JSON: a recording, played to its end, or a save or a position; or every problem, one
 * sentence each. Every event of a recording must be accepted. Never throws.
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
