/**
 * Reads and writes recorded games: where one began and every event that was sent, refused ones included, so that it
 * can be played again.
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

/** Where a recorded game began: two decks about to be dealt, a board, or any saved moment. */
export type Beginning =
  | { readonly from: 'deal'; readonly options: GameOptions }
  | { readonly from: 'position'; readonly position: Position }
  | { readonly from: 'save'; readonly save: Save }

/** A game as a file: plain JSON. */
export interface Recording {
  readonly format: typeof RECORDING_FORMAT
  readonly version: typeof RECORDING_VERSION
  /** What people call it. */
  readonly title: string
  /** What there is to see in it, or null. */
  readonly note: string | null
  readonly beginning: Beginning
  /** As they were sent: an event that was refused is refused again. */
  readonly events: readonly unknown[]
}

/** A recording laid out: its first settled snapshot, and the microsteps that led there where the game was dealt. */
export interface Opened {
  readonly snapshot: Snapshot
  /** The game before its set-up, or null where the recording begins in the middle. */
  readonly dealt: Game | null
  readonly microsteps: readonly Microstep[]
}

const LONGEST_WORDS = 500
/** More events than the longest game has by far. */
export const MOST_EVENTS = LIMITS.events

const words = v.pipe(v.string(), v.maxLength(LONGEST_WORDS))

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
  events: v.pipe(v.array(v.unknown()), v.maxLength(MOST_EVENTS)),
})

/** A title that can be read again: what cannot be shown is replaced, and what is too long cut short, never within a sign. */
const readable = (title: string): string =>
  printable(title)
    .slice(0, LONGEST_WORDS)
    .replace(/[\ud800-\udbff]$/, '')

/** A recording of a beginning without events, or with those that are given. */
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

/** Lays the beginning of a recording out, or says everything that is wrong with it. Never throws. */
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

/** Lists of events are longer than anything else in JSON that is read here, so they are looked at by themselves. */
const hostility = (json: unknown): readonly JsonProblem[] => {
  const events = fieldOf(json, 'events')
  const head = Array.isArray(events) ? { ...(json as object), events: [] } : json
  const hostile = jsonProblems(head)
  return [
    ...(hostile.length > 0 ? hostile : unprintable(head)),
    ...(Array.isArray(events) ? jsonProblems(events, { entries: LIMITS.events }).map(under('events')) : []),
  ]
}

/** The beginning that a file of another kind stands for, or null. */
const otherKind = (json: unknown): Beginning | null => {
  const format = fieldOf(json, 'format')
  if (format === SAVE_FORMAT) return { from: 'save', save: json as Save }
  if (format === POSITION_FORMAT) return { from: 'position', position: json as Position }
  return null
}

/**
 * Reads a recording from parsed JSON, or a save or a position as a recording in which nothing has been played: everything that
 * is wrong with it otherwise, one sentence each. Events are not played; they may be anything. Never throws.
 */
export const readRecording = (json: unknown, title = 'A game'): E.Either<Problems, Recording> => {
  const hostile = hostility(json)
  if (RA.isNonEmpty(hostile)) return E.left(hostile)
  const other = otherKind(json)
  if (other !== null) return E.map(() => recordingOf(title, other))(openBeginning(other))
  const version = fieldOf(json, 'version')
  if (fieldOf(json, 'format') !== RECORDING_FORMAT)
    return E.left([
      { path: 'format', message: 'It is neither a recording nor a save, a position or a regression of this engine.' },
    ])
  if (version !== RECORDING_VERSION) return E.left([anotherVersion('recording', version, RECORDING_VERSION)])
  const read = readShape(HeadSchema, json)
  if (!read.success) return E.left(shapeProblems(read.issues))
  const recording = read.output as unknown as Recording
  return E.map(() => recording)(openBeginning(recording.beginning))
}
