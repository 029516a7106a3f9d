/** The start of a run, as JSON and opened as a game: a new game of two decks, or a position. */

import {
  type Deck,
  loadPosition,
  type Microstep,
  newGame,
  type Position,
  type RulesetId,
  type Snapshot,
  type StatePath,
} from 'ptcg-turn-engine'
import { begin, STEPPER, type Stepper } from 'ptcg-turn-engine/internal/engine/stepper/step'
import { memoize } from 'ptcg-turn-engine/internal/game/board/memoize'
import type { CardDefinition, Game, Ruleset } from 'ptcg-turn-engine/model'
import * as E from '#fp-ts/Either'

/** A new game: the decks of seat 0 and seat 1. Coins, shuffles and random cards are requests. */
export interface NewGameStart {
  readonly from: 'newGame'
  readonly decks: readonly [Deck, Deck]
  readonly ruleset: Ruleset | RulesetId
  /** Cards in addition to the engine's cards. */
  readonly cards: readonly CardDefinition[]
}

/** A board in the main phase of a turn. Its randomness is `asked`. */
export interface PositionStart {
  readonly from: 'position'
  readonly position: Position
}

/** The start of a run, as JSON. */
export type Start = NewGameStart | PositionStart

/** An opened start: the game before the first event, and its state. Null is the state before the chart has begun. */
export interface Opening {
  readonly game: Game
  readonly state: StatePath | null
}

/** Opens a start, or returns its problems, one sentence each. An error of the engine counts as a problem. */
export const openingOf = (start: Start): E.Either<readonly string[], Opening> => {
  try {
    return opened(start)
  } catch (error) {
    return E.left([String(error)])
  }
}

/** Loads a position. The result is memoized for each position object. Throws if the engine throws. */
export const loadedPosition = memoize((position: Position) => loadPosition(position))

const opened = (start: Start): E.Either<readonly string[], Opening> => {
  if (start.from === 'position') {
    const loaded = loadedPosition(start.position)
    if (E.isLeft(loaded)) return E.left(loaded.left.map(({ path, message }) => `${path}: ${message}`))
    return E.right({ game: loaded.right.game, state: loaded.right.state })
  }
  const { decks, ruleset, cards } = start
  const created = newGame({
    players: [
      { name: 'A', deck: decks[0] },
      { name: 'B', deck: decks[1] },
    ],
    randomness: 'asked',
    ruleset,
    cards,
  })
  if (E.isLeft(created)) return E.left(created.left.map(({ message }) => message))
  return E.right({ game: created.right, state: null })
}

/** The maximum number of microsteps, far more than any event of a correct chart causes. */
const MAX_MICROSTEPS = 2000

/** Returns a watcher that throws an Error after too many microsteps: an engine that loops asks nobody. `when` says after what. */
export const stopAtALoop = (when: () => string): ((one: Microstep) => void) => {
  let taken = 0
  return ({ from }) => {
    taken += 1
    if (taken > MAX_MICROSTEPS)
      throw new Error(`${when()} the engine never stops to ask anybody: it loops through ${from}.`)
  }
}

/** The first snapshot of an opening in which the game waits for an event, computed by a stepper. Throws an Error if the stepper loops. */
export const firstSnapshot = ({ game, state }: Opening, stepper: Stepper = STEPPER): Snapshot =>
  state === null
    ? begin(
        stepper,
        game,
        stopAtALoop(() => 'At the beginning'),
      )
    : { state, game }
