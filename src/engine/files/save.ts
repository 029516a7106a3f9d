/** Saves a game at any moment, even in the middle of an effect, and reads saves with full validation. */

import * as v from 'valibot'
import * as E from '#fp-ts/Either'
import * as RA from '#fp-ts/ReadonlyArray'
import { problemsOfCards } from '../../game/cards/schema.ts'
import { jsonProblems } from '../../game/json/json.ts'
import { anotherVersion, at, type JsonProblem } from '../../game/json/problem.ts'
import { orProblems, type Problems, shapeProblems } from '../../game/json/problems.ts'
import { readShape } from '../../game/json/shape.ts'
import type { Game } from '../../game/model/game.ts'
import { expectSnapshot } from '../stepper/expectArguments.ts'
import type { Snapshot, StatePath } from '../stepper/snapshot.ts'
import { STEPPER } from '../stepper/step.ts'
import { SavedGameSchema } from './gameSchema.ts'
import { restProblems } from './rest.ts'
import { soundnessProblems } from './soundness.ts'

export const SAVE_FORMAT = 'ptcg-turn-engine/save'
/**
 * The version of the format. Version 2 added the cards that a text has chosen but not moved yet, the history of the turns, and the
 * progress of a request for random cards. In version 3, the triggered texts that wait are called `triggered`.
 */
export const SAVE_VERSION = 3

/** A saved game: plain JSON. The latest event and its facts are not included. */
export interface Save {
  readonly format: typeof SAVE_FORMAT
  readonly version: typeof SAVE_VERSION
  /** The leaf state of the chart. */
  readonly state: string
  readonly game: Omit<Game, 'facts' | 'latest'>
}

export const SaveSchema: v.GenericSchema<unknown, Save> = v.strictObject({
  format: v.literal(SAVE_FORMAT),
  version: v.literal(SAVE_VERSION),
  state: v.pipe(v.string(), v.maxLength(200)),
  game: SavedGameSchema,
})

/** The snapshot as plain JSON, from which `load` restores the same game. Works at any moment, even in the middle of an effect. */
export const save = (snapshot: Snapshot): Save => {
  expectSnapshot('save', snapshot)
  const { state, game } = snapshot
  const { facts: _, latest: __, ...rest } = game
  return { format: SAVE_FORMAT, version: SAVE_VERSION, state, game: structuredClone(rest) }
}

/** Converts the path of a problem in the game to its path in the save. */
const inTheGame = ({ path, message }: JsonProblem): JsonProblem => ({
  path: path === 'state' ? path : at('game', path),
  message,
})

/** Reads a save from parsed JSON. Returns the snapshot, or every problem with the save, one sentence each. Never throws. */
export const load = (json: unknown): E.Either<Problems, Snapshot> => {
  const hostile = jsonProblems(json)
  if (RA.isNonEmpty(hostile)) return E.left(hostile)
  const version = (json as { readonly version?: unknown } | null)?.version
  if ((json as { readonly format?: unknown } | null)?.format === SAVE_FORMAT && version !== SAVE_VERSION)
    return E.left([anotherVersion('save', version, SAVE_VERSION)])
  const read = readShape(SaveSchema, json)
  if (!read.success) return E.left(shapeProblems(read.issues))
  const { state } = read.output
  const game: Game = { ...read.output.game, facts: [], latest: null }
  const senseless = problemsOfCards(Object.values(game.definitions))
  if (RA.isNonEmpty(senseless)) return E.left(senseless)
  const unsound = soundnessProblems(game)
  const problems = unsound.length > 0 ? unsound : restProblems(STEPPER, state, game)
  // The cast is safe: `restProblems` reports an unknown state.
  return orProblems(problems.map(inTheGame), () => ({ state: state as StatePath, game }))
}
