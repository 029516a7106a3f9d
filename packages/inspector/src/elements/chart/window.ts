/** Moves the drawn chart in the frame that shows it, at once or animated, and reports changes of the scale. */
import type { Area, Point, Size } from 'ptcg-turn-engine/chart'
import {
  between,
  centreOn,
  type Followed,
  fitting,
  following,
  inWindow,
  pan,
  revealing,
  showing,
  type View,
  zoomTo,
} from './camera.ts'

const MOVE = 320
const STEP = 1.3

const wantsCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

export class ChartWindow {
  view: View = { x: 0, y: 0, scale: 1 }
  readonly #frame: HTMLElement
  readonly #scaled: (scale: number) => void
  readonly #moved: (view: View) => void
  #content: SVGGElement | null = null
  #size: Size = { width: 0, height: 0 }
  #running = 0
  #goal: View | null = null
  #room: Size | null = null

  constructor(frame: HTMLElement, scaled: (scale: number) => void, moved: (view: View) => void) {
    this.#frame = frame
    this.#scaled = scaled
    this.#moved = moved
    new ResizeObserver(() => {
      const { isFitted } = this
      this.#room = null
      // If the whole chart was visible, it stays visible.
      if (isFitted && !this.isUnseen) this.fit(false)
    }).observe(frame)
  }

  /** Replaces the picture; the view stays. */
  put(content: SVGGElement, size: Size): void {
    this.#content = content
    this.#size = size
    this.#apply(this.view, true)
  }

  /** The size of the frame. Reading it forces the browser to lay out the page, so it is read again only after a resize. */
  get room(): Size {
    if (this.#room !== null) return this.#room
    const { clientWidth, clientHeight } = this.#frame
    this.#room = { width: clientWidth || 1, height: clientHeight || 1 }
    return this.#room
  }

  /** True if the view shows the whole chart as large as it fits. */
  get isFitted(): boolean {
    const { x, y, scale } = this.#goal ?? this.view
    const fit = this.#fitting
    return this.#room !== null && Math.abs(scale - fit.scale) < 1e-6 && Math.hypot(x - fit.x, y - fit.y) < 1
  }

  get #fitting(): View {
    return fitting({ x: 0, y: 0, ...this.#size }, this.room)
  }

  /** The free space at each side of the whole chart. */
  get beside(): number {
    return (this.room.width - this.#size.width * this.view.scale) / 2
  }

  /** True if the frame has no size, as in a page that is not displayed yet. */
  get isUnseen(): boolean {
    return this.#frame.clientWidth === 0 || this.#frame.clientHeight === 0
  }

  get middle(): Point {
    return { x: this.room.width / 2, y: this.room.height / 2 }
  }

  #apply(view: View, always = false): void {
    const isScaled = always || view.scale !== this.view.scale
    this.view = view
    this.#content?.setAttribute('transform', `translate(${view.x} ${view.y}) scale(${view.scale})`)
    if (isScaled) this.#scaled(view.scale)
    this.#moved(view)
  }

  /** Shows a view without animation, as during a drag. */
  set(view: View): void {
    cancelAnimationFrame(this.#running)
    this.#goal = null
    this.#apply(view)
  }

  /** Moves to a view, animated unless the person prefers reduced motion. */
  moveTo(to: View): void {
    cancelAnimationFrame(this.#running)
    if (wantsCalm()) {
      this.set(to)
      return
    }
    const from = this.view
    this.#goal = to
    const begin = performance.now()
    const frame = (at: number): void => {
      const part = Math.min(1, Math.max(0, (at - begin) / MOVE))
      this.#apply(part === 1 ? to : between(from, to, part))
      if (part < 1) this.#running = requestAnimationFrame(frame)
      else this.#goal = null
    }
    this.#running = requestAnimationFrame(frame)
  }

  fit(smoothly = true): void {
    const view = this.#fitting
    if (smoothly) this.moveTo(view)
    else this.set(view)
  }

  zoomBy(factor: number, at: Point = this.middle): void {
    this.set(zoomTo(this.view, this.view.scale * factor, at))
  }

  zoomSmoothly(into: boolean, at: Point = this.middle): void {
    this.moveTo(zoomTo(this.view, (this.#goal ?? this.view).scale * (into ? STEP : 1 / STEP), at))
  }

  panBy(by: Point): void {
    this.set(pan(this.view, by))
  }

  follow(followed: Followed): void {
    const from = this.#goal ?? this.view
    const to = following(from, followed, this.room)
    if (to !== from) this.moveTo(to)
  }

  /** Brings the area that needs the least movement into view, unless one of the areas is readable already. */
  reveal(areas: readonly Area[]): void {
    const from = this.#goal ?? this.view
    const to = revealing(from, areas, this.room)
    if (to !== from && !this.isUnseen) this.moveTo(to)
  }

  show(area: Area): void {
    this.moveTo(showing(this.view, area, this.room))
  }

  /** Centers a point of the chart. */
  centre(point: Point): void {
    this.set(centreOn({ ...point, width: 0, height: 0 }, this.room, this.view.scale))
  }

  /** An area of the chart in window coordinates. */
  seen(area: Area): Area {
    return inWindow(this.view, area)
  }

  /** Moves the view so that the corner of the area `is` appears where the corner of the area `was` appears now. */
  hold(was: Area, is: Area): void {
    const goal = this.view
    const before = inWindow(goal, was)
    const after = inWindow(goal, is)
    this.set(pan(goal, { x: before.x - after.x, y: before.y - after.y }))
  }

  stop(): void {
    cancelAnimationFrame(this.#running)
  }
}
