/**
 * Chooses for each box whether its inner boxes follow each other down or to the right, so that the whole chart is small and about as wide
 * as a screen. Sizes are estimated, because laying out the chart for every choice of directions would take seconds.
 */
import type { Size } from 'ptcg-turn-engine/chart'
import type { Direction } from './level.ts'
import { type Segment, segmentKey } from './segments.ts'

/** One arrangement of a box and all boxes inside it, with its estimated size. */
interface Shape extends Size {
  readonly directions: readonly (readonly [string, Direction])[]
}

/**
 * The data that is known before any box is placed: the boxes and segments inside each box, the room for its text, and the sizes of labels.
 */
export interface KnownSizes {
  readonly inside: (path: string) => readonly string[]
  readonly segments: (path: string) => readonly Segment[]
  readonly room: (path: string) => Size
  /** The size of each segment's label, by its key. */
  readonly labels: ReadonlyMap<string, Size>
}

/** The width of a screen divided by its height. */
const ASPECT = 1.2
const GAP = { between: 60, beside: 26, border: 28 } as const
/** The maximum number of shapes kept per box, of combinations of its inner boxes' shapes, and of plans of the whole. */
const MAX = { shapes: 6, combinations: 600, plans: 12 } as const

/** A number that grows the worse a layout fits on a screen. */
export const badness = ({ width, height }: Size): number => Math.max(width / ASPECT, height)

const fittingBest = (shapes: readonly Shape[]): readonly Shape[] =>
  [...shapes].sort((one, other) => badness(one) - badness(other))

/** The best-fitting of the shapes that are Pareto-optimal: no other shape is both narrower and lower. */
const worthwhile = (shapes: readonly Shape[]): readonly Shape[] => {
  const sorted = [...shapes].sort((one, other) => one.width - other.width || one.height - other.height)
  let lowest = Number.POSITIVE_INFINITY
  const kept = sorted.filter(({ height }) => {
    const isLower = height < lowest
    lowest = Math.min(lowest, height)
    return isLower
  })
  return fittingBest(kept).slice(0, MAX.shapes)
}

/** The boxes in rows. Each box is in a later row than the boxes with arrows to it; backward arrows are ignored. */
const rowsOf = (inside: readonly string[], segments: readonly Segment[]): readonly (readonly string[])[] => {
  const next = new Map(inside.map((path) => [path, new Set<string>()]))
  for (const { from, to } of segments) {
    if (from.box !== null && to.box !== null && from.box !== to.box && next.has(to.box)) next.get(from.box)?.add(to.box)
  }
  const row = new Map<string, number>()
  const open = new Set<string>()
  const order: string[] = []
  const visit = (path: string): void => {
    if (open.has(path) || order.includes(path)) return
    open.add(path)
    for (const other of next.get(path) ?? []) {
      if (open.has(other)) next.get(path)?.delete(other)
      else visit(other)
    }
    open.delete(path)
    order.push(path)
  }
  for (const path of inside) visit(path)
  for (const path of order.reverse()) {
    for (const other of next.get(path) ?? []) row.set(other, Math.max(row.get(other) ?? 0, (row.get(path) ?? 0) + 1))
  }
  const last = Math.max(0, ...row.values())
  return Array.from({ length: last + 1 }, (_, at) => inside.filter((path) => (row.get(path) ?? 0) === at))
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0)

const turned = ({ width, height }: Size): Size => ({ width: height, height: width })

/** The size of rows below each other, with the labels between them. */
const stackedRows = (rows: readonly (readonly Size[])[], label: Size): Size => ({
  width: Math.max(
    label.width,
    ...rows.map((row) => sum(row.map(({ width }) => width)) + GAP.beside * (row.length - 1)),
  ),
  height:
    sum(rows.map((row) => Math.max(0, ...row.map(({ height }) => height)))) +
    (GAP.between + label.height) * (rows.length - 1),
})

const combinationsOf = (shapes: readonly (readonly Shape[])[]): readonly (readonly Shape[])[] => {
  const many = shapes.reduce((product, one) => product * one.length, 1)
  const used = many > MAX.combinations ? shapes.map((one) => one.slice(0, 1)) : shapes
  return used.reduce<readonly (readonly Shape[])[]>(
    (all, one) => all.flatMap((combination) => one.map((shape) => [...combination, shape])),
    [[]],
  )
}

/** The direction of every box that contains boxes. */
export type LayoutPlan = ReadonlyMap<string, Direction>

/** Plans ordered by estimated quality, the best first. Fixed directions are kept. */
export const plansOf = (outermost: string, known: KnownSizes, settled: LayoutPlan): readonly LayoutPlan[] => {
  const shapesOf = (path: string): readonly Shape[] => {
    const inside = known.inside(path)
    const room = known.room(path)
    if (inside.length === 0) return [{ ...room, directions: [] }]
    const segments = known.segments(path)
    const rows = rowsOf(inside, segments)
    const labels = segments.flatMap((segment) => known.labels.get(segmentKey(segment)) ?? [])
    const high = labels.length === 0 ? 0 : sum(labels.map(({ height }) => height)) / labels.length
    const wide = labels.length === 0 ? 0 : sum(labels.map(({ width }) => width)) / labels.length
    const share = Math.min(1, labels.length / Math.max(1, rows.length - 1))
    const shapes = combinationsOf(inside.map(shapesOf)).flatMap((combination) => {
      const shapeOf = new Map(inside.map((child, at) => [child, combination[at]]))
      const sized = rows.map((row) => row.flatMap((child) => shapeOf.get(child) ?? []))
      const down = stackedRows(sized, { width: 0, height: high * share })
      const right = turned(
        stackedRows(
          sized.map((row) => row.map(turned)),
          { width: 0, height: wide * share },
        ),
      )
      const directions = combination.flatMap((shape) => shape.directions)
      const ways: readonly (readonly [Direction, Size])[] = [
        ['DOWN', down],
        ['RIGHT', right],
      ]
      return ways
        .filter(([direction]) => (settled.get(path) ?? direction) === direction)
        .map(
          ([direction, { width, height }]): Shape => ({
            width: Math.max(room.width, width + GAP.border),
            height: height + room.height + GAP.border,
            directions: [...directions, [path, direction]],
          }),
        )
    })
    return path === outermost ? fittingBest(shapes).slice(0, MAX.plans) : worthwhile(shapes)
  }
  return shapesOf(outermost).map(({ directions }) => new Map(directions))
}
