/** Shuffles as lists of swaps: each number swaps the next card from the top with the card that many places below it. */
import { seededRng } from '../rng.ts'

/** The order of a deck after swaps; an empty list leaves it as it is. */
export const orderOf = (size: number, swaps: readonly number[]): readonly number[] => {
  const order = Array.from({ length: size }, (_, at) => at)
  for (let at = 0; at < Math.min(size, swaps.length); at += 1) {
    const other = at + ((swaps[at] ?? 0) % (size - at))
    const moved = order[at] as number
    order[at] = order[other] as number
    order[other] = moved
  }
  return order
}

/** The swaps that turn an unshuffled deck into the given order. */
export const swapsOf = (order: readonly number[]): readonly number[] => {
  const now = order.map((_, at) => at)
  const swaps = order.map((wanted, at) => {
    const found = now.indexOf(wanted, at)
    now[found] = now[at] as number
    now[at] = wanted
    return found - at
  })
  return swaps.slice(0, swaps.findLastIndex((swap) => swap !== 0) + 1)
}

/** Given a seed, returns the swaps of a complete shuffle for a deck size. The seed 0 leaves the deck as it is. */
export const swapsFrom =
  (pick: number) =>
  (size: number): readonly number[] => {
    if (pick === 0) return []
    const { upTo } = seededRng(pick)
    return Array.from({ length: size }, (_, at) => upTo(size - 1 - at))
  }
