/** The drawn chart with its counts: every state and transition gets a color, a count, and a hint with the exact number. */

import { arrowsOf, arrowWriting, type ChartGraph, overview, toSvg } from 'ptcg-turn-engine/chart'
import { placesOfGame } from 'ptcg-turn-engine/game-chart'
import { memoize } from 'ptcg-turn-engine/internal/game/board/memoize'
import { badge, type ColoredState, type Coloring, coloredState, transitionHint } from './coloredState.ts'
import { areaIn, attributeIn, withAttributes, withHint } from './drawnLine.ts'
import { countFor, shortFigure } from './figures.ts'
import { heatOf } from './heat.ts'

/** The attributes, hints and count of an arrow and its label. */
interface ColoredArrow {
  readonly marks: Readonly<Record<string, string | null>>
  readonly hints: readonly string[]
  readonly count: number
  readonly hasLabel: boolean
}

const arrowsIn = (graph: ChartGraph, full: boolean, { tally, scale }: Coloring): ReadonlyMap<string, ColoredArrow> =>
  new Map(
    arrowsOf(graph, !full).map((arrow) => {
      const counts = arrow.transitions.map(({ id }) => countFor(tally.transitions, id))
      const count = counts.reduce((sum, one) => sum + one, 0)
      const ids = arrow.transitions.map(({ id }) => id).join(' ')
      const marks = {
        'data-transition': ids,
        'data-heat': heatOf(scale, count),
        'data-partly': count > 0 && counts.includes(0) ? 'never' : null,
      }
      const hints = arrow.transitions.map((transition) => transitionHint(transition, tally))
      return [ids, { marks, hints, count, hasLabel: arrowWriting(arrow, full).length > 0 }]
    }),
  )

/** Adds the path of an arrow again, wide and invisible, as a target for the pointer. */
const easyToPointAt = (line: string): string => {
  const path = /<path d="[^"]*"/.exec(line)?.[0]
  return path === undefined ? line : line.replace(/<\/g>$/, () => `${path} class="near"/></g>`)
}

const coloredArrow = (line: string, arrow: ColoredArrow | undefined): string =>
  arrow === undefined
    ? line
    : easyToPointAt(withAttributes(withHint(line, arrow.hints).replace(/ data-transition="[^"]*"/, ''), arrow.marks))

const coloredLabel = (line: string, arrow: ColoredArrow | undefined): string => {
  if (arrow === undefined) return line
  const { marks, hints, count } = arrow
  const many = badge(areaIn(line), count > 0 ? shortFigure(count) : 'never', count > 0 ? 'some' : 'none', {
    right: -4,
    above: 13,
  })
  return withAttributes(withHint(line, hints), marks).replace(/<\/g>$/, () => `${many.svg}</g>`)
}

/** Makes the ids of arrow markers unique: they are global to the page, which has two pictures. */
const withNamesOfItsOwn = (line: string, prefix: string): string =>
  line.replace(/<marker id="/g, `<marker id="${prefix}-`).replace(/url\(#/g, `url(#${prefix}-`)

/** Draws each picture only once, since the pictures do not depend on the counts. */
const drawn = {
  full: memoize((graph: ChartGraph) => toSvg(graph, { detail: 'full', places: placesOfGame('full') })),
  overview: memoize((graph: ChartGraph) => toSvg(graph, { detail: 'overview', places: placesOfGame('overview') })),
} as const

/** The picture without its style sheet: the page has its own. */
const withoutStyle = (svg: string): string => svg.replace(/<style>.*?<\/style>\n/s, '')

/** Draws the chart with its counts. */
export const coloredChart = async (detail: 'full' | 'overview', coloring: Coloring): Promise<string> => {
  const full = detail === 'full'
  const graph = full ? coloring.whole : overview(coloring.whole)
  const picture = withoutStyle(await drawn[detail](coloring.whole))
  const arrows = arrowsIn(graph, full, coloring)
  const states: ColoredState[] = []
  /** The arrows whose labels have not been drawn yet. Labels are drawn in the order of their arrows. */
  const labeled: ColoredArrow[] = []
  const colored = picture.split('\n').flatMap((line): readonly string[] => {
    if (line.startsWith('<title>')) return []
    if (line.startsWith('<g class="state ')) {
      const state = coloredState(line, graph, coloring)
      states.push(state)
      return [state.line]
    }
    if (line.startsWith('<g class="arrow ')) {
      const arrow = arrows.get(attributeIn(line, 'data-transition') ?? '')
      if (arrow?.hasLabel) labeled.push(arrow)
      return [withNamesOfItsOwn(coloredArrow(line, arrow), detail)]
    }
    if (line.startsWith('<g class="label ')) return [coloredLabel(line, labeled.shift())]
    if (line === '</svg>') return [...states.map(({ badges }) => badges).filter(Boolean), line]
    return [withNamesOfItsOwn(line, detail)]
  })
  return colored.join('\n').trim()
}
