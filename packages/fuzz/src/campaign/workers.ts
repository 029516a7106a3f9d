/** Hands the games of a campaign to worker threads, or plays them in this thread. */
import { setImmediate } from 'node:timers/promises'
import { Tinypool } from 'tinypool'
import { type Batch, type Batched, playBatch } from './batch.ts'
import type { CampaignTask } from './campaignTask.ts'
import { type Numbered, type Shrunken, shrinkGame } from './shrinking.ts'

export interface Workers {
  /** The number of batches that can be played at once. */
  readonly count: number
  play(batch: Batch): Promise<Batched>
  shrink(game: Numbered): Promise<Shrunken>
  end(): Promise<void>
}

/** Does all work in this thread, and yields to the event loop between tasks. */
export const thisThread = (
  play: (batch: Batch) => Batched = (batch) => playBatch(batch),
  shrink: (game: Numbered) => Shrunken = (game) => shrinkGame(game),
): Workers => ({
  count: 1,
  play: async (batch) => {
    await setImmediate()
    return play(batch)
  },
  shrink: async (game) => {
    await setImmediate()
    return shrink(game)
  },
  end: () => Promise.resolve(),
})

const threads = (count: number): Workers => {
  const pool = new Tinypool({
    filename: new URL('./campaignTask.js', import.meta.url).href,
    minThreads: count,
    maxThreads: count,
  })
  const run = (task: CampaignTask): Promise<unknown> => pool.run(task)
  return {
    count,
    play: async (batch) => (await run({ do: 'play', batch })) as Batched,
    shrink: async (game) => (await run({ do: 'shrink', game })) as Shrunken,
    end: () => pool.destroy(),
  }
}

/** Returns workers with the given number of threads. Threads need built files; code that runs from source uses only this thread. */
export const workersFor = (count: number): Workers => (import.meta.url.endsWith('.js') ? threads(count) : thisThread())
