/** A state of the drawn chart with its count: its color, its hint, and the badges on its edge and at its events. */
import { type Area, type ChartGraph, type ChartTransition, escapeXml, hintOf, listInside } from 'ptcg-turn-engine/chart'
import type { Tally } from '../coverage/tally.ts'
import { areaIn, attributeIn, withAttributes, withHint } from './drawnLine.ts'
import { countFor, shortFigure, some, times } from './figures.ts'
import { type HeatScale, heatOf } from './heat.ts'
import { eventName, stateName, unreachedInside } from './stateNames.ts'

export interface Coloring {
  readonly tally: Tally
  readonly scale: HeatScale
  /** The whole chart, even if the picture leaves out the insides of states. */
  readonly whole: ChartGraph
}

/** A state with its words, and the badges that are drawn above everything else. */
export interface ColoredState extends Area {
  readonly path: string
  readonly heat: string
  readonly line: string
  readonly badges: string
}

/** The kinds of badges: for something that games have reached, and for something that none has. */
type Kind = 'some' | 'none'

interface Badge {
  readonly svg: string
  readonly width: number
}

interface Place {
  /** The distance of the badge from the right side of the box. */
  readonly right: number
  /** The distance of the badge above the box. */
  readonly above: number
}

/** A count at the upper right corner of a box. */
export const badge = (area: Area, text: string, kind: Kind, { right, above }: Place): Badge => {
  const width = Math.ceil(text.length * 6.3 + 12)
  const x = Math.round(area.x + area.width - right - width)
  const y = Math.round(area.y - above)
  const words = `<text x="${x + width / 2}" y="${y + 11.5}">${escapeXml(text)}</text>`
  return {
    width,
    svg: `<g class="badge ${kind}"><rect x="${x}" y="${y}" width="${width}" height="16" rx="8"/>${words}</g>`,
  }
}

const badgesOf = (area: Area, count: number, unreached: number): string => {
  if (count === 0) return badge(area, 'never', 'none', { right: 8, above: 8 }).svg
  const entered = badge(area, shortFigure(count), 'some', { right: 8, above: 8 })
  return unreached === 0
    ? entered.svg
    : `${entered.svg}${badge(area, `${unreached} never`, 'none', { right: entered.width + 12, above: 8 }).svg}`
}

export const transitionHint = (transition: ChartTransition, tally: Tally): string =>
  `${eventName(transition)}: ${hintOf(transition)} – taken ${times(countFor(tally.transitions, transition.id))}`

/** An event that is written inside its state's box. */
const listedEvent = (words: string, transition: ChartTransition, { tally, scale }: Coloring): string => {
  const count = countFor(tally.transitions, transition.id)
  const marked = withAttributes(words, { 'data-transition': transition.id, 'data-heat': heatOf(scale, count) })
  const many = `<tspan class="many" dx="7">${count > 0 ? shortFigure(count) : 'never'}</tspan>`
  return withHint(marked, [transitionHint(transition, tally)]).replace('</text>', () => `${many}</text>`)
}

/** True if the transition has its own line in the box of its state. */
const hasLine = ({ event, source, target }: ChartTransition): boolean =>
  event !== null || (target !== null && target !== source)

/** Colors a state of the picture. */
export const coloredState = (line: string, graph: ChartGraph, coloring: Coloring): ColoredState => {
  const { tally, scale, whole } = coloring
  const path = attributeIn(line, 'data-state') ?? ''
  const area = areaIn(line)
  const isRoot = path === ''
  const state = graph.states.find((one) => one.path === path)
  const isOuter = state?.kind === 'compound'
  const count = countFor(tally.states, path)
  const heat = isRoot ? 'whole' : heatOf(scale, count)
  const events = listInside(graph, path).filter(hasLine)
  let next = 0
  const words = line.replace(/<text class="event".*?<\/text>/g, (text) => {
    const transition = events[next]
    next += 1
    return transition === undefined ? text : listedEvent(text, transition, coloring)
  })
  const says = `${stateName(whole, path)}: ${state === undefined ? '' : hintOf(state)}`
  const unreached = isOuter || count === 0 ? 0 : unreachedInside(whole, tally, path)
  const hints = [
    isRoot ? says : `${says} – entered ${times(count)}`,
    ...(unreached === 0
      ? []
      : [`${some(unreached, 'state or transition', 'states and transitions')} of it never reached`]),
  ]
  return {
    ...area,
    path,
    heat,
    line: withAttributes(withHint(words, hints), { 'data-heat': heat }),
    badges: isRoot ? '' : badgesOf(area, count, unreached),
  }
}
