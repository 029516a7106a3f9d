/** The random numbers by which drivers decide. The same seed gives the same numbers. */
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** A source of random numbers. */
export interface Dice {
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

/** Dice over any function that returns whole numbers from 0 to an inclusive limit. */
export const diceOf = (upTo: (most: number) => number): Dice => {
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

/** Dice with the same results for the same seed, which is a whole number. */
export const dice = (seed: number): Dice => {
  const generator = xoroshiro128plus(seed)
  return diceOf((most) => uniformInt(generator, 0, most))
}

/** The largest number for drawing moves. */
export const MAX_PICK = 0x7fffffff
