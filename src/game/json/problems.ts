/** Lists the problems with a file, up to a maximum number. */

import type * as v from 'valibot'
import * as E from '#fp-ts/Either'
import type * as RNEA from '#fp-ts/ReadonlyNonEmptyArray'
import { LIMITS } from './limits.ts'
import { type JsonProblem, problemsOf } from './problem.ts'

/** The problems with JSON from outside: at least one. */
export type Problems = RNEA.ReadonlyNonEmptyArray<JsonProblem>

/** The problems with the shape of a file, one sentence each. */
export const shapeProblems = (issues: readonly v.BaseIssue<unknown>[]): Problems => {
  const [first, ...rest] = issues.flatMap((issue) => problemsOf(issue))
  const more = rest.length - LIMITS.problems
  const listed = rest.slice(0, LIMITS.problems)
  return [
    first ?? { path: '', message: 'The file has the wrong shape.' },
    ...(more > 0 ? [...listed, { path: '', message: `There are at least ${more} more problems of shape.` }] : listed),
  ]
}

/** Returns the problems on the left if there are any, else the value on the right. */
export const orProblems = <Value>(problems: readonly JsonProblem[], value: () => Value): E.Either<Problems, Value> =>
  problems.length > 0 ? E.left(problems as unknown as Problems) : E.right(value())
