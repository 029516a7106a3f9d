/** The actions that a turn still offers, and why it does not offer the others. */
export { type BudgetItem, type BudgetReason, type BudgetStatus, budgetAt } from './budget.ts'
export { countInWords, noteOn, rulesInWords, STATUS_SHAPES } from './budgetInWords.ts'
