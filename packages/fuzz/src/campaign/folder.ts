/** Reads and writes a report folder, which holds the report as JSON for programs and as a page for people. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as E from '#fp-ts/Either'
import type { Tally } from '../coverage/tally.ts'
import { htmlReport } from '../report/html.ts'
import type { FirstReached } from '../report/report.ts'
import { REPORT_FORMAT, REPORT_VERSION, type Report, ReportSchema } from '../report/report.ts'
import { joinStretches } from '../report/stretches.ts'
import { readKind, writeWhole } from './file.ts'

const KIND = {
  format: REPORT_FORMAT,
  version: REPORT_VERSION,
  called: 'the report of a campaign',
  schema: ReportSchema,
}

const jsonFile = (folder: string): string => join(folder, 'report.json')
const htmlFile = (folder: string): string => join(folder, 'report.html')

/** The report in a folder, or a sentence that says why it cannot be read. */
export const readReport = (folder: string): E.Either<string, Report> => {
  const read = readKind(jsonFile(folder), KIND)
  if (E.isLeft(read)) return read
  const { done, of, shards } = read.right
  const astray = done.find(({ from, to }) => (to - from) % of !== 0 || !shards.includes((from % of) + 1))
  if (astray !== undefined)
    return E.left(`${jsonFile(folder)} is not the report of a campaign: game ${astray.from} is in none of its shards.`)
  const joined = joinStretches(done, of)
  return E.isLeft(joined)
    ? E.left(`${jsonFile(folder)} is not the report of a campaign: ${joined.left}`)
    : E.right({ ...read.right, done: joined.right })
}

/** True if the folder has a report file, valid or not. */
export const hasReport = (folder: string): boolean => existsSync(jsonFile(folder))

/** The value with the keys of every object sorted. */
const sorted = (value: unknown): unknown =>
  typeof value !== 'object' || value === null
    ? value
    : Object.fromEntries(
        Object.entries(value)
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, inner]) => [key, sorted(inner)]),
      )

const allSorted = <Records extends Tally | FirstReached>(records: Records): Records =>
  Object.fromEntries(Object.entries(records).map(([key, value]) => [key, sorted(value)])) as unknown as Records

/** A report as text. Its keys are sorted, so that the text does not depend on the order of counting. */
export const reportText = (report: Report): string =>
  `${JSON.stringify({ ...report, tally: allSorted(report.tally), firstReached: allSorted(report.firstReached) }, null, 2)}\n`

/** Writes the report as JSON. */
export const writeReport = (folder: string, report: Report): E.Either<string, void> =>
  writeWhole(jsonFile(folder), reportText(report))

/** Writes the report as a page. */
export const writePage = async (folder: string, report: Report, isRunning = false): Promise<E.Either<string, void>> =>
  writeWhole(htmlFile(folder), await htmlReport(report, isRunning))
