/**
 * The process in which one build is timed. Each build has its own process, because two builds in one process would share
 * what the compiler learns about their objects, and slow each other down.
 */

import { yardstick } from '../yardstick.ts'
import { type BuildAnswer, type BuildOrder, gamesOf } from './against.ts'
import { type Build, buildOf } from './build.ts'
import { type PlayedGame, WORK } from './work.ts'

/** The minimum time of a measurement. Shorter work is repeated, because the clock is too coarse for it. */
const LEAST_MILLISECONDS = 10

const sendAnswer = (answer: BuildAnswer): void => {
  process.send?.(answer)
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

/** Carries out the orders that follow after the build is loaded. */
const follow =
  (build: Build, games: readonly PlayedGame[]) =>
  (order: Exclude<BuildOrder, { readonly checkout: string }>): void => {
    const goAt = (name: string) => () => WORK[name]?.(build, games) ?? 0
    if ('warmup' in order) {
      const until = performance.now() + order.warmup
      while (performance.now() < until) for (const name of Object.keys(WORK)) perSecondOf(goAt(name))
      sendAnswer({ warm: true })
      return
    }
    const before = perSecondOf(yardstick)
    const perSecond = perSecondOf(goAt(order.work))
    sendAnswer({ perSecond, perYardstick: (2 * perSecond) / (before + perSecondOf(yardstick)) })
  }

process.once('message', async ({ checkout }: Extract<BuildOrder, { readonly checkout: string }>) => {
  try {
    const build = await buildOf(checkout)
    const games = gamesOf(build)
    process.on('message', follow(build, games))
    sendAnswer({ games: games.map(({ events }) => events) })
  } catch (error) {
    sendAnswer({ problem: error instanceof Error ? error.message : String(error) })
  }
})
