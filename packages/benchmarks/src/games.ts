/**
 * A go that plays whole games: the same games every time. They are prepared beforehand, so that only playing is timed.
 */
import type { Contender } from './timing.ts'

/** Prepares the game of a seed; calling it plays the game and returns how many decisions that took. */
export type Prepare = (seed: number) => () => number

/** A contender that plays the games of the seeds 1 to `count` in each go. */
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
