/** The displayed chart: the whole chart, its closed states, and its layout. */
import {
  type Area,
  type Arrow,
  arrowsOf,
  type ChartGraph,
  type ChartState,
  collapse,
  type Design,
  type Placed,
  type Point,
  placeDesigned,
  type Size,
  statesOf,
  stepsOnly,
} from 'ptcg-turn-engine/chart'
import { boxWriting, type WrittenChart } from './boxWriting.ts'
import { farRoom } from './farPlaces.ts'
import type { Direction } from './level.ts'
import { extentOfListings, type Listing, listedAtArrow, stack } from './listing.ts'
import type { Care } from './nest.ts'
import type { LayoutPlan } from './plan.ts'
import { stateWritten } from './written.ts'

/** A layout as plain JSON, so that it can be precomputed. It contains no texts: those come from the chart. */
export interface SeenLayout extends Size {
  /** Paths of the closed states. */
  readonly closed: readonly string[]
  /** For each box, the direction in which its inner boxes follow each other. */
  readonly directions: readonly (readonly [string, Direction])[]
  readonly boxes: readonly (Area & { readonly path: string })[]
  readonly dots: readonly Point[]
  readonly routes: readonly SeenRoute[]
  /** The design, if the chart has one. All transitions that leave a state are then written in the state's box. */
  readonly design?: Design
}

/** An arrow: its corner points, and the place of its label. */
export interface SeenRoute {
  /** The id of its first transition; null for the arrow from the dot to the initial state. */
  readonly id: string | null
  readonly points: readonly Point[]
  readonly label: Area | null
}

const LABEL = { x: 6, y: 3 } as const

/** The listings at an arrow, relative to the corner of its label. */
export const labelOf = ({ transitions }: Arrow): readonly Listing[] => {
  const listings = transitions.map((transition) => listedAtArrow(transition, transitions.length === 1))
  const written = listings.filter(({ words }) => words.length > 0)
  return stack(written, 2).map((listing) => ({ ...listing, x: listing.x + LABEL.x, y: listing.y + LABEL.y }))
}

const rounded = (value: number): number => Math.round(value * 10) / 10
const pointOf = ({ x, y }: Point): Point => ({ x: rounded(x), y: rounded(y) })
const areaOf = ({ width, height, ...point }: Area): Area => ({
  ...pointOf(point),
  width: rounded(width),
  height: rounded(height),
})

/**
 * Lays a chart out with the steps of the rulebook closed, more thoroughly than a page has time for. Compute the layout in advance, and pass
 * it to the element as `layout`. A design fixes the arrangement of boxes. Rejects if the chart has no root state.
 */
export const layOutSteps = async (whole: ChartGraph, design?: Design): Promise<SeenLayout> =>
  design === undefined
    ? layOutWith(whole, stepsOnly(whole), { thorough: true, settled: new Map() })
    : layOutDesigned(whole, stepsOnly(whole), design)

const nameOf = (state: ChartState | undefined): string => (state === undefined ? '' : stateWritten(state))

/** Lays the chart out by its design, with these states closed. */
export const layOutDesigned = (whole: ChartGraph, closed: ReadonlySet<string>, design: Design): SeenLayout => {
  const graph = collapse(whole, closed)
  const states = statesOf(graph)
  const placed = placeDesigned({
    graph,
    arrows: arrowsOf(graph, true),
    design,
    room: (path) => writtenIn({ graph, whole, closed, design }, path),
    least: (path) => farRoom(nameOf(states.get(path)), design.noted?.[path] ?? '', design.far),
  })
  return { ...kept(placed, closed), directions: [], design }
}

/** Lays the chart out with these states closed. Boxes of earlier layouts keep their directions. */
export const layOutSeen = (
  whole: ChartGraph,
  closed: ReadonlySet<string>,
  settled: LayoutPlan = new Map(),
): Promise<SeenLayout> => layOutWith(whole, closed, { thorough: false, settled })

/** True if the layout fits the chart: it has a box for each displayed state, and no others. */
export const isLayoutOf = (whole: ChartGraph, layout: SeenLayout): boolean => {
  const shown = new Set(collapse(whole, new Set(layout.closed)).states.map(({ path }) => path))
  return layout.boxes.length === shown.size && layout.boxes.every(({ path }) => shown.has(path))
}

const writtenIn = (seen: WrittenChart, path: string): Size => {
  const state = statesOf(seen.graph).get(path)
  return state === undefined ? { width: 0, height: 0 } : boxWriting(seen, state)
}

const layOutWith = async (whole: ChartGraph, closed: ReadonlySet<string>, care: Care): Promise<SeenLayout> => {
  if (!whole.states.some(({ parent }) => parent === null)) throw new Error('it has no outermost state.')
  const graph = collapse(whole, closed)
  // A chart with a design does not need this module.
  const { placeNested } = await import('./nest.ts')
  const placed = await placeNested(
    {
      graph,
      arrows: arrowsOf(graph, true),
      room: (path) => writtenIn({ graph, whole, closed }, path),
      label: (arrow) => {
        const listings = labelOf(arrow)
        const { width, height } = extentOfListings(listings)
        return listings.length === 0 ? null : { width: width + LABEL.x, height: height + LABEL.y }
      },
    },
    care,
  )
  return { ...kept(placed, closed), directions: [...placed.plan] }
}

const kept = (placed: Placed, closed: ReadonlySet<string>): Omit<SeenLayout, 'directions'> => ({
  width: placed.width,
  height: placed.height,
  closed: [...closed],
  boxes: placed.boxes.map(({ path, ...area }) => ({ path, ...areaOf(area) })),
  dots: placed.dots.map(pointOf),
  routes: placed.routes.map(({ arrow, points, label }) => ({
    id: arrow?.id ?? null,
    points: points.map(pointOf),
    label: label === null ? null : areaOf(label),
  })),
})
