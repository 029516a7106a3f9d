/** Draws a laid-out chart as the text of an SVG picture. The picture is self-contained and follows dark mode. */
import { pathAlong } from './arrowPath.ts'
import type { ChartGraph } from './graph.ts'
import type { Box, Layout, Point, Route } from './layout.ts'
import { DOT, INSET } from './layout.ts'
import { heightOf, LETTERINGS, type TextLine, WORD_GAP } from './lettering.ts'
import { STYLE } from './style.ts'
import { hintOf } from './writing.ts'

export const escapeXml = (words: string): string =>
  words.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`).replace(/\p{Cc}/gu, ' ')

const number = (value: number): string => String(Math.round(value * 10) / 10)

const titled = (hint: string | undefined): string => (hint ? `<title>${escapeXml(hint)}</title>` : '')

/** Draws lines of text below each other, starting at the given point. */
const written = (lines: readonly TextLine[], { x, y }: Point): string => {
  let below = y
  const drawn = lines.map((line) => {
    const baseline = below + heightOf(line) / 2 + LETTERINGS[line.lettering].size * 0.35
    below += heightOf(line)
    if (line.text === '') return ''
    const at = `x="${number(x)}" y="${number(baseline)}"`
    const then = line.then
      ? `<tspan class="${line.then.lettering}" dx="${WORD_GAP}">${escapeXml(line.then.text)}</tspan>`
      : ''
    return `<text class="${line.lettering}" ${at}>${titled(line.hint)}${escapeXml(line.text)}${then}</text>`
  })
  return drawn.join('')
}

const rectangle = (area: Point & { readonly width: number; readonly height: number }, radius: number): string =>
  `<rect x="${number(area.x)}" y="${number(area.y)}" width="${number(area.width)}" height="${number(area.height)}" rx="${radius}"/>`

const boxDrawn = (box: Box, takesEvents: boolean): string => {
  const { state, depth } = box
  const inner = { x: box.x + 3, y: box.y + 3, width: box.width - 6, height: box.height - 6 }
  const isSignpost = depth === 0 && state.kind !== 'compound'
  const kinds = [
    'state',
    state.kind,
    takesEvents ? 'asks' : 'passes',
    depth % 2 === 0 ? 'even' : 'odd',
    isSignpost ? 'signpost' : '',
  ]
  const outline = rectangle(box, state.kind === 'compound' ? 14 : 9)
  const frame = state.kind === 'final' ? `${outline}${rectangle(inner, 7)}` : outline
  const words = written(box.lines, { x: box.x + INSET.x, y: box.y + INSET.y })
  const name = state.path === '' ? state.key : state.path
  return `<g class="${kinds.filter(Boolean).join(' ')}" data-state="${escapeXml(state.path)}">${titled(`${name}: ${hintOf(state)}`)}${frame}${words}</g>`
}

const kindOf = ({ arrow }: Route): string => {
  if (arrow === null) return 'first'
  return arrow.transitions.some(({ event }) => event !== null) ? 'sent' : 'automatic'
}

const attributesOf = (route: Route): string =>
  route.arrow ? ` data-transition="${escapeXml(route.arrow.transitions.map(({ id }) => id).join(' '))}"` : ''

const hintsOf = ({ arrow }: Route): string => (arrow ? arrow.transitions.map(hintOf).join('\n') : '')

const lineDrawn = (route: Route): string => {
  const kind = kindOf(route)
  const line = `<path d="${pathAlong(route.points)}" marker-end="url(#${kind === 'sent' ? 'sent' : 'automatic'})"/>`
  return `<g class="arrow ${kind}"${attributesOf(route)}>${titled(hintsOf(route))}${line}</g>`
}

const labelDrawn = (route: Route): string => {
  if (route.label === null || route.lines.length === 0) return ''
  const words = written(route.lines, { x: route.label.x + 6, y: route.label.y + 3 })
  return `<g class="label ${kindOf(route)}">${titled(hintsOf(route))}${rectangle(route.label, 6)}${words}</g>`
}

const HEAD = '<path d="M0 0L8 4L0 8L2 4z"/></marker>'
const markerOf = (id: string): string =>
  `<marker id="${id}" class="${id}" viewBox="0 0 8 8" refX="7.5" refY="4" markerWidth="8" markerHeight="8" orient="auto" markerUnits="userSpaceOnUse">${HEAD}`

/** Returns the text of the SVG picture. The same layout gives the same bytes. */
export const drawChart = (graph: ChartGraph, { width, height, boxes, dots, routes }: Layout): string => {
  const asking = new Set(graph.transitions.filter(({ event }) => event !== null).map(({ source }) => source))
  const root = graph.states.find(({ parent }) => parent === null)
  const about = escapeXml(`Statechart of ${root?.path || graph.id}. ${root?.description ?? ''}`.trim())
  const dot = ({ x, y }: Point): string => `<circle class="dot" cx="${number(x)}" cy="${number(y)}" r="${DOT / 2}"/>`
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" aria-label="${about}">`,
    `<title>${about}</title>`,
    `<style>${STYLE}</style>`,
    `<defs>${markerOf('sent')}${markerOf('automatic')}</defs>`,
    `<rect class="ground" width="${width}" height="${height}"/>`,
    ...boxes.map((box) => boxDrawn(box, asking.has(box.state.path))),
    ...dots.map(dot),
    ...routes.map(lineDrawn),
    ...routes.map(labelDrawn).filter(Boolean),
    '</svg>',
  ].join('\n')}\n`
}
