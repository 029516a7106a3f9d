/** Reads JSON by a schema, and stops looking where there are more problems than anybody reads. */
import type * as v from 'valibot'

/**
 * Issues after which nothing more is looked at. What is one of several shapes has an issue for each shape that it is not, so
 * JSON without any problem has issues on the way.
 */
const MOST_ISSUES = 2000

interface Shaped<Output> {
  readonly success: true
  readonly output: Output
}
interface Misshapen {
  readonly success: false
  readonly issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]
}

/** What JSON is by a schema, or the issues that were found before there were too many. */
export const readShape = <Output>(
  schema: v.GenericSchema<unknown, Output>,
  json: unknown,
): Shaped<Output> | Misshapen => {
  let issues = 0
  // The schemas ask for the language of each issue they make, and whether to go on after it.
  const dataset = schema['~run'](
    { value: json },
    {
      get lang() {
        issues += 1
        return undefined
      },
      get abortEarly() {
        return issues > MOST_ISSUES
      },
    },
  )
  const [first, ...others] = dataset.issues ?? []
  return first === undefined
    ? { success: true, output: dataset.value as Output }
    : { success: false, issues: [first, ...others] }
}
