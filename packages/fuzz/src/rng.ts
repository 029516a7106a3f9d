/** The random numbers by which drivers decide. The same seed gives the same numbers. */
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** A source of random numbers. */
export interface Rng {
  /** A whole number from 0 to `most`, both included. */
  upTo(most: number): number
  /** True with that probability. */
  chance(often: number): boolean
  /** One of a list, which must not be empty. */
  pick<T>(list: readonly T[]): T
  /** One of a list, in proportion to the weights. */
  weighted<T>(list: readonly (readonly [weight: number, value: T])[]): T
}

/** The resolution of probabilities. */
const PARTS = 1_000_000

/** Random numbers over any function that returns whole numbers from 0 to an inclusive limit. */
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

/** Random numbers that are the same for the same seed, a whole number. */
export const seededRng = (seed: number): Rng => {
  const generator = xoroshiro128plus(seed)
  return rngOf((most) => uniformInt(generator, 0, most))
}

/** The largest number for drawing moves. */
export const MAX_PICK = 0x7fffffff
