/** Draws a chart on a page. The drawing is built once for each layout; afterwards only its marks change. */

import {
  type Area,
  type Arrow,
  arrowsOf,
  type ChartGraph,
  type ChartState,
  type ChartTransition,
  collapse,
  headAt,
  hintOf,
  lineOf,
  nameOfTrigger,
  type Point,
  pathAlong,
  type Size,
  statesOf,
} from 'ptcg-turn-engine/chart'
import { boxWriting } from './boxWriting.ts'
import { buttonDrawn, listingDrawn, rectangle, wordDrawn } from './drawnWords.ts'
import { entryBeside, entryWords } from './entering.ts'
import type { Listing } from './listing.ts'
import { LINE_LENGTH } from './motion.ts'
import {
  type ArrowPiece,
  aboutState,
  aboutTransitions,
  type ClausePiece,
  type Pieces,
  type SelectablePiece,
  type StatePiece,
  type TransitionPiece,
} from './pieces.ts'
import { labelOf, type SeenLayout, type SeenRoute } from './seen.ts'
import { make, write } from './svg.ts'

export interface Drawing extends Pieces, Size {
  readonly graph: ChartGraph
  readonly closed: ReadonlySet<string>
  /** Everything that moves with the camera. */
  readonly content: SVGGElement
}

const DOT = 5

const describe = (name: string, hint: string): SVGElement => write('title', hint === '' ? name : `${name}: ${hint}`)

