/** Reports for tests: made up, or played with checks that find a planted fault. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { playBatch } from '../../src/campaign/batch.ts'
import { type GameReport, playGame } from '../../src/campaign/game.ts'
import type { Shrunken } from '../../src/campaign/shrinking.ts'
import { shrinkGame } from '../../src/campaign/shrinking.ts'
import { thisThread, type Workers } from '../../src/campaign/workers.ts'
import type { Check } from '../../src/check.ts'
import { NOTHING_REACHED } from '../../src/report/reached.ts'
import { REPORT_FORMAT, REPORT_VERSION, type Report } from '../../src/report/report.ts'

/** A report in which nothing was played. */
export const emptyReport = (changed: Partial<Report> = {}): Report => ({
  format: REPORT_FORMAT,
  version: REPORT_VERSION,
  engine: '1.2.3',
  seed: 1,
  games: null,
  of: 1,
  shards: [1],
  done: [],
  ...NOTHING_REACHED,
  seconds: 0,
  ...changed,
})

/** A report without its duration. */
export const timeless = ({ seconds: _, ...rest }: Report): Omit<Report, 'seconds'> => rest

/** The content of the report file in a folder. */
export const reportIn = (folder: string): Report =>
  JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as Report

/** A finding whenever anybody retreats: often enough to be found, rare enough to be shrunk. */
export const nobodyRetreats: Check = {
  name: 'nobody retreats',
  watch: () => ({
    see: ({ accepted, event }) =>
      accepted && (event as { readonly type: string }).type === 'RETREAT' ? 'Somebody retreated.' : null,
  }),
}

/** Games watched by these checks only. */
export const playing =
  (checks: readonly Check[]) =>
  (seed: number, number: number): GameReport =>
    playGame(seed, number, checks)

/** Shortens nothing. */
const asPlayed = ({ number, finding, start, sent }: NonNullable<GameReport['found']>): Shrunken => ({
  number,
  finding,
  start,
  events: sent,
  played: sent.length,
})

/** Workers that play games watched by these checks and shrink nothing. Called with every batch. */
export const workersWith = (
  checks: readonly Check[],
  count = 1,
  onBatch: (numbers: readonly number[]) => void = () => undefined,
): Workers => ({
  ...thisThread(
    (batch) => {
      const batched = playBatch(batch, playing(checks))
      onBatch(batched.numbers)
      return batched
    },
    (game) => shrinkGame(game, playing(checks), asPlayed),
  ),
  count,
})
