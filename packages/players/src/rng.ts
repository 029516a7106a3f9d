/** Random numbers from a seed, for sampling hidden cards and for playouts. */
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

export interface SearchRng {
  /** A whole number from 0 to `limit` - 1. */
  readonly below: (limit: number) => number
  /** A number from 0 to 1, without 1 itself. */
  readonly unit: () => number
}

const UNITS = 2 ** 24

/** Random numbers from a seed, which must be a whole number. The same seed gives the same numbers. */
export const rngFrom = (seed: number): SearchRng => {
  const generator = xoroshiro128plus(seed)
  // the first numbers of neighboring seeds are alike
  generator.jump()
  return {
    below: (limit) => uniformInt(generator, 0, limit - 1),
    unit: () => uniformInt(generator, 0, UNITS - 1) / UNITS,
  }
}

/** The items in a random order. */
export const shuffleWith = <Item>(items: readonly Item[], { below }: SearchRng): Item[] => {
  const order = [...items]
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = below(last + 1)
    const moved = order[last] as Item
    order[last] = order[other] as Item
    order[other] = moved
  }
  return order
}
