/** Computes the view of the chart: the position of the chart's corner in the window, and the scale. */
import type { Area, Point, Size } from 'ptcg-turn-engine/chart'

export interface View extends Point {
  readonly scale: number
}

export const SMALLEST = 0.05
export const LARGEST = 3
/** The smallest scale at which small text is readable. */
export const NEAR = 0.62

const clamped = (scale: number): number => Math.min(LARGEST, Math.max(SMALLEST, scale))

/** Zooms to a scale around a fixed point of the window. */
export const zoomTo = ({ x, y, scale }: View, to: number, at: Point): View => {
  const next = clamped(to)
  return { scale: next, x: at.x - ((at.x - x) / scale) * next, y: at.y - ((at.y - y) / scale) * next }
}

export const pan = (view: View, by: Point): View => ({ ...view, x: view.x + by.x, y: view.y + by.y })

/** Centers an area in the window, with a margin, at a scale of at most `largest`. */
export const fitting = (area: Area, window: Size, margin = 12, largest = 1): View => {
  const across = (window.width - 2 * margin) / Math.max(1, area.width)
  const down = (window.height - 2 * margin) / Math.max(1, area.height)
  return centreOn(area, window, clamped(Math.min(across, down, largest)))
}

/** The margin around a shown area, unless its small text is readable only with a smaller margin. */
const ROOMY = 40

/** Centers an area that was asked for; it is not magnified much beyond a readable scale. */
export const showing = (view: View, area: Area, window: Size): View => {
  const readable = Math.min(NEAR, fitting(area, window).scale)
  const scale = Math.max(fitting(area, window, ROOMY, 1.1).scale, readable)
  return centreOn(area, window, Math.min(scale, Math.max(view.scale, 0.8)))
}

/** Centers an area in the window at a scale. */
export const centreOn = (area: Area, window: Size, scale: number): View => ({
  scale,
  x: window.width / 2 - (area.x + area.width / 2) * scale,
  y: window.height / 2 - (area.y + area.height / 2) * scale,
})

/** An area of the chart in window coordinates. */
export const inWindow = ({ x, y, scale }: View, area: Area): Area => ({
  x: area.x * scale + x,
  y: area.y * scale + y,
  width: area.width * scale,
  height: area.height * scale,
})

/** A scale at which small text is easy to read. */
const READABLE = 0.9

/** The followed area. */
export interface Followed {
  readonly area: Area
  /** True if the area contains other boxes: then it is enough to see its outline. */
  readonly isOpen: boolean
  /** The part that should be visible if the whole area is larger than the window; null for the corner. */
  readonly part: Area | null
  /** The smallest scale at which the names drawn for a distant view are all readable, so that no larger scale is needed. */
  readonly named: number
}

/** The share of the window that stays free on each side of the followed area. */
const MARGIN = 0.1

/** The scale at which an area is followed: it fits inside the margins, but is readable if panning can show it. */
const followingScale = (view: View, { area, isOpen }: Followed, window: Size): number => {
  const across = window.width / Math.max(1, area.width)
  const down = window.height / Math.max(1, area.height)
  const whole = (1 - 2 * MARGIN) * Math.min(across, down)
  const least = isOpen || Math.max(across, down) < NEAR ? 0.3 : Math.min(across, down) < NEAR ? READABLE : NEAR
  return clamped(Math.min(Math.max(view.scale, READABLE), Math.max(whole, least), 1.4))
}

/** The position of an interval in the window: centered if it fits, else a position at which its important part is visible. */
const placed = (
  length: number,
  part: { readonly from: number; readonly length: number } | null,
  room: number,
): number => {
  const margin = room * MARGIN
  if (length <= room) return (room - length) / 2
  if (part === null) return margin
  return Math.min(margin, Math.max(room - margin - length, room / 2 - part.from - part.length / 2))
}

