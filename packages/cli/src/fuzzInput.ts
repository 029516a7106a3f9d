/** Parsers for options: numbers, durations and shards. Each refuses an invalid option with one sentence. */
import { availableParallelism } from 'node:os'
import { InvalidArgumentError } from 'commander'

/** Returns a parser for whole numbers between two limits. `what` begins the sentence of a refusal. */
export const readWholeNumber =
  (least: number, what: string, most: number = Number.MAX_SAFE_INTEGER) =>
  (text: string): number => {
    const number = Number(text)
    if (/^\d+$/.test(text) && number >= least && number <= most) return number
    const limits = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`
    throw new InvalidArgumentError(`${what} must be a whole number ${limits}.`)
  }

const SECONDS = { s: 1, m: 60, h: 3600 } as const

/** Parses a duration such as `90s`, `10m` or `1.5h`. Returns seconds. */
export const readDuration = (text: string): number => {
  const [, amount, unit] = /^(\d+(?:\.\d+)?)([smh])$/.exec(text) ?? []
  const seconds = Number(amount) * (SECONDS[unit as keyof typeof SECONDS] ?? 0)
  if (!(seconds > 0)) throw new InvalidArgumentError('A time is written like 90s, 10m or 2h, and is greater than zero.')
  return seconds
}

export interface Shard {
  readonly shard: number
  readonly of: number
}

/** Parses a shard: `2/3` is the second of three. */
export const shard = (text: string): Shard => {
  const [, one, all] = /^(\d+)\/(\d+)$/.exec(text) ?? []
  const read = { shard: Number(one), of: Number(all) }
  if (one === undefined || !Number.isSafeInteger(read.of))
    throw new InvalidArgumentError('A shard is written like 2/3: the second of three.')
  if (read.shard < 1 || read.shard > read.of)
    throw new InvalidArgumentError(`There is no shard ${read.shard} of ${read.of}: shards are counted from 1.`)
  return read
}

/** The maximum number of workers. Each is a thread that loads the engine and takes about 50 MB. */
export const MAX_WORKERS = 256

/** The number of threads that can run at once on this machine. */
export const everyCore = (): number => availableParallelism()
