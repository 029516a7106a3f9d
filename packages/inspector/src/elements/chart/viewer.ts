/** The visible parts of `<ptcg-turn-chart>`: the window onto the chart, its controls, and the announcements for screen readers. */
import { type ChartGraph, stepsOnly } from 'ptcg-turn-engine/chart'
import type { Aim, LaidOut } from './aim.ts'
import { type Controls, controlsFor } from './controls.ts'
import type { Selected } from './events.ts'
import { gesturesOn } from './gestures.ts'
import { keysOn } from './keys.ts'
import type { Marked } from './marks.ts'
import { openOnTheWay } from './openOnTheWay.ts'
import { type Picture, pictureOfScene } from './picture.ts'
import { Scene } from './scene.ts'
import type { FoundState } from './search.ts'
import type { SeenLayout } from './seen.ts'
import { elementsUnder, findSelection, findToggle, pieceMeant } from './selecting.ts'
import { smallMap } from './smallMap.ts'
import { wordsFor } from './spoken.ts'
import { make, makeHtml } from './svg.ts'
import { ChartWindow } from './window.ts'

/** The callbacks to the page. */
export interface ViewerCallbacks {
  readonly selected: (what: Selected) => void
  readonly laidOut: (laid: LaidOut) => void
  readonly followed: (follows: boolean) => void
  readonly search: (text: string) => readonly FoundState[]
}

/** The delay of an announcement in milliseconds: nobody could follow faster announcements. */
const SPOKEN_AFTER = 300

