/** Tries the tests on small changes: Stryker makes each change again and runs the tests that reach it. */
import { readFileSync } from 'node:fs'
import type { StrykerReport } from '../record.ts'
import { runStryker } from '../runStryker.ts'
import type { SmallChange } from './instrumented.ts'

const CONFIG = 'packages/mutation/src/sampled/stryker.config.mjs'
/** The report file, as set in `stryker.config.mjs`. */
const REPORT = 'node_modules/.mutation/sampled.json'

const range = ({ file, line, column, end }: SmallChange): string =>
  `${file}:${line}:${column - 1}-${end.line}:${end.column - 1}`

/** A change as the plugin reads it: its file, its place, and its replacement. */
const placed = ({ file, line, column, end, replacement }: SmallChange) =>
  [file, [line, column, end.line, end.column], replacement] as const

/** A key that is equal for changes that put the same text at the same place of a file. */
const keyOf = (file: string, place: readonly number[], replacement: string): string =>
  JSON.stringify([file, place, replacement])

/** The ids of the changes for which a test fails, or does not end. */
export const foundByTests = (changes: readonly SmallChange[]): ReadonlySet<string> => {
  if (changes.length === 0) return new Set()
  const options = ['--mutate', changes.map(range).join(',')]
  const environment = { DRAWN_CHANGES: JSON.stringify(changes.map(placed)) }
  if (runStryker(CONFIG, options, ['ignore', process.stderr, 'inherit'], environment) !== 0)
    throw new Error('Stryker could not run the tests; the errors are above.')
  const { files }: StrykerReport = JSON.parse(readFileSync(REPORT, 'utf8'))
  const found = new Set(
    Object.entries(files).flatMap(([file, { mutants }]) =>
      mutants.flatMap(({ replacement = '', status, location: { start, end } }) =>
        status === 'Killed' || status === 'Timeout'
          ? [keyOf(file, [start.line, start.column, end.line, end.column], replacement)]
          : [],
      ),
    ),
  )
  return new Set(changes.flatMap((change) => (found.has(keyOf(...placed(change))) ? [change.id] : [])))
}
