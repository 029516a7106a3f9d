/** Holds the displayed chart: lays it out with some states closed, draws it, marks it, and shows it in a window. */
import { type Area, type ChartGraph, type Design, standsFor, statesOf, stepsOnly } from 'ptcg-turn-engine/chart'
import { type Aim, areAlike, type LaidOut } from './aim.ts'
import { type Followed, NEAR } from './camera.ts'
import { type Drawing, drawing } from './drawing.ts'
import { FAR_NAMED } from './farPlaces.ts'
import type { Direction } from './level.ts'
import { soughtOf } from './lit.ts'
import { type Marked, type Marks, marksOn, UNMARKED } from './marks.ts'
import { animateTaken } from './motion.ts'
import { type Overlays, overlaysOn } from './overlays.ts'
import { isLayoutOf, layOutDesigned, layOutSeen, type SeenLayout } from './seen.ts'
import type { ChartWindow } from './window.ts'

const MAX_KNOWN = 40

const keyOf = (closed: ReadonlySet<string>): string => JSON.stringify([...closed].sort())

export class Scene {
  drawn: Drawing | null = null
  marked: Marked = UNMARKED
  #whole: ChartGraph | null = null
  #closed: ReadonlySet<string> = new Set()
  #marks: Marks | null = null
  #overlays: Overlays | null = null
  /** The layouts of this chart, by their closed states. */
  readonly #known = new Map<string, SeenLayout>()
  #found: readonly string[] = []
  readonly #directions = new Map<string, Direction>()
  #design: Design | undefined
  #wanted = 0
  #stop = ''
  readonly #svg: SVGSVGElement
  readonly #window: ChartWindow
  readonly #laidOut: (laid: LaidOut, aim: Aim) => void

  constructor(svg: SVGSVGElement, window: ChartWindow, laidOut: (laid: LaidOut, aim: Aim) => void) {
    this.#svg = svg
    this.#window = window
    this.#laidOut = laidOut
  }

  get whole(): ChartGraph | null {
    return this.#whole
  }

  /** True if the chart has a design: then no layout program is needed. */
  get isDesigned(): boolean {
    return this.#design !== undefined
  }

  get closed(): ReadonlySet<string> {
    return this.#closed
  }

