/** Draws arbitrary moments: a new game or a position, then some moves, ending mid-turn or mid-effect. */

import fc from 'fast-check'
import type { Snapshot } from 'ptcg-turn-engine'
import * as E from '#fp-ts/Either'
import { type Move, moves, sending } from '../moves.ts'
import { firstSnapshot, openingOf, type PositionStart, type Start } from '../opening.ts'
import { run } from '../run.ts'
import { aPosition } from './positions.ts'
import { aNewGame, type GameStartOptions } from './starts.ts'

/** A moment of a game, and its origin. */
export interface GameMoment {
  readonly start: Start
  readonly moves: readonly Move[]
  readonly at: Snapshot
}

/** The moment that some moves from a start lead to. The start must be legal. */
export const gameMomentOf = (start: Start, played: readonly Move[]): GameMoment => {
  const opening = openingOf(start)
  if (E.isLeft(opening)) throw new Error(opening.left.join(' '))
  const { last } = run(opening.right, { checks: [], next: sending(played) })
  return { start, moves: played, at: last ?? firstSnapshot(opening.right) }
}

const aPositionStart = (options: GameStartOptions): fc.Arbitrary<PositionStart> =>
  aPosition(options.ruleset === undefined ? {} : { ruleset: options.ruleset }).map(
    (position) => ({ from: 'position', position }),
    (start) => (start as PositionStart).position,
  )

/** A new game or a position. Any legal start shrinks. */
export const aStart = (options: GameStartOptions = {}): fc.Arbitrary<Start> =>
  fc.oneof(aPositionStart(options), aNewGame(options))

/** Options for generating a moment of a game. */
export interface MomentOptions extends GameStartOptions {
  /** The maximum number of moves; default 40. */
  readonly maxLength?: number
}

/** A moment of a game. Any moment shrinks: fewer moves, from a smaller start. */
export const aMoment = ({ maxLength = 40, ...options }: MomentOptions = {}): fc.Arbitrary<GameMoment> =>
  fc.tuple(aStart(options), moves({ maxLength, adversary: 0 })).map(
    ([start, played]) => gameMomentOf(start, played),
    (moment) => {
      const { start, moves: played } = moment as GameMoment
      return [start, [...played]]
    },
  )
