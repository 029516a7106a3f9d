/** Models `<ptcg-turn-chart>`: a statechart on a page, to be looked at, walked through and lit up from outside. */
import type { ChartGraph } from '../graph.ts'
import { ELEMENT_COLOURS } from './colours.ts'
import { type Marked, UNMARKED } from './marks.ts'
import { pngOf } from './picture.ts'
import type { Selectable } from './pieces.ts'
import type { LaidOut } from './scene.ts'
import { type Found, searchIn } from './search.ts'
import type { SeenLayout } from './seen.ts'
import { SHEET } from './style.ts'
import { Viewer } from './viewer.ts'

const NAME = 'ptcg-turn-chart'

const PROPERTIES = ['graph', 'layout', 'active', 'taken', 'visited', 'travelled', 'truths', 'lit', 'follow'] as const

/** The events of the element, with what they carry. */
export interface TurnChartEvents {
  readonly 'chart-select': CustomEvent<Selectable>
  readonly 'chart-laid-out': CustomEvent<LaidOut>
  /** A person has pressed Follow, or has moved the chart by hand, which ends following. */
  readonly 'chart-follow': CustomEvent<{ readonly follow: boolean }>
}

/** Where there are no elements, as on a server, the module can be imported all the same. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as typeof HTMLElement)

export class TurnChart extends Base {
  readonly #viewer: Viewer
  #graph: ChartGraph | null = null
  #layout: SeenLayout | null = null
  #marked: Marked = UNMARKED
  #isNew = false
  #isDue = false

  constructor() {
    super()
    this.#viewer = new Viewer({
      selected: (detail) => this.#tell('chart-select', detail),
      laidOut: (detail) => this.#tell('chart-laid-out', detail),
      followed: (follow) => this.#tell('chart-follow', { follow }),
      search: (text) => this.search(text),
    })
    const root = this.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`${ELEMENT_COLOURS}\n${SHEET}`)
    root.adoptedStyleSheets = [sheet]
    root.append(...this.#viewer.parts)
  }

  connectedCallback(): void {
    // What was set before the element had its class stands in the way of the properties.
    for (const name of PROPERTIES) {
      if (!Object.hasOwn(this, name)) continue
      const value: unknown = Reflect.get(this, name)
      Reflect.deleteProperty(this, name)
      Reflect.set(this, name, value)
    }
    this.#viewer.connect()
  }

  disconnectedCallback(): void {
    this.#viewer.disconnect()
  }

  #tell(type: keyof TurnChartEvents, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }))
  }

  /** Properties that are set one after another are drawn together. */
  #due(): void {
    if (this.#isDue) return
    this.#isDue = true
    queueMicrotask(() => this.#draw())
  }

  #draw(): void {
    this.#isDue = false
    if (this.#isNew) {
      this.#isNew = false
      this.#viewer.open(this.#graph, this.#layout)
    }
    this.#viewer.mark(this.#marked)
  }

  #mark(changed: Partial<Marked>): void {
    this.#marked = { ...this.#marked, ...changed }
    this.#due()
  }

  /** The chart, whole. */
  get graph(): ChartGraph | null {
    return this.#graph
  }
  set graph(graph: ChartGraph | null) {
    this.#isNew ||= graph !== this.#graph
    this.#graph = graph
    this.#due()
  }

  /** Where everything is, if that was computed beforehand by `layOutSeen`. */
  get layout(): SeenLayout | null {
    return this.#layout
  }
  set layout(layout: SeenLayout | null) {
    this.#isNew ||= layout !== this.#layout
    this.#layout = layout
    this.#due()
  }

  /** Path of the leaf state that the machine is in. */
  get active(): string {
    return this.#marked.active
  }
  set active(active: string) {
    this.#mark({ active })
  }

  /** Id of the transition that has just been taken. */
  get taken(): string | null {
    return this.#marked.taken
  }
  set taken(taken: string | null) {
    this.#mark({ taken })
  }

  /** Paths of the states in which the machine has been. */
  get visited(): ReadonlySet<string> {
    return this.#marked.visited
  }
  set visited(visited: ReadonlySet<string>) {
    this.#mark({ visited })
  }

  /** Ids of the transitions that have been taken. */
  get travelled(): ReadonlySet<string> {
    return this.#marked.travelled
  }
  set travelled(travelled: ReadonlySet<string>) {
    this.#mark({ travelled })
  }

  /** Whether the clauses of transitions hold now, in their order; null where it is not known. */
  get truths(): Marked['truths'] {
    return this.#marked.truths
  }
  set truths(truths: Marked['truths']) {
    this.#mark({ truths })
  }

  /** What is lit: `state:PATH`, `transition:ID`, `clause:NAME`, `rule:ID`, `event:TYPE`. */
  get lit(): readonly string[] {
    return this.#marked.lit
  }
  set lit(lit: readonly string[]) {
    this.#mark({ lit })
  }

  /** Whether the active state is kept in sight. */
  get follow(): boolean {
    return this.#viewer.follows
  }
  set follow(follow: boolean) {
    this.#viewer.follows = follow
  }

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

  search(text: string): readonly Found[] {
    return this.#graph === null ? [] : searchIn(this.#graph, text)
  }

  /** Closes a state that is open, opens one that is closed. */
  toggle(path: string): void {
    this.#viewer.toggle(path)
  }

  collapseAll(): void {
    this.#viewer.collapseAll()
  }

  /** Closes the states that are one step of the rulebook, and opens all others. */
  showSteps(): void {
    this.#viewer.showSteps()
  }

  expandAll(): void {
    this.#viewer.expandAll()
  }

  /** The chart as it is shown, as the text of a picture that needs nothing from outside; empty before there is a chart. */
  toSvg(): string {
    return this.#viewer.picture(this.getAttribute('theme'))?.svg ?? ''
  }

  /** The same in dots. */
  async toPng(scale = 1): Promise<Blob> {
    const dark = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
    const theme = this.getAttribute('theme')
    const picture = this.#viewer.picture(theme === 'light' || theme === 'dark' ? theme : dark)
    if (picture === null) throw new Error('There is no chart to make a picture of.')
    return pngOf(picture.svg, picture, scale)
  }
}

/** Makes the element known to the page; to do so twice does no harm. */
export const defineTurnChart = (): void => {
  if (customElements.get(NAME) === undefined) customElements.define(NAME, TurnChart)
}

declare global {
  interface HTMLElementTagNameMap {
    [NAME]: TurnChart
  }
  interface HTMLElementEventMap extends TurnChartEvents {}
}
