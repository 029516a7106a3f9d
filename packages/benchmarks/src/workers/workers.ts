/** The section of the benchmark about many games at once. It measures whole games per second with one worker thread and with two. */
import { Tinypool } from 'tinypool'
import type { Figure, Section, SectionRun } from '../section.ts'
import { type Contender, speedOf, timeContenders, timesAsFast } from '../timing.ts'
import type { BatchOfGames } from './playing.ts'

const WORKERS = [1, 2] as const

const nameOf = (workers: number): string => (workers === 1 ? '1 worker' : `${workers} workers`)

const poolOf = (workers: number): Tinypool =>
  new Tinypool({ filename: new URL('./playing.js', import.meta.url).href, minThreads: workers, maxThreads: workers })

/** A contender. In each of its rounds every worker plays a batch of games of its own. All batches have the same size. */
const contender = (pool: Tinypool, workers: number, games: number): Contender => ({
  name: nameOf(workers),
  waits: true,
  go: async () => {
    const batches = Array.from({ length: workers }, (_, at): BatchOfGames => ({ from: 1 + at * games, games }))
    const played = (await Promise.all(batches.map((batch) => pool.run(batch)))) as readonly number[]
    return played.reduce((sum, one) => sum + one, 0)
  },
})

const measure = async ({ quick, progress }: SectionRun): Promise<readonly Figure[]> => {
  const pools = WORKERS.map((workers) => ({ workers, pool: poolOf(workers) }))
  try {
    const contenders = pools.map(({ workers, pool }) => contender(pool, workers, quick ? 1 : 100))
    const timings = await timeContenders(contenders, { rounds: quick ? 1 : 20, warmup: quick ? 0 : 2000 }, progress)
    return [
      ...WORKERS.map((workers) => speedOf(timings, nameOf(workers), 'games/s')),
      timesAsFast(timings, nameOf(2), nameOf(1), 'two workers against one'),
    ]
  } finally {
    await Promise.all(pools.map(({ pool }) => pool.destroy()))
  }
}

export const workers: Section = {
  title: 'Many games at once',
  reading: 'Whole games on worker threads. The result depends on free cores.',
  targets: [],
  measure,
}
