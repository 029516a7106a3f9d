/**
 * The installed `ptcg-turn fuzz`: shards are processes, a campaign can be interrupted and resumed, exit codes tell the
 * result.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sampleOf } from 'ptcg-turn-test-kit/sampled'
import { afterAll, describe, expect, test } from 'vitest'
import { build, type Ended } from '../../../fuzz/test/campaign/built.ts'
import { reportIn, timeless } from '../../../fuzz/test/campaign/reports.ts'

const built = build()
afterAll(built.remove)
const { folder, ptcgTurn } = built

test('wrong input is one sentence and exit code 2', async () => {
  const sentences = [
    [['fuzz', '--shard', '4/3'], 'There is no shard 4 of 3: shards are counted from 1.\n(see --help)\n'],
    [['fuzz', '--games', '1', '--time', '1s'], 'leave out either --time or --games.\n'],
    [
      ['fuzz', 'merge', '/nowhere', '--report', folder()],
      '/nowhere/report.json cannot be read: there is no such file or folder.\n',
    ],
    [['replay', '/nowhere.json'], '/nowhere.json cannot be read: there is no such file or folder.\n'],
  ] as const
  for (const [given, says] of sentences) {
    const { code, out, err } = await ptcgTurn(given)
    expect({ code, out, says: err.slice(-says.length) }).toEqual({ code: 2, out: '', says })
  }
})

/** The campaign was played, with or without failures: these tests are not about the findings. */
const isPlayed = ({ code, err }: Ended): void => expect([0, 1], err).toContain(code)

test('without a report, a campaign writes only failures', async () => {
  const place = folder()
  const ended = await ptcgTurn(['fuzz', '--games', '3', '--workers', '1', '--json'], { cwd: place })
  isPlayed(ended)
  expect(JSON.parse(ended.out)).toMatchObject({ seed: 1, games: 3, shards: ['1/1'], played: 3 })
  expect(readdirSync(place)).toEqual([])
})

test('shards in separate processes give the result of one process, with one worker or two', async () => {
  const alone = folder()
  isPlayed(await ptcgTurn(['fuzz', '--games', '7', '--seed', '3', '--workers', '2', '--report', alone]))
  const shards = [1, 2, 3].map((shard) => [shard, folder()] as const)
  await Promise.all(
    shards.map(async ([shard, report]) =>
      isPlayed(
        await ptcgTurn([
          'fuzz',
          '--games',
          '7',
          '--seed',
          '3',
          '--workers',
          '1',
          '--shard',
          `${shard}/3`,
          '--report',
          report,
        ]),
      ),
    ),
  )
  const together = join(folder(), 'new')
  const merging = await ptcgTurn(['fuzz', 'merge', ...shards.map(([, report]) => report), '--report', together])
  isPlayed(merging)
  expect(merging.out).toContain('7 games')
  expect(timeless(reportIn(together))).toEqual(timeless(reportIn(alone)))
  expect(reportIn(together).digest).not.toBe('0'.repeat(32))
  const [first, second] = [alone, together].map((one) => ({ ...reportIn(one), seconds: 0 }))
  expect(JSON.stringify(first)).toBe(JSON.stringify(second))
  expect(readFileSync(join(together, 'report.html'), 'utf8')).toMatch(/^<!doctype html>/i)
})

test('a corpus keeps new situations, and the next campaign uses and extends it', async () => {
  const corpus = join(folder(), 'corpus.json')
  const kept = async (...given: readonly string[]): Promise<number> => {
    const ended = await ptcgTurn(['fuzz', '--workers', '2', '--corpus', corpus, '--regressions', folder(), ...given])
    isPlayed(ended)
    return (JSON.parse(readFileSync(corpus, 'utf8')) as { readonly games: readonly unknown[] }).games.length
  }
  const report = folder()
  const first = await kept('--games', '6', '--report', report)
  expect(first).toBeGreaterThan(0)
  expect(await kept('--games', '12', '--seed', '2')).toBeGreaterThan(first)
  const other = await ptcgTurn(['fuzz', '--games', '6', '--corpus', corpus, '--report', report])
  expect(other).toMatchObject({
    code: 2,
    err: expect.stringContaining('the report of another campaign: its --corpus is'),
  })
})

describe('a campaign that is interrupted', () => {
  const SIGNALS = [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const
  test.each(sampleOf(SIGNALS, 2))('by %s writes its report and can be continued later', async (signal, code) => {
    const report = join(folder(), 'report')
    const regressions = folder()
    const given = ['fuzz', '--games', '1000000', '--seed', '2', '--report', report, '--regressions', regressions]
    const games: number[] = []
    for (let stay = 0; stay < 2; stay += 1) {
      const stopped = await ptcgTurn(given, {
        onError: (text, interrupt) => {
          if (text.includes('games/s')) interrupt(signal)
        },
      })
      expect(stopped.err).toContain('Press again to stop at once.')
      expect(stopped.code, stopped.err).toBe(code)
      games.push(reportIn(report).tally.games)
    }
    const [first, second] = games
    expect(first).toBeGreaterThan(0)
    expect(second).toBeGreaterThan(first ?? 0)
    expect(reportIn(report).done[0]?.from).toBe(0)
    expect(readdirSync(report)).toEqual(['report.html', 'report.json'])
  })

  test('twice ends at once, and the files written before are complete', async () => {
    const report = folder()
    const given = ['fuzz', '--games', '1000000', '--report', report, '--regressions', folder()]
    const { code } = await ptcgTurn(given, {
      onError: (text, interrupt) => {
        if (text.includes('games/s') || text.includes('Press again')) interrupt('SIGINT')
      },
    })
    expect(code).toBe(130)
    expect(reportIn(report).seed).toBe(1)
  })
})
