/** Plays a campaign: games in numerical order on all available workers, until all are played or it is time to stop. */
import * as E from '#fp-ts/Either'
import type { Failure } from '../report/failure.ts'
import { gamesWithoutNew } from '../report/gamesDone.ts'
import { whole } from '../report/merging.ts'
import { addReached, type Reached } from '../report/reached.ts'
import { MAX_FAILURES, type Report } from '../report/report.ts'
import { joinStretches, numbersLeft, stretchesOf } from '../report/stretches.ts'
import type { Batched, GamesOf } from './batch.ts'
import type { KeptGame } from './keeping.ts'
import type { Shrunken } from './shrinking.ts'
import type { Workers } from './workers.ts'

/** A stop sign that worker threads see too. */
export interface StopSign {
  readonly flag: Int32Array<SharedArrayBuffer>
  show(): void
  isShown(): boolean
}

export const stopSign = (): StopSign => {
  const flag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  return {
    flag,
    show: () => {
      Atomics.store(flag, 0, 1)
    },
    isShown: () => Atomics.load(flag, 0) !== 0,
  }
}

export interface Campaign {
  /** The report of the games played so far in this shard, to which the campaign adds. */
  readonly report: Report
  readonly gamesOf: GamesOf
  /** The time limit in seconds after which no further game begins, or null. */
  readonly time: number | null
  /** Stop after this many games that reached nothing new, or null. */
  readonly withoutNew: number | null
  /** Stop after the first game with a failure. */
  readonly stopOnFailure: boolean
  readonly workers: Workers
  readonly stop: StopSign
  /** Reports and stores a failure; resolves to the failure with its story. */
  readonly failure: (failure: Shrunken) => Promise<Failure>
  /** Called with short games that reach something new, if there is a corpus. */
  readonly kept?: (games: readonly KeptGame[]) => void
  /** Called with the current report after every batch. */
  readonly progress: (report: Report) => Promise<void>
}

/** The intended duration of a batch: short enough for live figures, long enough to be worth a message. */
const BATCH_SECONDS = 0.3
const MAX_IN_A_BATCH = 256

/** Adds the result of a batch to a report. */
const withBatch = (report: Report, { numbers, reached }: Batched, failures: readonly Failure[]): Report => {
  const done = joinStretches([...report.done, ...stretchesOf(numbers)], report.of)
  if (E.isLeft(done)) throw new Error(done.left)
  const together: Reached = addReached(report, { ...reached, failures })
  const { tally, firstReached, digest, failed, failures: kept } = together
  return { ...report, done: done.right, tally, firstReached, digest, failed, failures: kept }
}

/** Plays a campaign and returns its report. Rejects with the error of a worker after all workers have stopped. */
export const playCampaign = async (campaign: Campaign): Promise<Report> => {
  const { time, workers, stop, gamesOf, withoutNew, stopOnFailure } = campaign
  const began = performance.now()
  const until = time === null ? null : Date.now() + time * 1000
  const { seed, of, games, seconds, shards } = campaign.report
  const left = numbersLeft(campaign.report.done, { shard: shards[0] ?? 1, of, games })
  let report = campaign.report
  let size = 1

  const take = (): readonly number[] => {
    const numbers: number[] = []
    while (numbers.length < size) {
      const { done, value } = left.next()
      if (done || value === undefined) break
      numbers.push(value)
    }
    return numbers
  }
  const isOver = (): boolean =>
    stop.isShown() ||
    (until !== null && Date.now() >= until) ||
    (withoutNew !== null && gamesWithoutNew(report) >= withoutNew) ||
    (stopOnFailure && report.failed > 0)
  /**
   * True if the report keeps the failure of game `number`. Only the failures with the lowest game numbers are kept, so the order in which
   * games end does not matter.
   */
  const isKept = (number: number, sameBatch: readonly Failure[]): boolean =>
    [...report.failures, ...sameBatch].filter((one) => one.number < number).length < MAX_FAILURES

  const lane = async (): Promise<void> => {
    while (!isOver()) {
      const numbers = take()
      if (numbers.length === 0) return
      const start = performance.now()
      const batched = await workers.play({ seed, numbers, until, stopOnFailure, stop: stop.flag, ...gamesOf })
      const took = (performance.now() - start) / 1000 / Math.max(1, batched.numbers.length)
      size = Math.max(1, Math.min(MAX_IN_A_BATCH, 2 * size, Math.round(BATCH_SECONDS / took)))
      if (batched.kept.length > 0) campaign.kept?.(batched.kept)
      const failures: Failure[] = []
      for (const number of batched.found)
        if (isKept(number, failures))
          failures.push(await campaign.failure(await workers.shrink({ seed, number, ...gamesOf })))
      report = { ...withBatch(report, batched, failures), seconds: seconds + (performance.now() - began) / 1000 }
      await campaign.progress(report)
    }
  }
  const careful = (): Promise<void> =>
    lane().catch((error: unknown) => {
      stop.show()
      throw error
    })
  const lanes = await Promise.allSettled(Array.from({ length: workers.count }, careful))
  const broken = lanes.find((one): one is PromiseRejectedResult => one.status === 'rejected')
  if (broken !== undefined) throw broken.reason
  return whole(report)
}
