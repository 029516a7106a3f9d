/** Reads JSON with a schema, and stops when there are too many problems. */
import type * as v from 'valibot'

/**
 * The number of issues after which reading stops. Valid JSON has issues too: where a schema has alternatives, each alternative that does
 * not fit adds an issue.
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

/** The value that a schema reads from JSON, or the issues found before reading stopped. */
export const readShape = <Output>(
  schema: v.GenericSchema<unknown, Output>,
  json: unknown,
): Shaped<Output> | Misshapen => {
  let issues = 0
  // Schemas read `lang` for each issue that they add, and `abortEarly` to decide whether to go on.
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
