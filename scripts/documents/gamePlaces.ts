/** Lays out the chart of the game and writes where everything goes: a file of the program, since that takes seconds each time. */
import { gameChart } from '../../machines/gameChart.ts'
import { chartGraph } from '../../src/view/chart/graph.ts'
import { findPlaces } from '../../src/view/chart/layout.ts'
import { overview } from '../../src/view/chart/overview.ts'

/** A line of JSON as a text of TypeScript. */
const text = (value: object): string => `'${JSON.stringify(value).replace(/[\\']/g, '\\$&')}'`

export const gamePlaces = async (): Promise<string> => {
  const graph = chartGraph(gameChart)
  const full = await findPlaces(graph, { full: true })
  const distant = await findPlaces(overview(graph), { full: false })
  return `/** Where everything on the pictures of the game's chart goes. Written by \`npm run docs\`. */
export const GAME_PLACES = {
  full: ${text(full)},
  overview: ${text(distant)},
} as const
`
}
