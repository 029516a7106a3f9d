/** Writes the layout of the game's chart with the words of players, so that no page lays that chart out. */
import { stepsOnly } from 'ptcg-turn-engine/chart'
import { GAME_DESIGN, gameInWords } from 'ptcg-turn-engine/game-chart'
import { layOutDesigned } from 'ptcg-turn-engine-inspector/internal/elements/chart/seen'

const HEAD = `/** The layout of the game's chart in words. Written by \`npm run docs\`. */
import type { SeenLayout } from './seen.ts'
`

/** The module that exports the layout. Parsing a string is faster than reading an object literal, and the string stays on one line. */
export const gameLayout = (): string => {
  const layout = layOutDesigned(gameInWords, stepsOnly(gameInWords), GAME_DESIGN)
  return `${HEAD}\nexport const GAME_LAYOUT = JSON.parse(\n  '${JSON.stringify(layout)}',\n) as SeenLayout\n`
}
