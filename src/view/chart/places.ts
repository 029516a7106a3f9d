/**
 * The layout of a drawing as data. It is stored because layout takes seconds: a chart is laid out once, and then drawn
 * any number of times.
 */
import type { Arrow } from './arrows.ts'
import type { ChartGraph } from './graph.ts'
import type { Area, Placed, Point } from './place.ts'

/** An area as four numbers: left, top, width, height. */
type FourNumbers = readonly [number, number, number, number]

/** A compact layout: states by their paths, arrows by their ids. */
export interface Places {
  readonly size: readonly [number, number]
  readonly boxes: Readonly<Record<string, FourNumbers>>
  /** x and y of each point, one after the other. */
  readonly dots: readonly number[]
  /** For each arrow, its points and the place of its label. Arrows to initial states have no ids. */
  readonly routes: readonly (readonly [string | null, readonly number[], FourNumbers | null])[]
}

const four = ({ x, y, width, height }: Area): FourNumbers => [x, y, width, height]
const area = ([x, y, width, height]: FourNumbers): Area => ({ x, y, width, height })
const flat = (points: readonly Point[]): readonly number[] => points.flatMap(({ x, y }) => [x, y])
const points = (numbers: readonly number[]): readonly Point[] =>
  numbers.flatMap((x, at) => (at % 2 === 0 ? [{ x, y: numbers[at + 1] ?? 0 }] : []))

/** The part of a layout that is stored. */
export const storedPlaces = ({ width, height, boxes, dots, routes }: Placed): Places => ({
  size: [width, height],
  boxes: Object.fromEntries(boxes.map((box) => [box.path, four(box)])),
  dots: flat(dots),
  routes: routes.map((route) => [
    route.arrow?.id ?? null,
    flat(route.points),
    route.label === null ? null : four(route.label),
  ]),
})

const same = (some: readonly string[], others: readonly string[]): boolean =>
  some.toSorted().join('\n') === others.toSorted().join('\n')

/** The stored layout, or null if the boxes or arrows of the drawing have changed since it was stored. */
export const findPlaced = (places: Places, { states }: ChartGraph, arrows: readonly Arrow[]): Placed | null => {
  const byId = new Map(arrows.map((arrow) => [arrow.id, arrow]))
  const paths = states.map(({ path }) => path)
  const ids = places.routes.flatMap(([id]) => id ?? [])
  if (!same(Object.keys(places.boxes), paths) || !same(ids, [...byId.keys()])) return null
  const [width, height] = places.size
  return {
    width,
    height,
    boxes: Object.entries(places.boxes).map(([path, box]) => ({ path, ...area(box) })),
    dots: points(places.dots),
    routes: places.routes.map(([id, along, label]) => ({
      arrow: id === null ? null : (byId.get(id) ?? null),
      points: points(along),
      label: label === null ? null : area(label),
    })),
  }
}
