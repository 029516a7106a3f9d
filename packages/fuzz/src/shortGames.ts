/** Draws short random games, to compare engines and to find broken rules. Most games begin on boards that offer many actions. */
import * as E from '#fp-ts/Either'
import { drawBrink, EVERY_BRINK } from './arbitraries/brinks.ts'
import { drawPosition } from './arbitraries/positions.ts'
import { drawNewGame } from './arbitraries/starts.ts'
import { seedOf } from './campaign/digest.ts'
import { type Opening, openingOf, type Start } from './opening.ts'
import { type FuzzPlayerOptions, fuzzPlayer } from './player.ts'
import { seededRng } from './rng.ts'
import type { NextEvent } from './run.ts'

/** A game before it is played. By default, its player tries an illegal event at two of five moments. */
export interface ShortGame {
  readonly start: Start
  readonly opening: Opening
  readonly most: number
  readonly next: (adversary?: FuzzPlayerOptions['adversary']) => NextEvent
}

/** Every `newGame`-th game begins with set-up; every `brink`-th of the others shortly before a rare situation. */
const EVERY = { newGame: 6, brink: 5 } as const
/** Games from a position are short: a fault that does not show soon is left to another game. */
const MAX_EVENTS = { position: 30, newGame: 300 } as const
export const ADVERSARY = 0.4

/** Draws the game with the given number. The same seed draws the same game. */
export const shortGame = (seed: number, number: number): ShortGame => {
  const own = seedOf(seed, number)
  const drawing = seededRng(own)
  const position = () => (number % EVERY.brink === 0 ? drawBrink(drawing, EVERY_BRINK) : drawPosition(drawing))
  const start: Start =
    (number + 1) % EVERY.newGame === 0 ? drawNewGame(drawing) : { from: 'position', position: position() }
  const opening = openingOf(start)
  if (E.isLeft(opening)) throw new Error(`A start cannot be laid out: ${opening.left.join(' ')}`)
  const next = (adversary: FuzzPlayerOptions['adversary'] = ADVERSARY) => fuzzPlayer(own, { adversary })
  return { start, opening: opening.right, most: MAX_EVENTS[start.from], next }
}
