/**
 * A campaign plays its numbers in order, stops on request, resumes where it stopped, and does not depend on the number
 * of workers.
 */
import { describe, expect, test } from 'vitest'
import { type Campaign, playCampaign, stopSign } from '../../src/campaign/campaign.ts'
import type { Workers } from '../../src/campaign/workers.ts'
import type { Check } from '../../src/check.ts'
import { newestGame } from '../../src/report/gamesDone.ts'
import { MAX_FAILURES, type Report } from '../../src/report/report.ts'
import { emptyReport, nobodyRetreats, timeless, workersWith } from './reports.ts'

const campaign = (report: Report, changed: Partial<Campaign> = {}): Promise<Report> =>
  playCampaign({
    report,
    gamesOf: {},
    time: null,
    withoutNew: null,
    stopOnFailure: false,
    workers: workersWith([]),
    stop: stopSign(),
    failure: (shrunken) => Promise.resolve({ ...shrunken, story: [] }),
    progress: () => Promise.resolve(),
    ...changed,
  })

const nothingIsEverRight: Check = { name: 'nothing is right', watch: () => ({ atRest: () => 'No.' }) }

describe('a campaign', () => {
  test('plays the same games in the same order for the same seed', async () => {
    const orders: number[][] = []
    const reports: Report[] = []
    for (let time = 0; time < 2; time += 1) {
      const order: number[] = []
      orders.push(order)
      const workers = workersWith([], 1, (numbers) => order.push(...numbers))
      reports.push(await campaign(emptyReport({ games: 12 }), { workers }))
    }
    expect(orders[0]).toEqual(Array.from({ length: 12 }, (_, number) => number))
    expect(orders[1]).toEqual(orders[0])
    const [first, second] = reports.map(timeless)
    expect(first).toEqual(second)
    expect(first).toMatchObject({ done: [{ from: 0, to: 11 }], failed: 0 })
    expect(timeless(await campaign(emptyReport({ games: 12, seed: 2 }))).digest).not.toBe(first?.digest)
  })

  test('gives the same result with any number of workers, failures included', async () => {
    const found = (count: number) =>
      campaign(emptyReport({ games: 16 }), { workers: workersWith([nobodyRetreats], count) })
    const alone = await found(1)
    expect(alone.failures.length).toBeGreaterThan(0)
    expect(alone.failed).toBe(alone.failures.length)
    expect(timeless(await found(3))).toEqual(timeless(alone))
  })

  test('keeps the first failures and counts the rest', async () => {
    const report = await campaign(emptyReport({ games: 30 }), { workers: workersWith([nothingIsEverRight], 2) })
    expect(report.failed).toBe(30)
    expect(report.failures.map(({ number }) => number)).toEqual(Array.from({ length: MAX_FAILURES }, (_, at) => at))
  })

  test('plays only the numbers of its shard', async () => {
    const report = await campaign(emptyReport({ games: 10, of: 3, shards: [2] }))
    expect(report.done).toEqual([{ from: 1, to: 7 }])
  })

  test('stops on request, and continues where it stopped', async () => {
    const stop = stopSign()
    const first = await campaign(emptyReport({ games: 20 }), {
      stop,
      workers: workersWith([], 2),
      progress: ({ tally }) => {
        if (tally.games >= 5) stop.show()
        return Promise.resolve()
      },
    })
    expect(first.tally.games).toBeGreaterThanOrEqual(5)
    expect(first.tally.games).toBeLessThan(20)
    const played: number[] = []
    const workers = workersWith([], 1, (numbers) => played.push(...numbers))
    const whole = await campaign(first, { workers })
    expect(played.length).toBe(20 - first.tally.games)
    expect(timeless(whole)).toEqual(timeless(await campaign(emptyReport({ games: 20 }))))
    expect(whole.seconds).toBeGreaterThan(first.seconds)
    expect(timeless(await campaign(whole))).toEqual(timeless(whole))
  })

  test('starts no game after its time', async () => {
    const report = await campaign(emptyReport(), { time: 0.5 })
    expect(report.tally.games).toBeGreaterThan(0)
    expect(report.seconds).toBeLessThan(10)
    expect((await campaign(emptyReport(), { time: 1e-9 })).tally.games).toBe(0)
  })

  test('starts no game after a failed one, if it should stop there', async () => {
    const wanted = { workers: workersWith([nobodyRetreats]), stopOnFailure: true }
    const report = await campaign(emptyReport(), wanted)
    const [failure, ...others] = report.failures
    expect(others).toEqual([])
    expect(report.done).toEqual([{ from: 0, to: failure?.number }])
    expect(timeless(await campaign(report, wanted)), 'and none when it is started again').toEqual(timeless(report))
  })

  test('ends when games in a row reach nothing new, if asked', async () => {
    const report = await campaign(emptyReport(), { withoutNew: 5 })
    const newest = newestGame(report)
    const [{ to: last = 0 } = {}] = report.done
    expect(newest).toBeGreaterThan(0)
    expect(last - newest).toBeGreaterThanOrEqual(5)
    const once = await campaign(emptyReport(), { withoutNew: 1 })
    expect(once.tally.games).toBeLessThan(report.tally.games)
  })

  test('stops when a worker breaks down, and reports what was done until then', async () => {
    const broken: Workers = {
      ...workersWith([]),
      count: 2,
      play: (batch) =>
        batch.numbers.includes(4) ? Promise.reject(new Error('out of memory')) : workersWith([]).play(batch),
    }
    const reports: Report[] = []
    const progress = (report: Report) => Promise.resolve(void reports.push(report))
    await expect(campaign(emptyReport({ games: 100 }), { workers: broken, progress })).rejects.toThrow('out of memory')
    expect(reports.at(-1)?.tally.games).toBeLessThan(20)
  })
})
