/**
 * The element `<ptcg-turn-chart>`: shows a statechart on a page. A person can move the chart and select its parts; the page can highlight
 * them.
 */

import type { ChartGraph } from 'ptcg-turn-engine/chart'
import * as E from '#fp-ts/Either'
import { FORM_STYLE } from '../turn/formStyle.ts'
import { TurnFormView } from '../turn/turnForm.ts'
import { Walking, walkThrough } from '../turn/walking.ts'
import { ELEMENT_COLORS } from './colors.ts'
import { takeEarlier } from './early.ts'
import type { TurnChartEvents } from './events.ts'
import { FormedElement } from './formedElement.ts'
import { UNMARKED } from './marks.ts'
import { pngOf, themeShown } from './picture.ts'
import { type ChartSnapshot, READS_NONE, type ReadsSnapshot, type Wording } from './reads.ts'
import { type FoundState, searchIn } from './search.ts'
import type { SeenLayout } from './seen.ts'
import { SHEET } from './style.ts'
import { Viewer } from './viewer.ts'
import { type WatchedGame, WatchedSource } from './watching.ts'

const MARKS = ['active', 'taken', 'visited', 'traveled', 'truths', 'held', 'notes', 'counts', 'lit', 'follow'] as const
const PROPERTIES = ['graph', 'layout', 'snapshot', 'game', 'form', 'wording', 'walk', ...MARKS] as const

/**
 * The element `<ptcg-turn-chart>`. Give it a `game` or a `snapshot`, or a `graph` and an `active` state of your own.
 */
export class TurnChart extends FormedElement {
  /** The function that reads snapshots; set when the element is defined. */
  static reads: ReadsSnapshot = READS_NONE
  readonly #viewer = new Viewer({
    selected: (detail) => this.#report('chart-select', detail),
    laidOut: (detail) => this.#report('chart-laid-out', detail),
    followed: (follow) => this.#report('chart-follow', { follow }),
    search: (text) => this.search(text),
  })
  readonly #watching = new WatchedSource(() => this.stale())
  readonly #turn = new TurnFormView()
  readonly #walking = new Walking(() => this.due())
  readonly #states = this.attachInternals().states
  /** The wording of the game's chart if it is shown; null while a chart of the page's own is shown. */
  #shows: Wording | null = null
  #graph: ChartGraph | null = null
  #layout: SeenLayout | null = null
  #isMarkedByGame = false
  #isNew = false
  #isStale = false
  #isDue = false

  constructor() {
    super()
    const root = this.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`${ELEMENT_COLORS}\n${SHEET}\n${FORM_STYLE}`)
    root.adoptedStyleSheets = [sheet]
    // Flexbox is set on this inner element, since a page may set `display` on the outer one.
    const whole = document.createElement('div')
    whole.className = 'whole'
    whole.append(...this.#viewer.parts)
    root.append(whole, this.#turn.element)
  }

  override connectedCallback(): void {
    takeEarlier(this, PROPERTIES)
    this.#viewer.connect()
    this.#watching.isConnected = true
    super.connectedCallback()
  }

  override disconnectedCallback(): void {
    this.#viewer.disconnect()
    this.#watching.isConnected = false
    super.disconnectedCallback()
    this.#walking.begin([])
  }

  #report(type: keyof TurnChartEvents, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }))
  }

  /** Schedules one rendering for all properties that are set in the same task. */
  protected override due(): void {
    if (this.#isDue) return
    this.#isDue = true
    queueMicrotask(() => this.#draw())
  }

  protected override stale(): void {
    this.#isStale = true
    this.due()
  }

  /**
   * Reads the snapshot: sets the active state, the truth of the clauses and the notes, and the game's chart if the page has set no other
   * chart. Begins or ends the walk.
   */
  #read(): void {
    this.#isStale = false
    const read = E.flatMap(TurnChart.reads)(this.#watching.now)
    this.#viewer.say(E.isLeft(read) ? read.left : '')
    const reading = E.isLeft(read) ? null : read.right
    const marks = reading?.marks ?? null
    // Without a snapshot, the element keeps the marks that the page has set.
    if (marks !== null || this.#isMarkedByGame) {
      const { active, truths, notes } = marks ?? UNMARKED
      this.mark({ active, truths, notes })
    }
    this.#isMarkedByGame = marks !== null
    const isWalking = this.hasAttribute('walk') && this.isConnected && reading !== null && !this.isForeign
    this.#walking.begin(isWalking ? walkThrough(reading.chartIn('words').graph, this.marked) : [])
    if (reading === null || this.form !== 'whole' || this.isForeign || this.#shows === this.wording) return
    const { graph, layout } = reading.chartIn(this.wording)
    this.graph = graph
    this.layout = layout
    this.#shows = this.wording
  }

  #draw(): void {
    if (this.#isStale) this.#read()
    this.#isDue = false
    const { form } = this
    const marked = { ...this.marked, ...this.#walking.now }
    if (form === 'turn') this.#states.add('turn')
    else this.#states.delete('turn')
    this.#turn.show(form)
    this.#turn.mark(marked)
    if (form !== 'whole') return
    if (this.#isNew) {
      this.#isNew = false
      this.#viewer.open(this.#graph, this.#layout)
    }
    this.#viewer.mark(marked)
  }

  /** True if the element shows a chart that is not the game's. */
  protected override get isForeign(): boolean {
    return this.#graph !== null && this.#shows === null
  }

  /** The complete chart. */
  get graph(): ChartGraph | null {
    return this.#graph
  }
  set graph(graph: ChartGraph | null) {
    this.#isNew ||= graph !== this.#graph
    this.#graph = graph ?? null
    this.#shows = null
    this.due()
  }

  /** The layout, if it was precomputed by `layOutSteps`. */
  get layout(): SeenLayout | null {
    return this.#layout
  }
  set layout(layout: SeenLayout | null) {
    this.#isNew ||= layout !== this.#layout
    this.#layout = layout ?? null
    this.due()
  }

  /**
   * A snapshot of the game. The element draws the game's chart, and marks the current state and the truth of each clause if it is known.
   */
  get snapshot(): ChartSnapshot | null {
    return this.#watching.snapshot as ChartSnapshot | null
  }
  set snapshot(snapshot: ChartSnapshot | null) {
    this.#watching.snapshot = snapshot
  }

  /** A session, a seat, or any object with `state` and `subscribe`. The element shows its snapshots as they change. */
  get game(): WatchedGame<ChartSnapshot> | null {
    return this.#watching.game as WatchedGame<ChartSnapshot> | null
  }
  set game(game: WatchedGame<ChartSnapshot> | null) {
    this.#watching.game = game
  }

  /** True if the active state is kept visible. */
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

  /** Centers a state in the window. */
  show(path: string): void {
    this.#viewer.show(path)
  }

  /** The states, events, clauses, actions and rules that match a text, each with the state to go to. The best matches come first. */
  search(text: string): readonly FoundState[] {
    return this.#graph === null ? [] : searchIn(this.#graph, text)
  }

  /** Closes an open state, or opens a closed one. */
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

  /** The displayed chart as a self-contained SVG text; empty before there is a chart. */
  toSvg(): string {
    return this.#viewer.picture(this.getAttribute('theme'))?.svg ?? ''
  }

  /** The displayed chart as a PNG, with `scale` pixels for each chart unit. Rejects before there is a chart. */
  async toPng(scale = 1): Promise<Blob> {
    const picture = this.#viewer.picture(themeShown(this))
    if (picture === null) throw new Error('There is no chart to make a picture of.')
    return pngOf(picture.svg, picture, scale)
  }
}
