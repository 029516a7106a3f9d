/**
 * Times several functions, the contenders, which take turns in many short rounds. The yardstick is timed before and after
 * each contender. If the machine is busy for a moment, all contenders are affected alike.
 */
import { Bench } from 'tinybench'
import { median, spread } from './median.ts'
import type { Figure } from './section.ts'
import { yardstick } from './yardstick.ts'

/** A timed function. `go` does the work of the round with the given number, and returns the amount of work. */
export interface Contender {
  readonly name: string
  readonly go: (round: number) => number | Promise<number>
  /** True if `go` returns a promise. */
  readonly waits?: true
}

/** The length of a measurement. */
export interface Patience {
  readonly rounds: number
  /** Milliseconds of warm-up for each contender. */
  readonly warmup: number
}

/** The speed of a contender in each round: work per second, and the same relative to the yardstick. */
export interface Speeds {
  readonly perSecond: readonly number[]
  readonly perYardstick: readonly number[]
}

export type Timings = ReadonlyMap<string, Speeds>

/** Runs each contender once, in this order, and returns their work per second. */
const once = async (contenders: readonly Contender[], round: number, warmup: number): Promise<readonly number[]> => {
  const bench = new Bench({
    time: 0,
    iterations: 1,
    warmup: warmup > 0,
    warmupTime: warmup,
    warmupIterations: 1,
    throws: true,
    // The garbage of one contender must not be swept while the next contender is timed.
    setup: () => globalThis.gc?.({ type: 'minor', execution: 'sync' }),
  })
  const work: number[] = []
  for (const [index, { name, go, waits }] of contenders.entries()) {
    const timedGo = waits
      ? async () => {
          work[index] = await go(round)
        }
      : () => {
          work[index] = go(round) as number
        }
    bench.add(`${index} ${name}`, timedGo, { async: waits === true })
  }
  await bench.run()
  return bench.tasks.map(({ result, name }, index) => {
    if (!('latency' in result)) throw new Error(`${name} was not timed.`)
    return ((work[index] as number) * 1000) / result.latency.p50
  })
}

const YARDSTICK: Contender = { name: 'yardstick', go: yardstick }

/** The number of additional rounds at the beginning, divided by `rounds`. They do not count, because code is still being compiled. */
const UNCOUNTED = 0.2

/** Times the contenders in interleaved rounds. Each round begins with a different contender. */
export const timeContenders = async (
  contenders: readonly Contender[],
  { rounds, warmup }: Patience,
  progress: (done: number) => void = () => undefined,
): Promise<Timings> => {
  const perSecond = contenders.map((): number[] => [])
  const perYardstick = contenders.map((): number[] => [])
  const before = Math.ceil(rounds * UNCOUNTED)
  for (let round = 0; round < before + rounds; round += 1) {
    const order = contenders.map((_, index) => (index + round) % contenders.length)
    const lined = [YARDSTICK, ...order.flatMap((index) => [contenders[index] as Contender, YARDSTICK])]
    const speeds = await once(lined, round, round === 0 ? warmup : 0)
    if (round >= before)
      for (const [place, index] of order.entries()) {
        const [yardBefore, speed, yardAfter] = speeds.slice(2 * place, 2 * place + 3) as [number, number, number]
        perSecond[index]?.push(speed)
        perYardstick[index]?.push((2 * speed) / (yardBefore + yardAfter))
      }
    progress((round + 1) / (before + rounds))
  }
  return new Map(
    contenders.map(({ name }, index) => [
      name,
      { perSecond: perSecond[index] ?? [], perYardstick: perYardstick[index] ?? [] },
    ]),
  )
}

const speedsOf = (timings: Timings, name: string): Speeds => {
  const speeds = timings.get(name)
  if (speeds === undefined) throw new Error(`${name} was not timed.`)
  return speeds
}

/** A contender's speed as a figure. */
export const speedOf = (timings: Timings, name: string, unit: string): Figure => {
  const { perSecond, perYardstick } = speedsOf(timings, name)
  return { name, value: median(perSecond), unit, spread: spread(perYardstick) }
}

/** The ratio of the speeds of two contenders, as a figure: the median of the rounds. */
export const timesAsFast = (timings: Timings, fast: string, slow: string, name: string): Figure => {
  const slower = speedsOf(timings, slow).perYardstick
  const ratios = speedsOf(timings, fast).perYardstick.map((speed, round) => speed / (slower[round] as number))
  return { name, value: median(ratios), unit: '×', spread: spread(ratios) }
}
