/** Saving a game at any moment, the middle of an effect included, and reading it back with suspicion. */
import * as E from 'fp-ts/lib/Either.js'
import * as RA from 'fp-ts/lib/ReadonlyArray.js'
import type * as RNEA from 'fp-ts/lib/ReadonlyNonEmptyArray.js'
import * as v from 'valibot'
import { problemsOfCards } from '../cards/schema.ts'
import { jsonProblems } from '../json/json.ts'
import { anotherVersion, type JsonProblem, problemsOf } from '../json/problem.ts'
import type { Game } from '../model/game.ts'
import { SavedGameSchema } from './gameSchema.ts'
import { restProblems } from './rest.ts'
import type { Snapshot } from './snapshot.ts'
import { soundnessProblems } from './soundness.ts'
import { STEPPER } from './step.ts'

export const SAVE_FORMAT = 'ptcg-turn-engine/save'
export const SAVE_VERSION = 1

/** A saved game: plain JSON. The facts of the latest step are not part of it. */
export interface Save {
  readonly format: typeof SAVE_FORMAT
  readonly version: typeof SAVE_VERSION
  /** The leaf state of the chart. */
  readonly state: string
  readonly game: Omit<Game, 'facts' | 'latest'>
}

export const SaveSchema = v.strictObject({
  format: v.literal(SAVE_FORMAT),
  version: v.literal(SAVE_VERSION),
  state: v.pipe(v.string(), v.maxLength(200)),
  game: SavedGameSchema,
}) satisfies v.GenericSchema<unknown, Save>

/** The game as plain JSON, at any moment, in the middle of an effect too. `load` gives the same game back. */
export const save = ({ state, game }: Snapshot): Save => {
  const { facts: _, latest: __, ...rest } = game
  return { format: SAVE_FORMAT, version: SAVE_VERSION, state, game: structuredClone(rest) }
}

/** Everything that is wrong with JSON from outside: at least one problem. */
export type Problems = RNEA.ReadonlyNonEmptyArray<JsonProblem>

/** More problems than this are not listed one by one. */
const MOST_PROBLEMS = 50

/** What is wrong with the shape of a file, one sentence each. */
export const shapeProblems = (issues: readonly v.BaseIssue<unknown>[]): Problems => {
  const [first, ...rest] = issues.flatMap((issue) => problemsOf(issue))
  const more = rest.length - MOST_PROBLEMS
  const listed = rest.slice(0, MOST_PROBLEMS)
  return [
    first ?? { path: '', message: 'The file has the wrong shape.' },
    ...(more > 0 ? [...listed, { path: '', message: `There are ${more} more problems of shape.` }] : listed),
  ]
}

/** Problems in an `Either`, or what they are about. */
export const orProblems = <Value>(problems: readonly JsonProblem[], value: () => Value): E.Either<Problems, Value> =>
  problems.length > 0 ? E.left(problems as unknown as Problems) : E.right(value())

/** Reads a save from parsed JSON: the game, or everything that is wrong with it, one sentence each. Never throws. */
export const load = (json: unknown): E.Either<Problems, Snapshot> => {
  const hostile = jsonProblems(json)
  if (RA.isNonEmpty(hostile)) return E.left(hostile)
  const version = (json as { readonly version?: unknown } | null)?.version
  if ((json as { readonly format?: unknown } | null)?.format === SAVE_FORMAT && version !== SAVE_VERSION)
    return E.left([anotherVersion('save', version, SAVE_VERSION)])
  const read = v.safeParse(SaveSchema, json)
  if (!read.success) return E.left(shapeProblems(read.issues))
  const { state } = read.output
  const game: Game = { ...read.output.game, facts: [], latest: null }
  const senseless = problemsOfCards(Object.values(game.definitions))
  if (RA.isNonEmpty(senseless)) return E.left(senseless)
  const unsound = soundnessProblems(game)
  return orProblems(unsound.length > 0 ? unsound : restProblems(STEPPER, state, game), () => ({ state, game }))
}
