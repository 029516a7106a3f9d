/** The numbers of the games that a campaign has finished, as ranges: every `of`-th number from a first to a last. */
import * as E from '#fp-ts/Either'
import type { Stretch } from './report.ts'

const inOrder = (stretches: readonly Stretch[], of: number): readonly Stretch[] =>
  stretches.toSorted((a, b) => (a.from % of) - (b.from % of) || a.from - b.from)

/** Merges adjacent ranges. Returns a sentence if a number is in two of them. */
export const joinStretches = (stretches: readonly Stretch[], of: number): E.Either<string, readonly Stretch[]> => {
  const joined: Stretch[] = []
  for (const next of inOrder(stretches, of)) {
    const last = joined.at(-1)
    const sameShard = last !== undefined && last.from % of === next.from % of
    if (sameShard && next.from <= last.to) return E.left(`Game ${next.from} is there more than once.`)
    if (sameShard && next.from === last.to + of) joined.splice(-1, 1, { from: last.from, to: next.to })
    else joined.push(next)
  }
  return E.right(joined.toSorted((a, b) => a.from - b.from))
}

/** Each number as a range of one number. */
export const stretchesOf = (numbers: readonly number[]): readonly Stretch[] =>
  numbers.map((number) => ({ from: number, to: number }))

/** The number of games in some stretches. */
export const numberCount = (stretches: readonly Stretch[], of: number): number =>
  stretches.reduce((sum, { from, to }) => sum + Math.floor((to - from) / of) + 1, 0)

/** The unfinished numbers of a shard, in order; endless if the campaign has no number of games. */
export function* numbersLeft(
  done: readonly Stretch[],
  { shard, of, games }: { readonly shard: number; readonly of: number; readonly games: number | null },
): Generator<number, void> {
  const own = inOrder(done, of).filter(({ from }) => from % of === shard - 1)
  const end = games ?? Number.POSITIVE_INFINITY
  let number = shard - 1
  for (const { from, to } of own) {
    for (; number < Math.min(from, end); number += of) yield number
    number = Math.max(number, to + of)
  }
  for (; number < end; number += of) yield number
}