export class Viewer {
  readonly parts: readonly HTMLElement[]
  readonly #frame = makeHtml('div', {
    class: 'frame',
    part: 'frame',
    tabindex: 0,
    role: 'group',
    'aria-label': 'Statechart',
    'aria-description':
      'The arrow keys move the chart, plus and minus zoom, 0 shows all of it. The Tab key leads to the states: there the arrow keys walk from state to state, Enter selects, the space bar opens and closes.',
  })
  readonly #svg = make('svg', { class: 'chart', role: 'group', 'aria-label': 'States' })
  readonly #spoken = makeHtml('div', { class: 'spoken', 'aria-live': 'polite' })
  readonly #notice = makeHtml('p', { class: 'notice', part: 'notice', role: 'alert' })
  readonly #window: ChartWindow
  readonly #scene: Scene
  readonly #controls: Controls
  readonly #map = smallMap((point) => {
    this.#decide(false)
    this.#window.centre(point)
  })
  readonly #callbacks: ViewerCallbacks
  readonly #resized = new ResizeObserver(() => this.#resize())
  #follows = false
  #isEmpty = true
  /** The latest selection in the chart itself, until the page highlights it. */
  #selectedHere: string | null = null
  #said = ''
  #speaking: ReturnType<typeof setTimeout> | undefined

  constructor(callbacks: ViewerCallbacks) {
    this.#callbacks = callbacks
    this.#window = new ChartWindow(
      this.#frame,
      (scale) => this.#scene.scaled(scale),
      (view) => this.#map.show(view, this.#window.room),
    )
    this.#scene = new Scene(this.#svg, this.#window, (laid, aim) => this.#laidOut(laid, aim))
    this.#controls = controlsFor({
      fit: () => this.fit(),
      zoomIn: () => this.zoom(true),
      zoomOut: () => this.zoom(false),
      follow: () => this.#decide(!this.#follows),
      collapseAll: () => this.collapseAll(),
      steps: () => this.showSteps(),
      expandAll: () => this.expandAll(),
      search: callbacks.search,
      show: ({ path, about, label }) => {
        this.show(path)
        callbacks.selected({ about, label, at: null })
      },
      found: (paths) => this.#scene.markFound(paths),
    })
    this.#frame.append(this.#svg, this.#map.element)
    this.parts = [this.#frame, this.#notice, this.#controls.bar, this.#spoken]
    gesturesOn(this.#frame, this.#window, () => this.#decide(false))
    for (const near of ['pointerenter', 'focusin'])
      this.#frame.addEventListener(near, () => this.#makeReady(), { once: true })
    this.#frame.addEventListener('click', (event) => this.#click(event))
    keysOn(this.#frame, this.#window, this.#scene, {
      select: (element) => this.#select(element),
      toggle: (path) => this.toggle(path),
      moved: () => this.#decide(false),
    })
  }

  connect(): void {
    this.#resized.observe(this.#frame)
  }

  disconnect(): void {
    this.#resized.disconnect()
    this.#window.stop()
    clearTimeout(this.#speaking)
  }

  /** Loads ELK as soon as the pointer or the focus reaches a chart without a design, because a person may open a box there. */
  #makeReady(): void {
    if (!this.#scene.isDesigned) void import('./level.ts').then(({ fetchElk }) => fetchElk())
  }

  /** Shows a chart, or nothing for null. */
  open(graph: ChartGraph | null, layout: SeenLayout | null): void {
    this.#notice.textContent = this.#said
    if (graph === null) this.#scene.clear()
    else this.#try(() => this.#scene.open(graph, layout))
    if (graph !== null) this.#frame.setAttribute('aria-label', `Statechart of ${graph.id}`)
    this.#controls.searchAgain()
  }

  /** Shows a sentence in place of the chart; an empty text removes it. */
  say(sentence: string): void {
    if (sentence === this.#said) return
    this.#said = sentence
    this.#notice.textContent = sentence
  }

  /** Runs a layout; if it fails, a sentence in place of the chart says so. */
  #try(work: () => Promise<void>): void {
    work().catch((error: unknown) => {
      this.#scene.clear()
      const why = error instanceof Error ? error.message : String(error)
      this.#notice.textContent = `This chart cannot be drawn: ${why.slice(0, 200)}`
    })
  }

  mark(next: Marked): void {
    const { active, taken, lit } = this.#scene.marked
    this.#scene.mark(next)
    if (next.active !== active || next.taken !== taken) this.#followActive(next.active !== active)
    if (JSON.stringify(next.lit) !== JSON.stringify(lit)) this.#reveal(next.lit)
    if (next.active === active) return
    clearTimeout(this.#speaking)
    this.#speaking = setTimeout(() => {
      this.#spoken.textContent = `Active state: ${wordsFor(this.#scene.whole, this.#scene.marked.active)}`
    }, SPOKEN_AFTER)
  }

  /** Brings a selection from elsewhere into view; a selection made in this chart stays under the pointer. */
  #reveal(lit: readonly string[]): void {
    if (JSON.stringify(lit) !== this.#selectedHere) this.#window.reveal(this.#scene.sought)
    this.#selectedHere = null
  }

  #followActive(opens = true): void {
    if (opens) this.#openWay()
    const followed = this.#follows ? this.#scene.followed : null
    if (followed !== null) this.#window.follow(followed)
  }

  #openWay(): void {
    const { whole, closed, marked } = this.#scene
    const opened = this.#follows ? openOnTheWay(whole, closed, marked.active) : null
    if (opened !== null) this.#try(() => this.#scene.close(opened, { held: marked.active }))
  }

  get follows(): boolean {
    return this.#follows
  }
  set follows(follows: boolean) {
    if (follows === this.#follows) return
    this.#follows = follows
    this.#controls.setFollow(follows)
    this.#followActive()
  }

  /** Starts or stops following the active state because a person decided so, and reports that to the page. */
  #decide(follows: boolean): void {
    if (follows === this.#follows) return
    this.follows = follows
    this.#callbacks.followed(follows)
  }

  #laidOut(laid: LaidOut, aim: Aim): void {
    this.#isEmpty = this.#window.isUnseen
    const { drawn } = this.#scene
    if (drawn !== null) this.#map.draw(drawn, drawn)
    this.#map.show(this.#window.view, this.#window.room)
    // If a person asked for the whole chart, it stays visible until the state changes.
    if (aim !== 'whole') this.#followActive(false)
    this.#callbacks.laidOut(laid)
  }

  #resize(): void {
    // A chart that was drawn while the frame had no size is fitted as soon as the frame has one.
    if (!this.#isEmpty || this.#window.isUnseen || this.#scene.drawn === null) return
    this.#isEmpty = false
    this.#window.fit(false)
    this.#followActive()
  }

  #click(event: Event): void {
    const path = elementsUnder(event)
    const toggled = findToggle(path)
    const element = pieceMeant(path, this.#scene.drawn, this.#window.view.scale)
    if (toggled !== null) this.toggle(toggled)
    else if (element) this.#select(element)
  }

  #select(element: Element): void {
    const selected = findSelection(element, this.#scene.drawn)
    if (selected === null) return
    const about = JSON.stringify(selected.about)
    this.#selectedHere = about === JSON.stringify(this.#scene.marked.lit) ? null : about
    this.#callbacks.selected(selected)
  }

  fit(): void {
    this.#decide(false)
    this.#window.fit()
  }

  zoom(into: boolean): void {
    this.#window.zoomSmoothly(into)
  }

  show(path: string): void {
    const area = this.#scene.areaOf(path)
    if (area === null) return
    this.#decide(false)
    this.#window.show(area)
    this.#scene.point(path)
  }

  toggle(path: string): void {
    if (!this.#scene.closable.includes(path)) return
    const closed = new Set(this.#scene.closed)
    if (!closed.delete(path)) closed.add(path)
    this.#try(() => this.#scene.close(closed, { held: path }))
  }

  collapseAll(): void {
    this.#try(() => this.#scene.close(new Set(this.#scene.closable), 'whole'))
  }

  showSteps(): void {
    const { whole } = this.#scene
    if (whole !== null) this.#try(() => this.#scene.close(stepsOnly(whole), 'whole'))
  }

  expandAll(): void {
    this.#try(() => this.#scene.close(new Set(), 'whole'))
  }

  picture(theme: string | null): Picture | null {
    return pictureOfScene(this.#scene, theme)
  }
}
