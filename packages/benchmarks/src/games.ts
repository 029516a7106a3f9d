/** Makes contenders that play the same whole games in every round. Games are prepared first, so that only playing is timed. */
import type { Contender } from './timing.ts'

/** Prepares the game of a seed. The returned function plays the game and returns the number of decisions. */
export type Prepare = (seed: number) => () => number

/** A contender that plays the games of the seeds 1 to `count` in each round. */
export const playingGames = (name: string, count: number, prepare: Prepare): Contender => {
  let prepared: readonly (() => number)[] | null = null
  return {
    name,
    go: () => {
      prepared ??= Array.from({ length: count }, (_, game) => prepare(game + 1))
      let decisions = 0
      for (const play of prepared) decisions += play()
      return decisions
    },
  }
}
