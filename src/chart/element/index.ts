/** The chart for any page: the element `<ptcg-turn-chart>`, and the chart of a machine as it wants it. */
export { chartGraph } from '../graph.ts'
export { layOutSteps, type SeenLayout } from './seen.ts'
export { defineTurnChart, TurnChart } from './turnChart.ts'
