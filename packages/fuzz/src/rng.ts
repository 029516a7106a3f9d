/** Random numbers for drawing games and choosing events. The same seed gives the same numbers. */
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** A source of random numbers. */
export interface Rng {
  /** A whole number from 0 to `most`, both included. */
  upTo(most: number): number
  /** True with the given probability. */
  chance(often: number): boolean
  /** A random item of a list, which must not be empty. */
  pick<T>(list: readonly T[]): T
  /** A random item of a list, drawn in proportion to the weights. */
  weighted<T>(list: readonly (readonly [weight: number, value: T])[]): T
}

/** The resolution of probabilities. */
const PARTS = 1_000_000

/** Builds a source of random numbers from a function that returns whole numbers from 0 to an inclusive limit. */
export const rngOf = (upTo: (most: number) => number): Rng => {
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new RangeError('There is nothing to pick from.')
    return list[upTo(list.length - 1)] as T
  }
  return {
    upTo,
    pick,
    chance: (often) => upTo(PARTS - 1) < often * PARTS,
    weighted: (list) => {
      let at = upTo(list.reduce((sum, [weight]) => sum + weight, 0) - 1)
      const found = list.find(([weight]) => {
        at -= weight
        return at < 0
      })
      return (found ?? pick(list))[1]
    },
  }
}

/** A source of random numbers with a seed, which must be a whole number. The same seed gives the same numbers. */
export const seededRng = (seed: number): Rng => {
  const generator = xoroshiro128plus(seed)
  return rngOf((most) => uniformInt(generator, 0, most))
}

/** The largest number that selects a move. */
export const MAX_PICK = 0x7fffffff
