/** Keeps what was played in a session and what was taken back of it, and writes both down. */
import * as E from '#fp-ts/Either'
import type { JsonProblem } from '../../game/json/problem.ts'
import type { Problems } from '../../game/json/problems.ts'
import type { GameEvent } from '../../game/model/events.ts'
import type { Fact } from '../../game/model/facts.ts'
import { playAgain } from '../files/playAgain.ts'
import { MOST_EVENTS, openBeginning, type Recording, readRecording, recordingOf } from '../files/recording.ts'
import { save } from '../files/save.ts'
import type { Snapshot } from '../stepper/snapshot.ts'

/** One accepted event: what was sent, what happened, in order, and where the game stood afterwards. */
export interface HistoryEntry {
  readonly event: GameEvent
  readonly facts: readonly Fact[]
  readonly snapshot: Snapshot
}

/** A session's past, and what was taken back of it, the next to be done again first. */
export interface History {
  /** What the game is called in the file that it goes on from, or null. */
  readonly title: string | null
  readonly beginning: Snapshot
  readonly played: readonly HistoryEntry[]
  readonly undone: readonly HistoryEntry[]
}

/** Nothing has been played yet. */
export const beginningAt = (beginning: Snapshot): History => ({ title: null, beginning, played: [], undone: [] })

/** Where the game stands. */
export const standingOf = ({ beginning, played }: History): Snapshot => played.at(-1)?.snapshot ?? beginning

/** What was accepted, as an entry. */
export const entryOf = (snapshot: Snapshot, event: GameEvent): HistoryEntry => ({
  event,
  facts: snapshot.game.facts,
  snapshot,
})

/** The history with one event more. What had been taken back is forgotten. */
export const withPlayed = (history: History, entry: HistoryEntry): History => ({
  ...history,
  played: [...history.played, entry],
  undone: [],
})

/** The history with its latest event taken back, or null where there is none. */
export const withUndone = (history: History): History | null => {
  const { played, undone } = history
  const latest = played.at(-1)
  return latest === undefined ? null : { ...history, played: played.slice(0, -1), undone: [latest, ...undone] }
}

/** The history with the event that was taken back last done again, or null where there is none. */
export const withRedone = (history: History): History | null => {
  const [next, ...undone] = history.undone
  return next === undefined ? null : { ...history, played: [...history.played, next], undone }
}

/** The game from its beginning to where it stands, as a file. Of a very long one, the latest events: `most` of them. */
export const recorded = ({ beginning, played }: History, title: string, most: number = MOST_EVENTS): Recording => {
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

/** Where a recorded game began, and what is to be played from there. */
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

const UNREADABLE: Problems = [{ path: '', message: 'It is not JSON: it throws when it is looked at.' }]

const readBeginning = (json: unknown): E.Either<Problems, Begun> => {
  try {
    return begunFrom(json)
  } catch {
    // A getter or a proxy of somebody else's.
    return E.left(UNREADABLE)
  }
}

/**
 * Reads a game from parsed JSON: a recording, played to its end, or a save or a position; or everything that is wrong with it,
 * one sentence each. Every event of a recording must be accepted. Never throws.
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
