/** Reads a value from a snapshot of unknown origin, or returns one sentence that says why the snapshot is not valid. */
import * as E from '#fp-ts/Either'
import type { Snapshot } from '../stepper/snapshot.ts'
import { isState, STEPPER } from '../stepper/step.ts'

/** An object that may be a snapshot; its state and game have not been checked yet. */
type Sketch = { readonly [Key in keyof Snapshot]?: unknown }

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Properties of every game. A snapshot whose game lacks one of them is refused. */
const PARTS = ['players', 'turn', 'cards', 'definitions', 'ruleset', 'attack', 'ask', 'checkup', 'result'] as const

const problemOf = (value: unknown): string | null => {
  if (!isObject(value))
    return 'This is not a snapshot of a game: give the snapshot from createGame, play, load or view.'
  if ('_tag' in value) return 'This is an Either, not a snapshot: give the snapshot that is in its `right`.'
  if ('context' in value) return 'This is a snapshot of an XState actor: convert it with snapshotOf.'
  const { state, game }: Sketch = value
  if (typeof state !== 'string' || !isObject(game))
    return 'This is not a snapshot of a game: a snapshot has a `state` and a `game`.'
  if (!isState(STEPPER, state)) return 'This is not a snapshot of a game: the chart has no such state.'
  const missing = PARTS.find((part) => !(part in game))
  return missing === undefined ? null : `This is not a snapshot of a game: its game has no \`${missing}\`.`
}

const UNREADABLE = 'This snapshot cannot be read: load reads games from other sources and says what is wrong with them.'

/** Calls `read` with a snapshot, or returns one sentence that says why the value is not a snapshot. Accepts any value; never throws. */
export const readSnapshot = <Read>(value: unknown, read: (snapshot: Snapshot) => Read): E.Either<string, Read> => {
  // A page may pass anything, even objects that throw when they are read.
  const tried = E.tryCatch(
    () => {
      const problem = problemOf(value)
      return problem === null ? E.right(read(value as Snapshot)) : E.left(problem)
    },
    () => UNREADABLE,
  )
  return E.flatten(tried)
}
