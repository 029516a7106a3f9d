/** The record of a run of Stryker: the number of mutants found in each file, and every mutant that was not found. */
import { dirname } from 'node:path'

/** The results of the mutants of a file or a folder. */
export interface MutantTally {
  readonly of: string
  readonly mutants: number
  /** The number of mutants for which a test failed. */
  readonly killed: number
  /** The number of mutants for which the tests did not end in time. */
  readonly timedOut: number
  readonly survived: number
}

/** A mutant that no test found: its line of code, and the change in it. */
export interface Survivor {
  readonly file: string
  readonly line: string
  readonly change: string
  /** The number of mutants of the file with the same line and change. */
  readonly times: number
}

export interface MutationRecord {
  /** The counts of mutants, one tally for each file. */
  readonly tallies: readonly MutantTally[]
  readonly survivors: readonly Survivor[]
}

interface Place {
  readonly line: number
  readonly column: number
}

/** The parts of Stryker's own report that are read. */
export interface StrykerReport {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly source: string
        readonly mutants: readonly {
          readonly status: string
          readonly replacement?: string
          readonly location: { readonly start: Place; readonly end: Place }
        }[]
      }
    >
  >
}

const oneLine = (code: string): string => code.replace(/\s+/g, ' ').trim()

/** The code between two places; lines and columns count from 1. */
const between = (source: string, start: Place, end: Place): string => {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = lines.length - 1
  return lines
    .map((line, index) => line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined))
    .join('\n')
}

/** The statuses of survivors. Stryker calls a mutant that no test reaches `NoCoverage`. */
const SURVIVED: readonly string[] = ['Survived', 'NoCoverage']

const survivorsOf = (file: string, { source, mutants }: StrykerReport['files'][string]): readonly Survivor[] => {
  const alike = new Map<string, Survivor>()
  for (const { status, replacement = '', location } of mutants) {
    if (!SURVIVED.includes(status)) continue
    const line = oneLine(source.split('\n')[location.start.line - 1] ?? '')
    const change = `${oneLine(between(source, location.start, location.end))} → ${oneLine(replacement)}`
    const key = `${line}\n${change}`
    alike.set(key, { file, line, change, times: (alike.get(key)?.times ?? 0) + 1 })
  }
  return [...alike.values()]
}

const tally = (of: string, statuses: readonly string[]): MutantTally => ({
  of,
  mutants: statuses.length,
  killed: statuses.filter((status) => status === 'Killed').length,
  timedOut: statuses.filter((status) => status === 'Timeout').length,
  survived: statuses.filter((status) => SURVIVED.includes(status)).length,
})

/**
 * The record of a report. Throws if a mutant was neither killed nor timed out nor survived, since that would falsify
 * the score.
 */
export const recordOf = ({ files }: StrykerReport): MutationRecord => {
  const tallies = Object.entries(files).map(([file, { mutants }]) =>
    tally(
      file,
      mutants.map(({ status }) => status),
    ),
  )
  for (const { of, mutants, killed, timedOut, survived } of tallies)
    if (killed + timedOut + survived !== mutants) throw new Error(`Some mutants of ${of} were not tried.`)
  return { tallies, survivors: Object.entries(files).flatMap(([file, report]) => survivorsOf(file, report)) }
}

const sum = (of: string, tallies: readonly MutantTally[]): MutantTally => {
  const all = (key: 'mutants' | 'killed' | 'timedOut' | 'survived'): number =>
    tallies.reduce((total, one) => total + one[key], 0)
  return { of, mutants: all('mutants'), killed: all('killed'), timedOut: all('timedOut'), survived: all('survived') }
}

/** Adds up the tallies of files for each folder. */
export const byFolder = (tallies: readonly MutantTally[]): readonly MutantTally[] =>
  [...new Set(tallies.map(({ of }) => dirname(of)))].map((folder) =>
    sum(
      folder,
      tallies.filter(({ of }) => dirname(of) === folder),
    ),
  )

/** The sum of all tallies. */
export const overall = (tallies: readonly MutantTally[]): MutantTally => sum('all', tallies)

/** The share of mutants that were found, in percent. */
export const score = ({ mutants, survived }: MutantTally): number =>
  mutants === 0 ? 0 : (100 * (mutants - survived)) / mutants