/** The view that follows an area: the same view while the area is well visible, else a view centered on the area at a readable scale. */
export const following = (view: View, followed: Followed, window: Size): View => {
  const { area, part, named } = followed
  const isNamed = view.scale >= named && view.scale < NEAR
  // On a phone, readable names come first: they show where in the chart the area is.
  const isFar = view.scale < named && named < NEAR && window.width < window.height
  const wanted = isNamed ? view.scale : isFar ? named : followingScale(view, followed, window)
  const isReadable =
    isNamed || (!isFar && Math.abs(wanted - view.scale) < 0.05 && (view.scale >= NEAR || wanted < NEAR))
  const scale = isReadable ? view.scale : wanted
  const left = placed(
    area.width * scale,
    part && { from: (part.x - area.x) * scale, length: part.width * scale },
    window.width,
  )
  const top = placed(
    area.height * scale,
    part && { from: (part.y - area.y) * scale, length: part.height * scale },
    window.height,
  )
  const to = { scale, x: left - area.x * scale, y: top - area.y * scale }
  const margin = isNamed ? 0 : MARGIN
  const edge = { x: window.width * margin - 1, y: window.height * margin - 1 }
  const seen = inWindow(view, area)
  const isInside =
    seen.x >= edge.x &&
    seen.y >= edge.y &&
    seen.x + seen.width <= window.width - edge.x &&
    seen.y + seen.height <= window.height - edge.y
  return isReadable && isInside ? view : to
}

const EDGE = 16

/** The distance by which an interval must move to lie between the margins. If the interval is too long, its beginning is shown. */
const shiftInto = (start: number, length: number, room: number, margin: number): number => {
  const last = room - margin - length
  return (last < margin ? margin : Math.min(Math.max(start, margin), last)) - start
}

/** The part of an area that fits into the window at a scale. It begins at the top left corner of the area. */
const cornerOf = ({ x, y, width, height }: Area, window: Size, scale: number): Area => ({
  x,
  y,
  width: Math.min(width, (window.width - 2 * EDGE) / scale),
  height: Math.min(height, (window.height - 2 * EDGE) / scale),
})

/**
 * The view that shows, at a readable scale, the one of several areas that needs the least movement. The view stays the same if one area is
 * readable already.
 */
export const revealing = (view: View, areas: readonly Area[], window: Size): View => {
  const moves = areas.map((area) => {
    const whole = Math.min((window.width - 2 * EDGE) / area.width, (window.height - 2 * EDGE) / area.height)
    const scale = view.scale < NEAR ? Math.min(READABLE, Math.max(NEAR, whole)) : view.scale
    const part = cornerOf(area, window, scale)
    const seen = inWindow(view, part)
    const at = { x: seen.x + seen.width / 2, y: seen.y + seen.height / 2 }
    const zoomed = zoomTo(view, scale, at)
    const { x, y, width, height } = inWindow(zoomed, part)
    const by = { x: shiftInto(x, width, window.width, EDGE), y: shiftInto(y, height, window.height, EDGE) }
    const isSeen =
      seen.x >= 0 && seen.y >= 0 && seen.x + seen.width <= window.width && seen.y + seen.height <= window.height
    return { isSeen, way: Math.hypot(by.x, by.y), to: pan(zoomed, by) }
  })
  if (view.scale >= NEAR && moves.some(({ isSeen }) => isSeen)) return view
  return moves.sort((one, other) => one.way - other.way)[0]?.to ?? view
}

/**
 * A view between two others at a moment of the animation; `part` runs from 0 to 1. The movement slows down towards its end. The logarithm
 * of the scale is interpolated, so that zooming looks as even as moving.
 */
export const between = (from: View, to: View, part: number): View => {
  const eased = 1 - (1 - part) ** 3
  const mix = (one: number, other: number): number => one + (other - one) * eased
  return {
    scale: Math.exp(mix(Math.log(from.scale), Math.log(to.scale))),
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
  }
}
