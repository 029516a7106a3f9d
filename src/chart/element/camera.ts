/** Models from where the chart is looked at: which point of it is in the corner of the window, and how large it is. */
import type { Area, Point, Size } from '../place.ts'

export interface View extends Point {
  readonly scale: number
}

export const SMALLEST = 0.05
export const LARGEST = 3

const clamped = (scale: number): number => Math.min(LARGEST, Math.max(SMALLEST, scale))

/** Zoomed to that scale, so that a point of the window stays where it is. */
export const zoomedTo = ({ x, y, scale }: View, to: number, at: Point): View => {
  const next = clamped(to)
  return { scale: next, x: at.x - ((at.x - x) / scale) * next, y: at.y - ((at.y - y) / scale) * next }
}

export const panned = (view: View, by: Point): View => ({ ...view, x: view.x + by.x, y: view.y + by.y })

/** Shows all of an area in the middle of the window, with a margin, and not larger than that. */
export const fitting = (area: Area, window: Size, margin = 12, largest = 1): View => {
  const across = (window.width - 2 * margin) / Math.max(1, area.width)
  const down = (window.height - 2 * margin) / Math.max(1, area.height)
  return centred(area, window, clamped(Math.min(across, down, largest)))
}

/** The middle of an area in the middle of the window. */
export const centred = (area: Area, window: Size, scale: number): View => ({
  scale,
  x: window.width / 2 - (area.x + area.width / 2) * scale,
  y: window.height / 2 - (area.y + area.height / 2) * scale,
})

/** Where an area of the chart is in the window. */
export const inWindow = ({ x, y, scale }: View, area: Area): Area => ({
  x: area.x * scale + x,
  y: area.y * scale + y,
  width: area.width * scale,
  height: area.height * scale,
})

/** Text is read at about this scale. */
const READABLE = 0.72

/** Follows an area: not moved while it is well in sight, otherwise brought to the middle at a scale at which it can be read. */
export const following = (view: View, area: Area, window: Size): View => {
  const seen = inWindow(view, area)
  const edge = { x: window.width * 0.12, y: window.height * 0.12 }
  const isInside =
    seen.x >= edge.x &&
    seen.y >= edge.y &&
    seen.x + seen.width <= window.width - edge.x &&
    seen.y + seen.height <= window.height - edge.y
  const largest = Math.min(
    (window.width * 0.9) / Math.max(1, area.width),
    (window.height * 0.9) / Math.max(1, area.height),
  )
  const scale = clamped(Math.min(Math.max(view.scale, READABLE), Math.max(largest, 0.3), 1.4))
  const isReadable = Math.abs(scale - view.scale) < 0.05
  return isInside && isReadable ? view : centred(area, window, isReadable ? view.scale : scale)
}

/** Between two views, part of the way; the scale goes evenly to the eye. */
export const between = (from: View, to: View, part: number): View => {
  const eased = 1 - (1 - part) ** 3
  const mix = (one: number, other: number): number => one + (other - one) * eased
  return {
    scale: Math.exp(mix(Math.log(from.scale), Math.log(to.scale))),
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
  }
}
