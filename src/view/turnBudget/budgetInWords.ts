/** The budget of a turn for display: a shape for each status, and short texts for counts and rules. */
import type { BudgetCount, BudgetItem, BudgetStatus } from './budget.ts'

/** A tick, a ring, a full disc, a barred circle, in a 14 by 14 box: the shape is clear without color. */
export const STATUS_SHAPES: { readonly [Status in BudgetStatus]: string } = {
  available: 'M2.5 7.5l3 3.5 6-8',
  unused: 'M7 2.5a4.5 4.5 0 1 0 0.01 0z',
  used: 'M7 3a4 4 0 1 0 0.01 0z',
  blocked: 'M7 1.5a5.5 5.5 0 1 0 0.01 0zM3.2 10.8l7.6-7.6',
}

export const countInWords = ({ used, of }: BudgetCount): string => (of === null ? `${used}, no limit` : `${used}/${of}`)

/** The first rule, with a mark if there are others; the sentences name all of them. */
export const rulesInWords = ([{ rule }, ...others]: BudgetItem['reasons']): string =>
  others.some((one) => one.rule !== rule) ? `${rule} +` : rule

const NOTHING_TO_DO = 'Nothing can be done with it just now.'

/** A note on actions that are still allowed but have no legal event; null if there is nothing to note. */
export const noteOn = ({ status }: Pick<BudgetItem, 'status'>): string | null =>
  status === 'unused' ? NOTHING_TO_DO : null
