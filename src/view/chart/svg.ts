/** Makes an SVG picture of a chart: computes its layout and draws it. */
import { drawChart } from './draw.ts'
import type { ChartGraph } from './graph.ts'
import { layOut } from './layout.ts'
import { overview } from './overview.ts'
import { part } from './part.ts'
import type { Places } from './places.ts'

export interface SvgOptions {
  /** `full`: every state, with clauses and actions. `overview`: the outer states and the names of events. */
  readonly detail: 'full' | 'overview'
  /** The path of the only state to draw. Signposts show where its transitions lead. */
  readonly within?: string
  /** The layout of this very picture from an earlier run. Default: it is computed, which takes seconds. */
  readonly places?: Places
}

/** The picture as the text of an SVG file. */
export const toSvg = async (
  whole: ChartGraph,
  { detail, within, places }: SvgOptions = { detail: 'full' },
): Promise<string> => {
  const full = detail === 'full'
  const seen = full ? whole : overview(whole)
  const graph = within === undefined ? seen : part(seen, within)
  return drawChart(graph, await layOut(graph, { full, places }))
}
