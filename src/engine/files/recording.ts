/**
 * Reads and writes recorded games. A recording holds the beginning of a game and every event that was sent, refused ones included, and
 * can be replayed.
 */

import * as v from 'valibot'
import * as E from '#fp-ts/Either'
import * as RA from '#fp-ts/ReadonlyArray'
import { jsonProblems } from '../../game/json/json.ts'
import { LIMITS } from '../../game/json/limits.ts'
import { printable, unprintable } from '../../game/json/printable.ts'
import { anotherVersion, at, type JsonProblem } from '../../game/json/problem.ts'
import { type Problems, shapeProblems } from '../../game/json/problems.ts'
import { readShape } from '../../game/json/shape.ts'
import type { Game } from '../../game/model/game.ts'
import { type GameOptions, newGame } from '../play/newGame.ts'
import type { Snapshot } from '../stepper/snapshot.ts'
import { begin, type Microstep, STEPPER } from '../stepper/step.ts'
import { loadPosition } from './position.ts'
import { POSITION_FORMAT, type Position } from './positionSchema.ts'
import { load, SAVE_FORMAT, type Save } from './save.ts'

export const RECORDING_FORMAT = 'ptcg-turn-engine/recording'
export const RECORDING_VERSION = 1

/** The beginning of a recorded game: the options of a new game, a position, or a save. */
export type Beginning =
  | { readonly from: 'deal'; readonly options: GameOptions }
  | { readonly from: 'position'; readonly position: Position }
  | { readonly from: 'save'; readonly save: Save }

/** A recorded game as plain JSON. */
export interface Recording {
  readonly format: typeof RECORDING_FORMAT
  readonly version: typeof RECORDING_VERSION
  /** The title, which is shown to people. */
  readonly title: string
  /** A note on what the recording shows, or null. */
  readonly note: string | null
  readonly beginning: Beginning
  /** The events in the order in which they were sent. Refused events are included: a replay refuses them again. */
  readonly events: readonly unknown[]
}

/** The opened beginning of a recording: its first settled snapshot and, for a new game, the microsteps that led there. */
export interface Opened {
  readonly snapshot: Snapshot
  /** The new game before its set-up, or null if the recording begins at a position or a save. */
  readonly dealt: Game | null
  readonly microsteps: readonly Microstep[]
}

const MAX_WORDS_LENGTH = 500
/** The maximum number of events, far more than the longest game has. */
export const MAX_EVENTS = LIMITS.events

const words = v.pipe(v.string(), v.maxLength(MAX_WORDS_LENGTH))

const HeadSchema = v.strictObject({
  format: v.literal(RECORDING_FORMAT),
  version: v.literal(RECORDING_VERSION),
  title: words,
  note: v.nullable(words),
  beginning: v.variant('from', [
    v.strictObject({ from: v.literal('deal'), options: v.looseObject({}) }),
    v.strictObject({ from: v.literal('position'), position: v.looseObject({}) }),
    v.strictObject({ from: v.literal('save'), save: v.looseObject({}) }),
  ]),
  events: v.pipe(v.array(v.unknown()), v.maxLength(MAX_EVENTS)),
})

/** A title that `readRecording` accepts: unprintable characters are replaced, and a long title is cut, never within a character. */
const readable = (title: string): string =>
  printable(title)
    .slice(0, MAX_WORDS_LENGTH)
    .replace(/[\ud800-\udbff]$/, '')

/** A recording with this beginning and these events. */
export const recordingOf = (
  title: string,
  beginning: Beginning,
  events: readonly unknown[] = [],
  note: string | null = null,
): Recording => ({
  format: RECORDING_FORMAT,
  version: RECORDING_VERSION,
  title: readable(title),
  note,
  beginning,
  events,
})

const under =
  (path: string) =>
  (problem: JsonProblem): JsonProblem => ({
    ...problem,
    path: at(path, ...(problem.path === '' ? [] : [problem.path])),
  })

const settled = (snapshot: Snapshot): Opened => ({ snapshot, dealt: null, microsteps: [] })

/** Opens the beginning of a recording, or returns every problem with it. Never throws. */
export const openBeginning = (beginning: Beginning): E.Either<Problems, Opened> => {
  switch (beginning.from) {
    case 'save':
      return E.bimap(prefixed('beginning.save'), settled)(load(beginning.save))
    case 'position':
      return E.bimap(prefixed('beginning.position'), settled)(loadPosition(beginning.position))
    case 'deal': {
      const dealt = newGame(beginning.options)
      if (E.isLeft(dealt))
        return E.left(dealt.left.map(({ message }) => ({ path: 'beginning.options', message })) as unknown as Problems)
      const microsteps: Microstep[] = []
      const snapshot = begin(STEPPER, dealt.right, (one) => microsteps.push(one))
      return E.right({ snapshot, dealt: dealt.right, microsteps })
    }
  }
}

const prefixed =
  (path: string) =>
  (problems: Problems): Problems =>
    problems.map(under(path)) as unknown as Problems

const fieldOf = (json: unknown, name: string): unknown =>
  typeof json === 'object' && json !== null ? Reflect.get(json, name) : undefined

/** Dangerous or unprintable parts of a file. The events are checked separately, because their list may be longer than any other. */
const hostility = (json: unknown): readonly JsonProblem[] => {
  const events = fieldOf(json, 'events')
  const head = Array.isArray(events) ? { ...(json as object), events: [] } : json
  const hostile = jsonProblems(head)
  return [
    ...(hostile.length > 0 ? hostile : unprintable(head)),
    ...(Array.isArray(events) ? jsonProblems(events, { entries: LIMITS.events }).map(under('events')) : []),
  ]
}

/** The beginning of the game in a save or a position, or null for any other file. */
const otherKind = (json: unknown): Beginning | null => {
  const format = fieldOf(json, 'format')
  if (format === SAVE_FORMAT) return { from: 'save', save: json as Save }
  if (format === POSITION_FORMAT) return { from: 'position', position: json as Position }
  return null
}

/**
 * Reads a recording from parsed JSON, or returns every problem with it, one sentence each. A save or a position becomes a recording
 * without events. The events are neither checked nor played. Never throws.
 */
export const readRecording = (json: unknown, title = 'A game'): E.Either<Problems, Recording> => {
  const hostile = hostility(json)
  if (RA.isNonEmpty(hostile)) return E.left(hostile)
  const other = otherKind(json)
  if (other !== null) return E.map(() => recordingOf(title, other))(openBeginning(other))
  const version = fieldOf(json, 'version')
  if (fieldOf(json, 'format') !== RECORDING_FORMAT)
    return E.left([
      { path: 'format', message: 'This is not a recording, a save, a position or a regression of this engine.' },
    ])
  if (version !== RECORDING_VERSION) return E.left([anotherVersion('recording', version, RECORDING_VERSION)])
  const read = readShape(HeadSchema, json)
  if (!read.success) return E.left(shapeProblems(read.issues))
  const recording = read.output as unknown as Recording
  return E.map(() => recording)(openBeginning(recording.beginning))
}
