/** The element `<ptcg-turn-chart>`: a statechart on a page, to be looked at, walked through and lit up from outside. */

import type { ChartGraph } from 'ptcg-turn-engine/chart'
import * as E from '#fp-ts/Either'
import { ELEMENT_COLOURS } from './colours.ts'
import { takeEarlier } from './early.ts'
import type { TurnChartEvents } from './events.ts'
import { MarkedElement } from './markedElement.ts'
import { UNMARKED } from './marks.ts'
import { pngOf, themeShown } from './picture.ts'
import { type ChartSnapshot, READS_NONE, type ReadsSnapshot } from './reads.ts'
import { type FoundState, searchIn } from './search.ts'
import type { SeenLayout } from './seen.ts'
import { SHEET } from './style.ts'
import { Viewer } from './viewer.ts'
import { type WatchedGame, Watching } from './watching.ts'

const MARKS = ['active', 'taken', 'visited', 'travelled', 'truths', 'held', 'notes', 'counts', 'lit', 'follow'] as const
const PROPERTIES = ['graph', 'layout', 'snapshot', 'game', ...MARKS] as const

/** The element `<ptcg-turn-chart>`. Give it a `game` or a `snapshot`, or a `graph` and an `active` state of your own. */
export class TurnChart extends MarkedElement {
  /** How snapshots are read; it is given where the element is defined. */
  static reads: ReadsSnapshot = READS_NONE
  readonly #viewer = new Viewer({
    selected: (detail) => this.#tell('chart-select', detail),
    laidOut: (detail) => this.#tell('chart-laid-out', detail),
    followed: (follow) => this.#tell('chart-follow', { follow }),
    search: (text) => this.search(text),
  })
  readonly #watching = new Watching(() => this.#stale())
  #graph: ChartGraph | null = null
  #layout: SeenLayout | null = null
  #isNew = false
  #isStale = false
  #isDue = false

  constructor() {
    super()
    const root = this.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`${ELEMENT_COLOURS}\n${SHEET}`)
    root.adoptedStyleSheets = [sheet]
    root.append(...this.#viewer.parts)
  }

  connectedCallback(): void {
    takeEarlier(this, PROPERTIES)
    this.#viewer.connect()
    this.#watching.isConnected = true
  }

  disconnectedCallback(): void {
    this.#viewer.disconnect()
    this.#watching.isConnected = false
  }

  #tell(type: keyof TurnChartEvents, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }))
  }

  /** Properties that are set one after another are drawn together. */
  protected override due(): void {
    if (this.#isDue) return
    this.#isDue = true
    queueMicrotask(() => this.#draw())
  }

  #stale(): void {
    this.#isStale = true
    this.due()
  }

  /** The snapshot says what is active and what holds, and brings the chart of the game along where no other was given. */
  #read(): void {
    this.#isStale = false
    const read = E.flatMap(TurnChart.reads)(this.#watching.now)
    this.#viewer.say(E.isLeft(read) ? read.left : '')
    const reading = E.isLeft(read) ? null : read.right
    this.mark({ active: reading?.active ?? '', truths: reading?.truths ?? UNMARKED.truths })
    if (reading !== null && this.#graph === null) this.graph = reading.graph
  }

  #draw(): void {
    if (this.#isStale) this.#read()
    this.#isDue = false
    if (this.#isNew) {
      this.#isNew = false
      this.#viewer.open(this.#graph, this.#layout)
    }
    this.#viewer.mark(this.marked)
  }

  /** The chart, whole. */
  get graph(): ChartGraph | null {
    return this.#graph
  }
  set graph(graph: ChartGraph | null) {
    this.#isNew ||= graph !== this.#graph
    this.#graph = graph ?? null
    this.due()
  }

  /** Where everything is, if that was computed beforehand by `layOutSteps`. */
  get layout(): SeenLayout | null {
    return this.#layout
  }
  set layout(layout: SeenLayout | null) {
    this.#isNew ||= layout !== this.#layout
    this.#layout = layout ?? null
    this.due()
  }

  /** A snapshot of the game: its chart is drawn, its state is active, and what may happen now is marked. */
  get snapshot(): ChartSnapshot | null {
    return this.#watching.snapshot as ChartSnapshot | null
  }
  set snapshot(snapshot: ChartSnapshot | null) {
    this.#watching.snapshot = snapshot
  }

  /** A session, a seat at it, or anything with `state` and `subscribe`: its snapshots are shown as they come. */
  get game(): WatchedGame<ChartSnapshot> | null {
    return this.#watching.game as WatchedGame<ChartSnapshot> | null
  }
  set game(game: WatchedGame<ChartSnapshot> | null) {
    this.#watching.game = game
  }

  /** Whether the active state is kept in sight. */
  get follow(): boolean {
    return this.#viewer.follows
  }
  set follow(follow: boolean) {
    this.#viewer.follows = follow
  }

  /** Shows the whole chart. */
  fit(): void {
    this.#viewer.fit()
  }

  zoomIn(): void {
    this.#viewer.zoom(true)
  }

  zoomOut(): void {
    this.#viewer.zoom(false)
  }

  /** Brings a state to the middle. */
  show(path: string): void {
    this.#viewer.show(path)
  }

  /**
   * States that fit a text, the best first: by their names, their descriptions and what is written at their
   * transitions.
   */
  search(text: string): readonly FoundState[] {
    return this.#graph === null ? [] : searchIn(this.#graph, text)
  }

  /** Closes a state that is open, opens one that is closed. */
  toggle(path: string): void {
    this.#viewer.toggle(path)
  }

  /** Closes every state that has states inside. */
  collapseAll(): void {
    this.#viewer.collapseAll()
  }

  /** Closes the states that are one step of the rulebook, and opens all others. */
  showSteps(): void {
    this.#viewer.showSteps()
  }

  /** Opens every state. */
  expandAll(): void {
    this.#viewer.expandAll()
  }

  /** The chart as it is shown, as the text of a picture that needs nothing from outside; empty before there is a chart. */
  toSvg(): string {
    return this.#viewer.picture(this.getAttribute('theme'))?.svg ?? ''
  }

  /** The same in dots. */
  async toPng(scale = 1): Promise<Blob> {
    const picture = this.#viewer.picture(themeShown(this))
    if (picture === null) throw new Error('There is no chart to make a picture of.')
    return pngOf(picture.svg, picture, scale)
  }
}
