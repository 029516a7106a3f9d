/**
 * Times two builds of the engine alternately in one run, and reports for each kind of work how much slower the newer build
 * is.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { GameEvent } from 'ptcg-turn-engine/model'
import { median } from '../median.ts'
import type { Patience, Timings } from '../timing.ts'
import type { Build } from './build.ts'
import { type PlayedGame, playedGame, WORK } from './work.ts'

/** An order to the process of a build: first to load the build, then to warm up for some milliseconds, or to do one kind of work. */
export type BuildOrder = { readonly checkout: string } | { readonly warmup: number } | { readonly work: string }

/** The answer to an order: the events of the build's games, the end of a warm-up, the speed of the work, or one sentence about a failure. */
export type BuildAnswer =
  | { readonly games: readonly (readonly GameEvent[])[] }
  | { readonly warm: true }
  | { readonly perSecond: number; readonly perYardstick: number }
  | { readonly problem: string }

/** The speeds of both builds at one kind of work, in work per second, and the slowdown of the newer build. */
export interface Ratio {
  readonly name: string
  readonly before: number
  readonly now: number
  /** The median speed of the older build divided by that of the newer one, in yardsticks: 1.05 means 5 % slower. */
  readonly timesAsLong: number
}

/**
 * The largest `timesAsLong` that is not yet a slowdown. Rounds of the builds alternate, so that disturbances of the machine
 * affect both builds alike.
 */
export const MAX_TIMES_AS_LONG = 1.05

const GAMES = 4

/** Plays the games with which a build is timed. */
export const gamesOf = (build: Build): readonly PlayedGame[] =>
  Array.from({ length: GAMES }, (_, game) => playedGame(build, game + 1))

type Events = readonly (readonly GameEvent[])[]

/** Throws if two builds play different games, because their times cannot be compared. */
export const expectSameGames = (before: Events, now: Events): void => {
  const other = before.findIndex((events, game) => !isDeepStrictEqual(events, now[game]))
  if (other !== -1)
    throw new Error(`The two builds do not play the same game from seed ${other + 1}: their times cannot be compared.`)
}

const nameIn = (which: 'before' | 'now', work: string): string => `${work}, ${which}`

const ratioOf = (timings: Timings, name: string): Ratio => {
  const speeds = (which: 'before' | 'now') => {
    const found = timings.get(nameIn(which, name))
    if (found === undefined) throw new Error(`${name} was not timed.`)
    return { perSecond: median(found.perSecond), perYardstick: median(found.perYardstick) }
  }
  const [before, now] = [speeds('before'), speeds('now')]
  return {
    name,
    before: before.perSecond,
    now: now.perSecond,
    timesAsLong: before.perYardstick / now.perYardstick,
  }
}

/** The ratio of every kind of work. */
export const ratiosOf = (timings: Timings): readonly Ratio[] => Object.keys(WORK).map((name) => ratioOf(timings, name))

/** The medians of the figures of several measurements, for each kind of work. */
export const mediansOf = (measurements: readonly (readonly Ratio[])[]): readonly Ratio[] =>
  Object.keys(WORK).map((name) => {
    const all = measurements.flatMap((ratios) => ratios.filter((one) => one.name === name))
    return {
      name,
      before: median(all.map(({ before }) => before)),
      now: median(all.map(({ now }) => now)),
      timesAsLong: median(all.map(({ timesAsLong }) => timesAsLong)),
    }
  })

/** The better of two measurements for each kind of work: a disturbance may have slowed one of them. */
export const betterRatios = (first: readonly Ratio[], second: readonly Ratio[]): readonly Ratio[] =>
  first.map((one) => {
    const other = second.find(({ name }) => name === one.name)
    return other !== undefined && other.timesAsLong < one.timesAsLong ? other : one
  })

export const isSlower = ({ timesAsLong }: Ratio): boolean => !(timesAsLong <= MAX_TIMES_AS_LONG)

/** Milliseconds of warming up in a row. V8 slows a process that waits for seconds (decision 0010). */
const WARMING = 500

const PROCESS = join(import.meta.dirname, 'process.js')

/** Sends an order to a process, and returns the answer. Rejects if the process fails. */
const answerTo = (
  child: ChildProcess,
  order: BuildOrder,
): Promise<Exclude<BuildAnswer, { readonly problem: string }>> =>
  new Promise((resolve, reject) => {
    const ended = (code: number | null): void =>
      reject(new Error(`A build ended with code ${code} and without figures.`))
    child.once('exit', ended)
    child.once('message', (answer: BuildAnswer) => {
      child.off('exit', ended)
      if ('problem' in answer) reject(new Error(answer.problem))
      else resolve(answer)
    })
    child.send(order)
  })

interface Checkouts {
  readonly before: string
  readonly now: string
}

/** Times every kind of work in both builds. Each build has its own process, and one waits while the other works. */
const timePair = async (
  checkouts: Checkouts,
  { rounds, warmup }: Patience,
  progress: (done: number) => void,
): Promise<readonly Ratio[]> => {
  const children = [checkouts.before, checkouts.now].map((checkout) => ({
    checkout,
    child: fork(PROCESS, { execArgv: ['--expose-gc'], env: { ...process.env, NODE_ENV: 'production' } }),
  }))
  try {
    const games: Events[] = []
    for (const { checkout, child } of children) {
      const answer = await answerTo(child, { checkout })
      if ('games' in answer) games.push(answer.games)
    }
    expectSameGames(games[0] ?? [], games[1] ?? [])
    for (let warm = 0; warm < warmup; warm += WARMING)
      for (const { child } of children) {
        await answerTo(child, { warmup: WARMING })
        progress(warm / warmup / 2)
      }
    const timings = new Map<string, { readonly perSecond: number[]; readonly perYardstick: number[] }>()
    for (let round = 0; round < rounds; round += 1) {
      progress((1 + round / rounds) / 2)
      for (const work of Object.keys(WORK))
        for (const which of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
          const answer = await answerTo((children[which] as (typeof children)[number]).child, { work })
          if (!('perSecond' in answer)) continue
          const name = nameIn(which === 0 ? 'before' : 'now', work)
          const speeds = timings.get(name) ?? { perSecond: [], perYardstick: [] }
          speeds.perSecond.push(answer.perSecond)
          speeds.perYardstick.push(answer.perYardstick)
          timings.set(name, speeds)
        }
    }
    return ratiosOf(timings)
  } finally {
    for (const { child } of children) child.kill()
  }
}

/**
 * Times both builds in several pairs of processes and takes the medians, because V8 compiles the same code differently from process to
 * process.
 */
export const timeBuilds = async (
  checkouts: Checkouts,
  { pairs, ...patience }: Patience & { readonly pairs: number },
  progress: (done: number) => void,
): Promise<readonly Ratio[]> => {
  const measured: (readonly Ratio[])[] = []
  while (measured.length < pairs)
    measured.push(await timePair(checkouts, patience, (done) => progress((measured.length + done) / pairs)))
  return mediansOf(measured)
}
