/**
 * Where mutants are hunted: games drawn once for a seed, most from boards on which much is possible, some from their set-up, and
 * what of the chart each of them comes by.
 */
import * as E from 'fp-ts/lib/Either.js'
import { drawBrink, HUNTED } from '../arbitraries/brinks.ts'
import { drawPosition } from '../arbitraries/positions.ts'
import { drawNewGame } from '../arbitraries/starts.ts'
import { seedOf } from '../campaign/digest.ts'
import { transitionId } from '../coverage/counting.ts'
import { dice } from '../dice.ts'
import { type Opening, openingOf, type Start } from '../opening.ts'
import { fuzzPlayer } from '../player.ts'
import { type NextEvent, run } from '../run.ts'
import type { ChartPlace } from './mutant.ts'

/** A game before it is played. Its player tries what is illegal about as often as what is legal. */
export interface Ground {
  readonly start: Start
  readonly opening: Opening
  readonly most: number
  /** Where the mutant is, its player tries much that is illegal. */
  readonly next: (where?: ChartPlace) => NextEvent
}

/** Every so many games begin with their set-up. */
const NEW_GAME_EVERY = 6
/** Every so many begin on the brink of something rare. */
const BRINK_EVERY = 5
/** Games from a position are short: what is wrong shows soon or is waited for in another game. */
const MOST_EVENTS = { position: 30, newGame: 300 } as const
const ADVERSARY = 0.4
const THERE = 0.85
/** So many games are looked at beforehand, unless fewer are to be played. */
const KNOWN = 1800

const drawGround = (seed: number, number: number): Ground => {
  const own = seedOf(seed, number)
  const drawing = dice(own)
  const start: Start =
    number % NEW_GAME_EVERY === NEW_GAME_EVERY - 1
      ? drawNewGame(drawing)
      : { from: 'position', position: number % BRINK_EVERY === 0 ? drawBrink(drawing, HUNTED) : drawPosition(drawing) }
  const opening = openingOf(start)
  if (E.isLeft(opening)) throw new Error(`A start cannot be laid out: ${opening.left.join(' ')}`)
  return {
    start,
    opening: opening.right,
    most: MOST_EVENTS[start.from],
    next: (where) => fuzzPlayer(own, { adversary: ({ state }) => (where === `in ${state}` ? THERE : ADVERSARY) }),
  }
}

/** What of the chart a game comes by when nothing is wrong. */
const placesOf = ({ opening, most, next }: Ground): ReadonlySet<ChartPlace> => {
  const places = new Set<ChartPlace>()
  run(opening, {
    checks: [],
    next: next(),
    most,
    observe: ({ before, microsteps }) => {
      places.add(`in ${before.state}`)
      for (const { row, from } of microsteps) {
        places.add(`in ${from}`)
        places.add(`taken ${transitionId(row)}`)
        for (const action of row.actions) places.add(`done ${action}`)
      }
    },
  })
  return places
}

/** The games of a seed. */
export interface Grounds {
  ground(number: number): Ground
  /** The numbers of all games, those that come by there first. */
  numbers(where: ChartPlace | undefined, games: number): Iterable<number>
}

const groundsOf = (seed: number): Grounds => {
  const drawn = new Map<number, Ground>()
  /** The games that come by a place, by how many were looked at. */
  const known = new Map<number, ReadonlyMap<ChartPlace, readonly number[]>>()
  const ground = (number: number): Ground => {
    const found = drawn.get(number) ?? drawGround(seed, number)
    if (number < KNOWN) drawn.set(number, found)
    return found
  }
  const look = (games: number): ReadonlyMap<ChartPlace, readonly number[]> => {
    const comeBy = new Map<ChartPlace, number[]>()
    for (let number = 0; number < games; number += 1)
      for (const place of placesOf(ground(number))) comeBy.set(place, [...(comeBy.get(place) ?? []), number])
    known.set(games, comeBy)
    return comeBy
  }
  const lookedAt = (games: number): ReadonlyMap<ChartPlace, readonly number[]> => known.get(games) ?? look(games)
  return {
    ground,
    *numbers(where, games) {
      const first = where === undefined ? [] : (lookedAt(Math.min(games, KNOWN)).get(where) ?? [])
      yield* first.slice(0, games)
      const seen = new Set(first)
      for (let number = 0, more = games - first.length; more > 0; number += 1) {
        if (seen.has(number)) continue
        more -= 1
        yield number
      }
    },
  }
}

const bySeed = new Map<number, Grounds>()

/** The games of a seed, drawn and looked at once. */
export const huntingGrounds = (seed: number): Grounds => {
  const found = bySeed.get(seed) ?? groundsOf(seed)
  bySeed.set(seed, found)
  return found
}
