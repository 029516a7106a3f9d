/** Writes the statechart as text for other tools, or as a picture. */
import { type ChartGraph, chartGraph, toMermaid, toScxml, toSvg } from 'ptcg-turn-engine/chart'
import { placesOfGame } from 'ptcg-turn-engine/game-chart'
import { gameChart } from 'ptcg-turn-engine/machines'
import { writeWhole } from 'ptcg-turn-engine-fuzz/internal/campaign/file'
import type { ChartDetail, ChartOptions, Format } from './chart.ts'
import { orSentence } from './orSentence.ts'
import { startable } from './startable.ts'

const WRITERS: { readonly [One in Format]: (graph: ChartGraph, detail: ChartDetail) => string | Promise<string> } = {
  mermaid: (graph, detail) => toMermaid(graph, { detail }),
  svg: (graph, detail) => toSvg(graph, { detail, places: placesOfGame(detail) }),
  json: (graph) => JSON.stringify(startable(graph), null, 2),
  scxml: (graph) => toScxml(graph),
}

/** Writes the chart to the file `output`, or to standard output. */
export const writeChart = async ({ format, detail, output }: ChartOptions): Promise<void> => {
  const text = await WRITERS[format](chartGraph(gameChart), detail)
  if (output === undefined) {
    process.stdout.write(`${text}\n`)
    return
  }
  orSentence(writeWhole(output, text))
}
