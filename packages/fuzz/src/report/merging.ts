/** Merges the reports of shards, as if one machine had played all their games. */
import * as E from '#fp-ts/Either'
import { addReached, NOTHING_REACHED, type Reached } from './reached.ts'
import type { Report } from './report.ts'
import { joinStretches } from './stretches.ts'

const inWords = (value: number | string | null | undefined): string =>
  value === null ? 'no number of games' : `${value ?? 'those of the package'}`

/** Settings that must be the same in all reports. */
const SAME = {
  engine: 'different versions of the engine',
  seed: 'different seeds',
  cards: 'different cards',
  era: 'different eras',
  corpus: 'different corpora',
  watching: 'different checks',
  games: 'different numbers of games',
  of: 'different numbers of shards',
} as const satisfies Partial<Record<keyof Report, string>>

const difference = (reports: readonly Report[]): string | null => {
  for (const [key, words] of Object.entries(SAME) as readonly [keyof typeof SAME, string][]) {
    const values = [...new Set(reports.map((report) => report[key]))]
    if (values.length > 1) return `These reports have ${words}: ${values.map(inWords).join(', ')}.`
  }
  return null
}

/** Turns the report of a finished campaign into that of a single shard, so that it does not depend on the division into shards. */
export const whole = (report: Report): Report => {
  const { games, of, shards, done } = report
  if (games === null || of === 1 || shards.length < Math.min(of, games)) return report
  const complete = Array.from({ length: Math.min(of, games) }, (_, residue) => {
    const last = residue + Math.floor((games - 1 - residue) / of) * of
    return done.some(({ from, to }) => from === residue && to === last)
  })
  return complete.every(Boolean) ? { ...report, of: 1, shards: [1], done: [{ from: 0, to: games - 1 }] } : report
}

/** The merged report, or one sentence that says why the reports do not belong together. */
export const mergeReports = (reports: readonly Report[]): E.Either<string, Report> => {
  const [first] = reports
  if (first === undefined) return E.left('There are no reports to merge.')
  const different = difference(reports)
  if (different !== null) return E.left(different)
  const { of } = first
  const done = joinStretches(
    reports.flatMap((report) => report.done),
    of,
  )
  if (E.isLeft(done)) return E.left(`These reports overlap. ${done.left}`)
  const { tally, firstReached, digest, failed, failures } = reports.reduce<Reached>(addReached, NOTHING_REACHED)
  return E.right(
    whole({
      ...first,
      shards: [...new Set(reports.flatMap(({ shards }) => shards))].toSorted((a, b) => a - b),
      done: done.right,
      tally,
      firstReached,
      digest,
      failed,
      failures,
      seconds: reports.reduce((sum, { seconds }) => sum + seconds, 0),
    }),
  )
}
