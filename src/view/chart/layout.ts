/** Computes the layout of the drawing of a chart: the position of every box, arrow and text. */
import { type Arrow, arrowsOf } from './arrows.ts'
import type { ChartGraph, ChartState } from './graph.ts'
import { extentOf, type TextLine } from './lettering.ts'
import { type Area, DOT, type Placed, type Point, place, type Size } from './place.ts'
import { findPlaced, type Places, storedPlaces } from './places.ts'
import { arrowWriting, stateWriting } from './writing.ts'

export { type Area, DOT, type Point }

export interface Box extends Area {
  readonly state: ChartState
  readonly depth: number
  readonly lines: readonly TextLine[]
}

export interface Route {
  /** The arrow that is routed; null for the line from a dot to its initial state. */
  readonly arrow: Arrow | null
  readonly points: readonly Point[]
  readonly label: Area | null
  readonly lines: readonly TextLine[]
}

export interface Layout {
  readonly width: number
  readonly height: number
  /** All boxes, outer boxes before the boxes inside them. */
  readonly boxes: readonly Box[]
  /** The centers of the dots from which initial states are entered. */
  readonly dots: readonly Point[]
  readonly routes: readonly Route[]
}

export interface LayoutDetail {
  readonly full: boolean
  /** The layout of the same chart from an earlier run. */
  readonly places?: Places | undefined
}

export const INSET = { x: 12, y: 9 } as const

const padded = ({ width, height }: Size, across: number, down: number): Size => ({
  width: width + across,
  height: height + down,
})

interface Written {
  readonly graph: ChartGraph
  readonly arrows: readonly Arrow[]
  readonly writing: ReadonlyMap<string, readonly TextLine[]>
  readonly labels: ReadonlyMap<string, readonly TextLine[]>
}

const written = (graph: ChartGraph, full: boolean): Written => {
  const arrows = arrowsOf(graph, !full)
  return {
    graph,
    arrows,
    writing: new Map(graph.states.map((state) => [state.path, stateWriting(graph, state, full)])),
    labels: new Map(arrows.map((arrow) => [arrow.id, arrowWriting(arrow, full)])),
  }
}

const linesOf = ({ labels }: Written, arrow: Arrow | null): readonly TextLine[] =>
  arrow === null ? [] : (labels.get(arrow.id) ?? [])

/** Computes the layout, which takes seconds for a large chart. */
const placeWritten = (all: Written): Promise<Placed> =>
  place({
    graph: all.graph,
    arrows: all.arrows,
    room: (path) => padded(extentOf(all.writing.get(path) ?? []), 2 * INSET.x, 2 * INSET.y),
    label: (arrow) => {
      const lines = linesOf(all, arrow)
      return lines.length === 0 ? null : padded(extentOf(lines), 12, 6)
    },
  })

/** Computes the layout of a chart's drawing in the form in which it is stored. */
export const findPlaces = async (graph: ChartGraph, { full }: LayoutDetail): Promise<Places> =>
  storedPlaces(await placeWritten(written(graph, full)))

/** Lays out a chart. The stored `places` are used if they still fit the chart. */
export const layOut = async (graph: ChartGraph, { full, places }: LayoutDetail): Promise<Layout> => {
  const all = written(graph, full)
  const { arrows, writing } = all
  const states = new Map(graph.states.map((state) => [state.path, state]))
  const kept = places === undefined ? null : findPlaced(places, graph, arrows)
  const placed = kept ?? (await placeWritten(all))
  const depthOf = (path: string): number => {
    const parent = states.get(path)?.parent ?? null
    return parent === null ? 0 : depthOf(parent) + 1
  }
  return {
    ...placed,
    boxes: placed.boxes.flatMap(({ path, ...area }): readonly Box[] => {
      const state = states.get(path)
      return state ? [{ ...area, state, depth: depthOf(path), lines: writing.get(path) ?? [] }] : []
    }),
    routes: placed.routes.map((route) => ({ ...route, lines: linesOf(all, route.arrow) })),
  }
}
