/**
 * The process in which one build is timed. Each build has its own process, because two builds in one process would share
 * what the compiler learns about their objects, and slow each other down.
 */

import { yardstick } from '../yardstick.ts'
import { type BuildAnswer, type BuildOrder, gamesOf } from './against.ts'
import { buildOf } from './build.ts'
import { WORK } from './work.ts'

/** The minimum time of a measurement. Shorter work is repeated, because the clock is too coarse for it. */
const LEAST_MILLISECONDS = 10

const tell = (told: BuildAnswer): void => {
  process.send?.(told)
}

/** Does work, and returns the amount of work per second. */
const perSecondOf = (go: () => number): number => {
  globalThis.gc?.({ type: 'minor', execution: 'sync' })
  const began = performance.now()
  let done = 0
  let took = 0
  do {
    done += go()
    took = performance.now() - began
  } while (took < LEAST_MILLISECONDS)
  return (done * 1000) / took
}

process.once('message', async ({ checkout, warmup }: Extract<BuildOrder, { readonly checkout: string }>) => {
  try {
    const build = await buildOf(checkout)
    const games = gamesOf(build)
    const goAt = (name: string) => () => WORK[name]?.(build, games) ?? 0
    for (const name of Object.keys(WORK)) {
      const until = performance.now() + warmup
      while (performance.now() < until) perSecondOf(goAt(name))
    }
    process.on('message', ({ work }: Extract<BuildOrder, { readonly work: string }>) => {
      const before = perSecondOf(yardstick)
      const perSecond = perSecondOf(goAt(work))
      tell({ perSecond, perYardstick: (2 * perSecond) / (before + perSecondOf(yardstick)) })
    })
    tell({ games: games.map(({ events }) => events) })
  } catch (error) {
    tell({ problem: error instanceof Error ? error.message : String(error) })
  }
})
