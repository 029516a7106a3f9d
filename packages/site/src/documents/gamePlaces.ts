/** Computes the layouts of the game's chart and writes them as a source file, because computing them takes seconds. */

import { chartGraph, findPlaces, overview } from 'ptcg-turn-engine/chart'
import { gameChart } from 'ptcg-turn-engine/machines'

/** A value as JSON in a TypeScript string literal. */
const text = (value: object): string => `'${JSON.stringify(value).replace(/[\\']/g, '\\$&')}'`

export const gamePlaces = async (): Promise<string> => {
  const graph = chartGraph(gameChart)
  const full = await findPlaces(graph, { full: true })
  const distant = await findPlaces(overview(graph), { full: false })
  return `/** The places of everything on the pictures of the game's chart. Written by \`npm run docs\`. */
export const GAME_PLACES = {
  full: ${text(full)},
  overview: ${text(distant)},
} as const
`
}
