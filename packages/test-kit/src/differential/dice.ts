/** Random numbers from a seed, for tests that make decisions as they run. */
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** Returns a random whole number from 0 to `below` - 1. */
export interface TestRng {
  (below: number): number
  /** Returns a random item. */
  readonly one: <Item>(items: readonly Item[]) => Item
}

export const createDice = (seed: number): TestRng => {
  const generator = xoroshiro128plus(seed)
  const dice = (below: number): number => uniformInt(generator, 0, below - 1)
  return Object.assign(dice, { one: <Item>(items: readonly Item[]): Item => items[dice(items.length)] as Item })
}
