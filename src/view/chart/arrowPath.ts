/** Computes the SVG paths that draw an arrow: its line with rounded corners, and its head at the last point. */
import type { Point } from './place.ts'

const CORNER = 8
const HEAD = { length: 9, half: 4.5 } as const

const figure = (value: number): string => String(Math.round(value * 10) / 10)

const towards = (from: Point, to: Point, most: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const part = Math.min(most, length / 2) / length
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

/** The SVG path (attribute `d`) of the line through these points. */
export const pathAlong = (points: readonly Point[]): string =>
  points
    .map((point, at) => {
      const before = points[at - 1]
      const after = points[at + 1]
      if (before === undefined) return `M${figure(point.x)} ${figure(point.y)}`
      if (after === undefined) return `L${figure(point.x)} ${figure(point.y)}`
      const into = towards(point, before, CORNER)
      const out = towards(point, after, CORNER)
      return `L${figure(into.x)} ${figure(into.y)}Q${figure(point.x)} ${figure(point.y)} ${figure(out.x)} ${figure(out.y)}`
    })
    .join('')

/** The SVG path (attribute `d`) of the arrowhead at the last of these points. */
export const headAt = (points: readonly Point[]): string => {
  const end = points.at(-1)
  const before = points.at(-2)
  if (end === undefined || before === undefined) return ''
  const length = Math.hypot(end.x - before.x, end.y - before.y) || 1
  const along = { x: (end.x - before.x) / length, y: (end.y - before.y) / length }
  const back = { x: end.x - along.x * HEAD.length, y: end.y - along.y * HEAD.length }
  const one = { x: back.x - along.y * HEAD.half, y: back.y + along.x * HEAD.half }
  const other = { x: back.x + along.y * HEAD.half, y: back.y - along.x * HEAD.half }
  return `M${[end, one, other].map(({ x, y }) => `${figure(x)} ${figure(y)}`).join('L')}Z`
}