/** Draws a laid-out chart. */
export const drawing = (whole: ChartGraph, layout: SeenLayout): Drawing => {
  const closed = new Set(layout.closed)
  const graph = collapse(whole, closed)
  const shown = statesOf(graph)
  const arrowOf = new Map(arrowsOf(graph, true).map((arrow) => [arrow.id, arrow]))
  const takesEvents = new Set(graph.transitions.filter(({ event }) => event !== null).map(({ source }) => source))

  const selectable = new WeakMap<Element, SelectablePiece>()
  const places = new WeakMap<Element, Area>()
  const about = new Map<string, Element[]>()
  const states = new Map<string, StatePiece>()
  const buttons = new Map<string, SVGElement>()
  const arrows = new Map<string, ArrowPiece>()
  const listings = new Map<string, SVGElement[]>()
  const clauses = new Map<string, (readonly ClausePiece[])[]>()

  const isAbout = (element: Element, tokens: readonly string[]): void => {
    for (const token of tokens) about.set(token, [...(about.get(token) ?? []), element])
  }
  const selects = (element: Element, selected: SelectablePiece): void => {
    selectable.set(element, selected)
    isAbout(element, selected.about)
  }
  const transitionOf = new Map(graph.transitions.map((transition) => [transition.id, transition]))

  const drawListing = (listing: Listing, at: Point): readonly SVGElement[] => {
    const transition = transitionOf.get(listing.id)
    if (transition === undefined) return []
    const drawn = listingDrawn(listing, transition)
    drawn.group.prepend(describe(nameOfTrigger(transition), hintOf(transition)))
    selects(drawn.group, aboutTransitions([transition]))
    const corner = { x: at.x + listing.x, y: at.y + listing.y }
    places.set(drawn.group, { ...corner, width: listing.width, height: listing.height })
    for (const { group, name, area } of drawn.clauses) {
      places.set(group, { ...area, x: corner.x + area.x, y: corner.y + area.y })
      selectable.set(group, { about: [`clause:${name}`], label: name })
      isAbout(group, [`clause:${name}`])
    }
    listings.set(listing.id, [...(listings.get(listing.id) ?? []), drawn.group])
    if (drawn.clauses.length > 0) clauses.set(listing.id, [...(clauses.get(listing.id) ?? []), drawn.clauses])
    return [drawn.group]
  }

  const drawState = (state: ChartState, area: Area): readonly [SVGElement, SVGElement | null] => {
    const writing = boxWriting({ graph, whole, closed, design: layout.design }, state)
    const depth = lineOf(graph, state.path).length - 1
    const isClosed = closed.has(state.path)
    const kinds = [
      'state',
      isClosed ? 'closed' : state.kind,
      takesEvents.has(state.path) ? 'asks' : 'passes',
      depth % 2 === 0 ? 'even' : 'odd',
    ]
    const name = state.path === '' ? state.key : state.path
    const inner = new Map(
      writing.inner.map((one) => {
        const box = rectangle({ ...one, x: 0, y: 0 }, 9)
        const text = wordDrawn({ lettering: 'inner', text: one.text, x: 6, y: one.height / 2 + 3.7 })
        const place = { class: 'inner', transform: `translate(${one.x} ${one.y})` }
        const child = statesOf(whole).get(one.path)
        const group = make('g', place, [describe(one.path, child ? hintOf(child) : ''), box, text])
        if (child) selectable.set(group, aboutState(child))
        return [one.path, group] as const
      }),
    )
    const outline = rectangle(
      { x: 0, y: 0, width: area.width, height: area.height },
      state.kind === 'compound' ? 13 : 9,
    )
    const second = rectangle({ x: 3, y: 3, width: area.width - 6, height: area.height - 6 }, 7)
    const group = make(
      'g',
      {
        class: kinds.join(' '),
        transform: `translate(${area.x} ${area.y})`,
        tabindex: -1,
        role: 'group',
        'aria-roledescription': 'state',
      },
      [
        describe(name, hintOf(state)),
        outline,
        ...(state.kind === 'final' ? [second] : []),
        ...writing.words.map(wordDrawn),
        ...(state.kind === 'compound' && !isClosed ? entryBeside : entryWords)(state, writing, area).map(wordDrawn),
        ...writing.listings.flatMap((listing) => drawListing(listing, area)),
        ...inner.values(),
      ],
    )
    group.dataset.state = state.path
    group.setAttribute('aria-label', [name, hintOf(state)].filter(Boolean).join(': '))
    selects(group, aboutState(state))
    const isNoted = Object.hasOwn(layout.design?.noted ?? {}, state.path)
    states.set(state.path, { state, area, depth, group, isNoted, inner })
    const { width, height } = state.kind === 'compound' && !isClosed ? writing : area
    places.set(group, { x: area.x, y: area.y, width, height })
    const button = writing.button && buttonDrawn(writing.button, area, state, isClosed)
    if (button) buttons.set(state.path, button)
    return [group, button]
  }

  const drawArrow = (route: SeenRoute): readonly SVGElement[] => {
    const arrow = route.id === null ? undefined : arrowOf.get(route.id)
    const line = make('path', { class: 'line', d: pathAlong(route.points), pathLength: LINE_LENGTH })
    const tip = route.points.at(-1) ?? { x: 0, y: 0 }
    const head = make('path', { class: 'head', d: headAt(route.points), 'transform-origin': `${tip.x} ${tip.y}` })
    if (arrow === undefined) return route.id === null ? [make('g', { class: 'arrow first' }, [line, head])] : []
    const near = make('path', { class: 'near', d: pathAlong(route.points) })
    const kind = arrow.transitions.some(({ event }) => event !== null) ? 'sent' : 'automatic'
    const group = make('g', { class: `arrow ${kind}` }, [write('title', hintsOf(arrow)), near, line, head])
    group.dataset.transition = arrow.transitions.map(({ id }) => id).join(' ')
    selects(group, aboutTransitions(arrow.transitions))
    places.set(group, route.label ?? around(route.points))
    for (const { id } of arrow.transitions) arrows.set(id, { group, line })
    return [group]
  }

  const drawLabel = ({ id, label }: SeenRoute): readonly SVGElement[] => {
    const arrow = id === null ? undefined : arrowOf.get(id)
    if (arrow === undefined || label === null) return []
    const box = rectangle({ x: 0, y: 0, width: label.width, height: label.height }, 6)
    const group = make('g', { class: 'label', transform: `translate(${label.x} ${label.y})` }, [
      box,
      ...labelOf(arrow).flatMap((listing) => drawListing(listing, label)),
    ])
    selectable.set(group, aboutTransitions(arrow.transitions))
    return [group]
  }

  const boxes = layout.boxes.flatMap(({ path, ...area }) => {
    const state = shown.get(path)
    return state === undefined ? [] : [drawState(state, area)]
  })
  const dots = layout.dots.map(({ x, y }) => make('circle', { class: 'dot', cx: x, cy: y, r: DOT }))
  const lines = layout.routes.flatMap(drawArrow)
  const labels = layout.routes.flatMap(drawLabel)
  const content = make('g', { class: 'content' }, [
    make(
      'g',
      { class: 'boxes' },
      boxes.map(([group]) => group),
    ),
    make('g', { class: 'arrows' }, [...dots, ...lines]),
    make('g', { class: 'labels' }, labels),
    make(
      'g',
      { class: 'buttons' },
      boxes.flatMap(([, button]) => button ?? []),
    ),
  ])
  const transitions = new Map(
    whole.transitions.map(({ id }): readonly [string, TransitionPiece] => [
      id,
      { arrow: arrows.get(id) ?? null, listings: listings.get(id) ?? [], clauses: clauses.get(id) ?? [] },
    ]),
  )
  return {
    width: layout.width,
    height: layout.height,
    graph,
    closed,
    content,
    states,
    buttons,
    transitions,
    about,
    places,
    selectable,
  }
}

const around = (points: readonly Point[]): Area => {
  const [x, y] = [Math.min(...points.map((point) => point.x)), Math.min(...points.map((point) => point.y))]
  return {
    x,
    y,
    width: Math.max(...points.map((point) => point.x)) - x,
    height: Math.max(...points.map((point) => point.y)) - y,
  }
}

const hintsOf = ({ transitions }: Arrow): string =>
  transitions.map((transition: ChartTransition) => `${nameOfTrigger(transition)}: ${hintOf(transition)}`).join('\n')
