/** The elements of the game for any page: `<ptcg-turn-chart>`, `<ptcg-turn-budget>`, their properties and events. */

export type { Arrangement, Design } from 'ptcg-turn-engine/chart'
export { type ChartGraph, chartGraph } from 'ptcg-turn-engine/chart'
export type { BudgetStatus } from 'ptcg-turn-engine/turn-budget'
export type { TurnBudgetAttributes, TurnChartAttributes } from './attributes.ts'
export { type BudgetSelection, defineTurnBudget, TurnBudget, type TurnBudgetEvents } from './budget/turnBudget.ts'
export type { TurnChartEvents } from './chart/events.ts'
export type { MarkedElement } from './chart/markedElement.ts'
export type { ChartSnapshot } from './chart/reads.ts'
export { layOutSteps, type SeenLayout } from './chart/seen.ts'
export { TurnChart } from './chart/turnChart.ts'
export type { WatchedGame } from './chart/watching.ts'
export { defineElements, defineTurnChart } from './defineElements.ts'
