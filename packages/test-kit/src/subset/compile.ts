/** Compiles any chart to its table, or reports everything in the chart that a table cannot express. */
import * as E from 'fp-ts/lib/Either.js'
import * as RA from 'fp-ts/lib/ReadonlyArray.js'
import type * as RNEA from 'fp-ts/lib/ReadonlyNonEmptyArray.js'
import { type ChartTable, chartTableOf } from 'ptcg-turn-engine/internal/engine/stepper/table'
import type { WrittenState } from 'ptcg-turn-engine/internal/engine/stepper/writtenChart'
import type { AnyStateMachine } from 'xstate'
import { idleRows } from './idleRows.ts'
import { type ChartNames, type ChartProblem, subsetProblems } from './subset.ts'

/** Compiles a machine: the table of its chart, or every problem of it with the state's path and the reason. Never throws. */
export const compile = (
  machine: AnyStateMachine,
  names: ChartNames,
): E.Either<RNEA.ReadonlyNonEmptyArray<ChartProblem>, ChartTable> => {
  const problems = subsetProblems(machine, names)
  if (RA.isNonEmpty(problems)) return E.left(problems)
  const read = E.tryCatch(
    () => chartTableOf(machine.config as unknown as WrittenState),
    (error): ChartProblem => ({ path: '', message: (error as Error).message }),
  )
  if (E.isLeft(read)) return E.left([read.left])
  const idle = idleRows(read.right)
  return RA.isNonEmpty(idle) ? E.left(idle) : read
}
