/**
 * The games in which mutants are hunted: short random games, drawn once for a seed, with the places of the chart that
 * each of them reaches.
 */

import { run } from 'ptcg-turn-engine-fuzz'
import { transitionId } from 'ptcg-turn-engine-fuzz/internal/coverage/counting'
import { type ShortGame, shortGame } from 'ptcg-turn-engine-fuzz/internal/shortGames'
import type { ChartPlace } from './mutant.ts'

/** The number of games examined beforehand, unless fewer are to be played. */
const KNOWN = 1800

/** The places of the chart that a game reaches with the unmodified engine. */
const placesOf = ({ opening, most, next }: ShortGame): ReadonlySet<ChartPlace> => {
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
interface Grounds {
  ground(number: number): ShortGame
  /** Yields the numbers of `games` games. Games that are known to reach the place come first. */
  numbers(where: ChartPlace | undefined, games: number): Iterable<number>
}

const groundsOf = (seed: number): Grounds => {
  const drawn = new Map<number, ShortGame>()
  /** Maps a number of examined games to a map of places, which has for each place the numbers of those games that reach it. */
  const known = new Map<number, ReadonlyMap<ChartPlace, readonly number[]>>()
  const ground = (number: number): ShortGame => {
    const found = drawn.get(number) ?? shortGame(seed, number)
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

/** The games of a seed. The first `KNOWN` of them are drawn only once. */
export const huntingGrounds = (seed: number): Grounds => {
  const found = bySeed.get(seed) ?? groundsOf(seed)
  bySeed.set(seed, found)
  return found
}
