/** Tries the tests on small changes: Stryker makes each of them once more and runs the tests that come by it. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { SmallChange } from './instrumented.ts'

const STRYKER = 'node_modules/@stryker-mutator/core/bin/stryker.js'
/** Where `stryker.config.mjs` has the report written. */
const REPORT = 'node_modules/.mutation/sampled.json'

interface Report {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly mutants: readonly {
          readonly mutatorName: string
          readonly replacement?: string
          readonly status: string
          readonly location: {
            readonly start: { readonly line: number; readonly column: number }
            readonly end: { readonly line: number; readonly column: number }
          }
        }[]
      }
    >
  >
}

const range = ({ file, line, column, end }: SmallChange): string =>
  `${file}:${line}:${column - 1}-${end.line}:${end.column - 1}`

const keyOf = (file: string, kind: string, place: readonly number[], replacement: string): string =>
  JSON.stringify([file, kind, place, replacement])

/** The ids of the changes for which a test fails, or does not end. */
export const foundByTests = (changes: readonly SmallChange[]): ReadonlySet<string> => {
  if (changes.length === 0) return new Set()
  const options = ['run', 'test/mutation/sampled/stryker.config.mjs', '--mutate', changes.map(range).join(',')]
  const { status } = spawnSync(process.execPath, [STRYKER, ...options], {
    stdio: ['ignore', process.stderr, 'inherit'],
  })
  if (status !== 0) throw new Error('Stryker could not run the tests; what went wrong stands above.')
  const { files }: Report = JSON.parse(readFileSync(REPORT, 'utf8'))
  const found = new Set(
    Object.entries(files).flatMap(([file, { mutants }]) =>
      mutants.flatMap(({ mutatorName, replacement = '', status: came, location: { start, end } }) =>
        came === 'Killed' || came === 'Timeout'
          ? [keyOf(file, mutatorName, [start.line, start.column, end.line, end.column], replacement)]
          : [],
      ),
    ),
  )
  return new Set(
    changes.flatMap(({ id, file, kind, line, column, end, replacement }) =>
      found.has(keyOf(file, kind, [line, column, end.line, end.column], replacement)) ? [id] : [],
    ),
  )
}
