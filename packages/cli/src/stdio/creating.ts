/** Creates a session for the methods `create` and `load`: deals two decks, or continues a game from a file. */

import {
  createGame,
  createSession,
  type DeckProblem,
  decks,
  type GameOptions,
  type JsonProblem,
  restoreSession,
  rulesets,
  type Session,
} from 'ptcg-turn-engine'
import { RECORDING_FORMAT } from 'ptcg-turn-engine/internal/engine/files/recording'
import { jsonProblems } from 'ptcg-turn-engine/internal/game/json/json'
import { unprintable } from 'ptcg-turn-engine/internal/game/json/printable'
import { notAmong } from 'ptcg-turn-engine/internal/game/json/problem'
import * as E from '#fp-ts/Either'
import * as RA from '#fp-ts/ReadonlyArray'
import { failure, type Problem, type RequestFailure } from './errors.ts'
import type { RequestOf } from './requests.ts'

type Create = RequestOf<'create'>

/** Unknown names of decks and eras. */
const unknownNames = ({ players, ruleset }: Create): readonly JsonProblem[] => [
  ...players.flatMap(({ deck }, seat) =>
    typeof deck === 'string' && !Object.hasOwn(decks, deck)
      ? [{ path: `players.${seat}.deck`, message: notAmong('deck', deck, Object.keys(decks)) }]
      : [],
  ),
  ...(typeof ruleset === 'string' && !Object.hasOwn(rulesets, ruleset)
    ? [{ path: 'ruleset', message: notAmong('ruleset', ruleset, Object.keys(rulesets)) }]
    : []),
]

/** Problems with text that must not get into a game, because a saved file with such text could not be loaded. */
const unwritable = ({ players, ruleset = null, cards = null }: Create): readonly JsonProblem[] => {
  const words = { players, ruleset, cards }
  const hostile = jsonProblems(words)
  return hostile.length > 0 ? hostile : unprintable(words)
}

const problemOf = ({ rule, code, message }: DeckProblem): Problem => ({ path: '', message, rule, code })

const cannotCreate = (problems: readonly Problem[]): RequestFailure =>
  failure('CANNOT_CREATE', 'The game cannot begin', problems)

/** Deals a new game. */
export const dealtGame = (request: Create): E.Either<RequestFailure, Session> => {
  const problems = [...unknownNames(request), ...unwritable(request)]
  if (RA.isNonEmpty(problems)) return E.left(cannotCreate(problems))
  const { players, randomness, ruleset, cards, redefine = false, undo = 'fair' } = request
  // The engine checks all of these options, and returns problems if they are malformed.
  const options = { players, randomness, ruleset, cards, redefine } as unknown as GameOptions
  return E.bimap(
    (wrong: readonly DeckProblem[]) => cannotCreate(wrong.map(problemOf)),
    (snapshot: Parameters<typeof createSession>[0]) => createSession(snapshot, { undo }),
  )(createGame(options))
}

/** The prefix of paths in a save or a position, which is read as the beginning of a recording. Reported paths lose this prefix. */
const BEGINNING = /^beginning\.(?:save|position)\.?/

const ownPath = (file: unknown, { path, message }: JsonProblem): JsonProblem => ({
  path: isRecording(file) ? path : path.replace(BEGINNING, ''),
  message,
})

const isRecording = (file: unknown): boolean =>
  typeof file === 'object' && file !== null && Reflect.get(file, 'format') === RECORDING_FORMAT

const cannotLoad = (problems: readonly JsonProblem[]): RequestFailure => {
  const [first] = problems
  return problems.length === 1 && first?.path.split('.').at(-1) === 'version'
    ? { code: 'OTHER_VERSION', message: first.message, problems }
    : failure('CANNOT_LOAD', 'The file cannot be loaded', problems)
}

/** Continues a recording, a save or a position. */
export const loadedGame = ({ file, undo = 'fair' }: RequestOf<'load'>): E.Either<RequestFailure, Session> =>
  E.mapLeft((problems: readonly JsonProblem[]) => cannotLoad(problems.map((one) => ownPath(file, one))))(
    restoreSession(file, { undo }),
  )
