/** Models what is wrong with a file: where, and one sentence. */
import * as v from 'valibot'

/** One thing that is wrong. `path` is where in the JSON, empty for the whole. */
export interface FileProblem {
  readonly path: string
  readonly message: string
}

/** More problems than this are not listed one by one. */
const MOST_PROBLEMS = 50
const MOST_CHARACTERS = 120

const shortened = (text: string): string =>
  text.length <= MOST_CHARACTERS ? text : `${text.slice(0, MOST_CHARACTERS)}…`

/** The issues of a schema as problems, one sentence each. */
export const schemaProblems = (issues: readonly v.BaseIssue<unknown>[]): readonly FileProblem[] => {
  const problems = issues.slice(0, MOST_PROBLEMS).map((issue) => {
    const path = shortened(v.getDotPath(issue) ?? '')
    const expected = shortened(issue.expected ?? 'something else')
    return {
      path,
      message: `${path === '' ? 'The file' : path} should be ${expected} but is ${shortened(issue.received)}.`,
    }
  })
  const more = issues.length - problems.length
  return more > 0 ? [...problems, { path: '', message: `There are ${more} more problems of this kind.` }] : problems
}

/** JSON nested deeper than this is refused before it is read. */
const DEEPEST = 200

/** Whether a value is nested too deep to be read safely. Walks without recursion. */
export const isTooDeep = (value: unknown): boolean => {
  let level: readonly unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
  }
  return false
}
