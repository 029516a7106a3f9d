/** Handles three attributes of `<ptcg-turn-chart>`: the form of the drawing, the wording, and the automatic walk. */
import { type ChartForm, FORMS } from '../turn/turnForm.ts'
import { MarkedElement } from './markedElement.ts'
import type { Wording } from './reads.ts'

/** The smallest width in pixels at which every name of the whole chart can be read. */
const LEAST_WHOLE = 600

/** The part of `<ptcg-turn-chart>` that handles its attributes. */
export abstract class FormedElement extends MarkedElement {
  static readonly observedAttributes = ['form', 'wording', 'walk']
  readonly #resized = new ResizeObserver(([entry]) => this.#fit(entry?.contentRect.width ?? 0))
  #isNarrow = false

  abstract follow: boolean

  /** Schedules another reading of the snapshot, and a rendering. */
  protected abstract stale(): void

  /** True if the element shows a chart that is not the game's. */
  protected abstract get isForeign(): boolean

  connectedCallback(): void {
    this.#resized.observe(this)
    this.stale()
  }

  disconnectedCallback(): void {
    this.#resized.disconnect()
  }

  attributeChangedCallback(): void {
    this.stale()
  }

  #fit(width: number): void {
    const isNarrow = width < LEAST_WHOLE
    if (width === 0 || isNarrow === this.#isNarrow) return
    this.#isNarrow = isNarrow
    // Where the whole chart is too small to be read at once, the active state is kept in sight.
    if (isNarrow && this.form === 'whole' && !this.isForeign) this.follow = true
    this.stale()
  }

  /**
   * The form of the drawing: the whole chart, the turn for a side panel, or the turn in a line. By default it is the turn if
   * the element is narrow and shows the game's chart, else the whole chart.
   */
  get form(): ChartForm {
    const form = this.getAttribute('form')
    return FORMS.find((one) => one === form) ?? (this.#isNarrow && !this.isForeign ? 'turn' : 'whole')
  }
  set form(form: ChartForm) {
    this.setAttribute('form', form)
  }

  /** The wording of the game's chart: the words of players (the default), or the machine's names. */
  get wording(): Wording {
    return this.getAttribute('wording') === 'names' ? 'names' : 'words'
  }
  set wording(wording: Wording) {
    this.setAttribute('wording', wording)
  }

  /** True if the chart walks automatically through an attack in progress or just ended, or through a turn if there is no game. */
  get walk(): boolean {
    return this.hasAttribute('walk')
  }
  set walk(walk: boolean) {
    this.toggleAttribute('walk', walk)
  }
}
