/** The drawn chart with its counts: every state and transition gets a color, a count, and a hint with the exact number. */

import { arrowsOf, arrowWriting, type ChartGraph, overview, toSvg } from 'ptcg-turn-engine/chart'
import { placesOfGame } from 'ptcg-turn-engine/game-chart'
import { memoize } from 'ptcg-turn-engine/internal/game/board/memoize'
import { badge, type ColouredState, type Colouring, colouredState, transitionHint } from './colouredState.ts'
import { areaIn, attributeIn, withAttributes, withHint } from './drawnLine.ts'
import { countFor, shortFigure } from './figures.ts'
import { heatOf } from './heat.ts'

/** The attributes, hints and count of an arrow and its label. */
interface ColouredArrow {
  readonly marks: Readonly<Record<string, string | null>>
  readonly hints: readonly string[]
  readonly count: number
  readonly hasLabel: boolean
}

const arrowsIn = (graph: ChartGraph, full: boolean, { tally, scale }: Colouring): ReadonlyMap<string, ColouredArrow> =>
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

const colouredArrow = (line: string, arrow: ColouredArrow | undefined): string =>
  arrow === undefined
    ? line
    : easyToPointAt(withAttributes(withHint(line, arrow.hints).replace(/ data-transition="[^"]*"/, ''), arrow.marks))

const colouredLabel = (line: string, arrow: ColouredArrow | undefined): string => {
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
export const colouredChart = async (detail: 'full' | 'overview', colouring: Colouring): Promise<string> => {
  const full = detail === 'full'
  const graph = full ? colouring.whole : overview(colouring.whole)
  const picture = withoutStyle(await drawn[detail](colouring.whole))
  const arrows = arrowsIn(graph, full, colouring)
  const states: ColouredState[] = []
  /** The arrows whose labels have not been drawn yet. Labels are drawn in the order of their arrows. */
  const labelled: ColouredArrow[] = []
  const coloured = picture.split('\n').flatMap((line): readonly string[] => {
    if (line.startsWith('<title>')) return []
    if (line.startsWith('<g class="state ')) {
      const state = colouredState(line, graph, colouring)
      states.push(state)
      return [state.line]
    }
    if (line.startsWith('<g class="arrow ')) {
      const arrow = arrows.get(attributeIn(line, 'data-transition') ?? '')
      if (arrow?.hasLabel) labelled.push(arrow)
      return [withNamesOfItsOwn(colouredArrow(line, arrow), detail)]
    }
    if (line.startsWith('<g class="label ')) return [colouredLabel(line, labelled.shift())]
    if (line === '</svg>') return [...states.map(({ badges }) => badges).filter(Boolean), line]
    return [withNamesOfItsOwn(line, detail)]
  })
  return coloured.join('\n').trim()
}