  /**
   * Shows a chart: with its precomputed layout if there is one, else with the steps of the rulebook closed. If the chart has the same
   * states as the previous one, the closed states stay closed.
   */
  async open(whole: ChartGraph, layout: SeenLayout | null): Promise<void> {
    const isOther = !areAlike(this.#whole, whole) || this.drawn === null
    const isKept = !isOther && !this.#window.isFitted
    if (this.#whole !== whole) this.#forget()
    this.#whole = whole
    const aim: Aim = isKept ? { held: null } : 'new'
    const fits = layout !== null && isLayoutOf(whole, layout)
    if (fits && !isOther && keyOf(this.#closed) !== keyOf(new Set(layout.closed))) {
      this.#design = layout.design
      await this.close(this.#closed, aim)
    } else if (!fits) await this.close(isOther ? stepsOnly(whole) : this.#closed, aim)
    else {
      const begin = performance.now()
      this.#wanted += 1
      this.#put(whole, layout, aim, begin)
    }
  }

  /** Closes exactly these states. */
  async close(closed: ReadonlySet<string>, aim: Aim): Promise<void> {
    const whole = this.#whole
    if (whole === null) return
    this.#wanted += 1
    const turn = this.#wanted
    const begin = performance.now()
    this.#closed = closed
    const layout = this.#known.get(keyOf(closed)) ?? (await this.#layOut(whole, closed))
    if (turn === this.#wanted) this.#put(whole, layout, aim, begin)
  }

  #layOut(whole: ChartGraph, closed: ReadonlySet<string>): SeenLayout | Promise<SeenLayout> {
    if (this.#design !== undefined) return layOutDesigned(whole, closed, this.#design)
    return layOutSeen(whole, closed, this.#directions)
  }

  #remember(layout: SeenLayout): void {
    if (this.#known.size > MAX_KNOWN) this.#known.clear()
    this.#known.set(keyOf(new Set(layout.closed)), layout)
    this.#design = layout.design
    for (const [path, direction] of layout.directions) this.#directions.set(path, direction)
  }

  #forget(): void {
    this.#known.clear()
    this.#directions.clear()
    this.#design = undefined
  }

  /** Removes the chart. */
  clear(): void {
    this.#wanted += 1
    this.#whole = null
    this.#forget()
    this.#marks = null
    this.#overlays = null
    this.drawn = null
    this.#svg.replaceChildren()
  }

  /** States that can be closed. */
  get closable(): readonly string[] {
    return (this.#whole?.states ?? [])
      .filter(({ kind, parent }) => kind === 'compound' && parent !== null)
      .map(({ path }) => path)
  }

  #put(whole: ChartGraph, layout: SeenLayout, aim: Aim, begin: number): void {
    const before = this.drawn
    const drawn = drawing(whole, layout)
    this.#remember(layout)
    this.drawn = drawn
    this.#closed = drawn.closed
    this.#marks = marksOn(whole, drawn)
    this.#overlays = overlaysOn(whole, drawn)
    const refocus = this.#focused()
    this.#svg.replaceChildren(drawn.content)
    this.#window.put(drawn.content, drawn)
    if (before === null || typeof aim === 'string') this.#window.fit(false)
    else this.#hold(before, drawn, aim.held)
    this.#marks(this.marked)
    this.markFound(this.#found)
    this.tabStop(this.#stop)
    refocus?.()
    this.#laidOut({ milliseconds: performance.now() - begin, states: drawn.states.size }, aim)
  }

  /**
   * Returns a function that gives the focus to the same element of the next drawing, or to the box around it; null if no element has the
   * focus now.
   */
  #focused(): (() => void) | null {
    const root = this.#svg.getRootNode()
    const focused = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null
    if (!(focused instanceof SVGElement) || !this.#svg.contains(focused)) return null
    const { state, toggles } = focused.dataset
    return () => {
      const button = toggles === undefined ? undefined : this.drawn?.buttons.get(toggles)
      const box = this.drawn?.states.get(this.#boxOf(state ?? toggles ?? ''))?.group
      const next = button ?? box
      next?.focus({ preventScroll: true })
    }
  }

  #boxOf(path: string): string {
    return this.#whole === null || this.drawn === null ? path : standsFor(this.#whole, path, this.drawn.closed)
  }

  #hold(before: Drawing, after: Drawing, held: string | null): void {
    const path = held ?? this.#lookedAt(before)
    const was = path === null ? undefined : before.states.get(path)
    if (path === null || was === undefined || this.#whole === null) return
    const is = after.states.get(standsFor(this.#whole, path, after.closed)) ?? was
    // The corner of the box stays in place, because the name of the box is there.
    const corner = ({ x, y }: Area): Area => ({ x, y, width: 0, height: 0 })
    this.#window.hold(held === null ? was.area : corner(was.area), held === null ? is.area : corner(is.area))
  }

  /** The smallest box around the middle of the window. */
  #lookedAt({ states }: Drawing): string | null {
    const { x, y } = this.#window.middle
    const around = [...states.values()].filter(({ area }) => {
      const seen = this.#window.seen(area)
      return seen.x <= x && x <= seen.x + seen.width && seen.y <= y && y <= seen.y + seen.height
    })
    return around.sort((one, other) => other.depth - one.depth)[0]?.state.path ?? null
  }

  /** Updates the marks. */
  mark(next: Marked): void {
    const before = this.marked
    this.marked = next
    const { scale } = this.#window.view
    const fresh = this.#marks?.(next) ?? []
    if (fresh.length > 0) animateTaken(fresh)
    if (next.active !== before.active || next.taken !== before.taken || next.visited !== before.visited)
      this.#overlays?.names(scale, next)
    if (next.notes !== before.notes) this.#overlays?.notes(scale, next, this.#window.beside)
  }

  /** Adapts the drawing to a scale: hides text that is too small to read, and redraws the names and notes. */
  scaled(scale: number): void {
    this.#svg.classList.toggle('distant', scale < NEAR)
    // At close range nothing uses the variable, and setting it would restyle every element.
    if (scale < NEAR) this.#svg.style.setProperty('--k', String(Math.min(1 / scale, 8)))
    this.#overlays?.names(scale, this.marked)
    this.#overlays?.notes(scale, this.marked, this.#window.beside)
  }

  /** Puts a state into the Tab order in place of the previous state. In a new drawing, the root is in the Tab order. */
  tabStop(path: string): void {
    const { drawn } = this
    if (drawn === null || this.#whole === null) return
    drawn.states.get(this.#stop)?.group.setAttribute('tabindex', '-1')
    const box = drawn.states.get(this.#boxOf(path)) ?? [...drawn.states.values()][0]
    box?.group.setAttribute('tabindex', '0')
    this.#stop = box?.state.path ?? ''
  }

  /** Highlights a search result's box for a moment. */
  point(path: string): void {
    if (this.drawn === null || this.#whole === null) return
    const box = this.drawn.states.get(this.#boxOf(path))
    if (box) animateTaken([box.group])
  }

  /** Marks the boxes of these states, and no others. */
  markFound(paths: readonly string[]): void {
    this.#found = paths
    for (const { group } of this.drawn?.states.values() ?? []) group.classList.remove('found')
    for (const path of paths) this.drawn?.states.get(this.#boxOf(path))?.group.classList.add('found')
  }

  /** The followed area: the current box, and in it the latest transition. */
  get followed(): Followed | null {
    const { active, taken } = this.marked
    const area = this.areaOf(active)
    const box = this.drawn?.states.get(this.#boxOf(active))
    // A machine without an active state counts as being at the root, which is visible already.
    if (area === null || box === undefined || this.drawn === null || box.state.parent === null) return null
    const [listing] = this.drawn.transitions.get(taken ?? '')?.listings ?? []
    const part = listing !== undefined && box.group.contains(listing) ? this.drawn.places.get(listing) : undefined
    const isOpen = box.state.kind === 'compound' && !this.drawn.closed.has(box.state.path)
    const named = this.#design === undefined ? Number.POSITIVE_INFINITY : FAR_NAMED / this.#design.far
    return { area, isOpen, part: part ?? null, named }
  }

  /** The area of the box in which a state is visible, or null. */
  areaOf(path: string): Area | null {
    if (this.#whole === null || this.drawn === null || !statesOf(this.#whole).has(path)) return null
    return this.drawn.states.get(this.#boxOf(path))?.area ?? null
  }

  /** The areas of the highlighted tokens; at least one area should be visible. */
  get sought(): readonly Area[] {
    return this.#whole === null || this.drawn === null ? [] : soughtOf(this.#whole, this.drawn, this.marked.lit)
  }
}
