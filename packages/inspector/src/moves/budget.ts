/** The budget of a turn in the inspector: each item and reason with the tokens that it highlights. */

import type { Snapshot } from 'ptcg-turn-engine'
import * as lower from 'ptcg-turn-engine/turn-budget'
import type { About } from '../selection.ts'

/** The legend of the signs in the panel of the turn budget. */
export const BUDGET_SIGNS =
  '✓\u00a0may be done · ●\u00a0used\u00a0up · ○\u00a0nothing to do it with · ⊘\u00a0cannot be done now. Click a line for the reason.'

type With<Part> = Part & { readonly about: readonly About[] }

export type SelectableBudgetReason = With<lower.BudgetReason>

export type SelectableBudgetItem = With<
  Omit<lower.BudgetItem, 'reasons'> & {
    readonly reasons: readonly [SelectableBudgetReason, ...SelectableBudgetReason[]]
  }
>

export type SelectableBudget =
  | { readonly between: string }
  | {
      readonly between: null
      readonly player: string
      readonly turn: number
      readonly items: readonly SelectableBudgetItem[]
    }

const reasonAbout = (reason: lower.BudgetReason): SelectableBudgetReason => ({
  ...reason,
  about: [`rule:${reason.rule}`, ...(reason.clause === null ? [] : [`clause:${reason.clause}` as const])],
})

const itemAbout = (item: lower.BudgetItem): SelectableBudgetItem => {
  const [first, ...others] = item.reasons
  return {
    ...item,
    reasons: [reasonAbout(first), ...others.map(reasonAbout)],
    about: [`event:${item.type}`, `transition:${item.transition}`],
  }
}

/** The budget of the turn at a moment, for the player whose turn it is. */
export const selectableBudgetAt = (snapshot: Snapshot): SelectableBudget => {
  const now = lower.budgetAt(snapshot)
  return now.between === null ? { ...now, items: now.items.map(itemAbout) } : now
}
