/**
 * The element `<ptcg-turn-budget>`: what the turn of a game still has to offer, on any page; what is used and blocked,
 * and by which rule.
 */

import type { RuleId, Snapshot } from 'ptcg-turn-engine'
import type { EventType } from 'ptcg-turn-engine/model'
import type { BudgetStatus } from 'ptcg-turn-engine/turn-budget'
import * as E from '#fp-ts/Either'
import { takeEarlier } from '../chart/early.ts'
import { type WatchedGame, Watching } from '../chart/watching.ts'
import { BudgetBoard } from './board.ts'
import { BUDGET_SHEET } from './sheet.ts'
import { problemWritten, type Written, type WrittenItem, type WrittenReason, written } from './written.ts'

/** What a person has chosen in a budget. */
export interface BudgetSelection {
  /** The event that the item is about, such as `ATTACH_ENERGY`. */
  readonly type: EventType
  readonly status: BudgetStatus
  /** The rule that was chosen, or the first of the item's. */
  readonly rule: RuleId
  readonly says: string
  readonly label: string
  /** Tokens of everything that it is about, the nearest first: given to a chart as `lit`, they show where it is. */
  readonly about: readonly string[]
}

/** The events of the element, with what they carry. */
export interface TurnBudgetEvents {
  readonly 'budget-select': CustomEvent<BudgetSelection>
}

const NAME = 'ptcg-turn-budget'

const PROPERTIES = ['snapshot', 'game', 'lit'] as const

/** Where there are no elements, as on a server, the module can be imported all the same. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as typeof HTMLElement)

const tokensOf = (lit: unknown): readonly string[] =>
  Array.isArray(lit) ? lit.filter((token): token is string => typeof token === 'string') : []

/** The element `<ptcg-turn-budget>`. Give it a `game` or a `snapshot`. */
export class TurnBudget extends Base {
  readonly #board = new BudgetBoard((...chosen) => this.#tell(...chosen))
  readonly #watching = new Watching(() => this.#due())
  #lit: readonly string[] = []
  #isDue = false

  constructor() {
    super()
    const root = this.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(BUDGET_SHEET)
    root.adoptedStyleSheets = [sheet]
    root.append(this.#board.element)
    this.#due()
  }

  connectedCallback(): void {
    takeEarlier(this, PROPERTIES)
    this.#watching.isConnected = true
  }

  disconnectedCallback(): void {
    this.#watching.isConnected = false
    this.#board.disconnect()
  }

  #tell({ type, title, status }: WrittenItem, { rule, says }: WrittenReason, about: readonly string[]): void {
    const detail: BudgetSelection = { type, status, rule, says, label: `${title}, rule ${rule}`, about }
    this.dispatchEvent(new CustomEvent('budget-select', { detail, bubbles: true, composed: true }))
  }

  /** Properties that are set one after another are written together. */
  #due(): void {
    if (this.#isDue) return
    this.#isDue = true
    queueMicrotask(() => {
      this.#isDue = false
      this.#board.write(this.#written)
      this.#board.light(this.#lit)
    })
  }

  get #written(): Written {
    const { now } = this.#watching
    return E.isLeft(now) ? problemWritten(now.left) : written(now.right)
  }

  /** A snapshot of the game, or a view of one: its turn is the one whose budget is shown. */
  get snapshot(): Snapshot | null {
    return this.#watching.snapshot as Snapshot | null
  }
  set snapshot(snapshot: Snapshot | null) {
    this.#watching.snapshot = snapshot
  }

  /** A session, a seat at it, or anything with `state` and `subscribe`: its snapshots are shown as they come. */
  get game(): WatchedGame<Snapshot> | null {
    return this.#watching.game as WatchedGame<Snapshot> | null
  }
  set game(game: WatchedGame<Snapshot> | null) {
    this.#watching.game = game
  }

  /** What is lit, in the words of the chart: `event:TYPE`, `rule:ID`, `clause:NAME`, `transition:ID`. */
  get lit(): readonly string[] {
    return this.#lit
  }
  set lit(lit: readonly string[]) {
    this.#lit = tokensOf(lit)
    this.#due()
  }
}

/** Makes `<ptcg-turn-budget>` known to the page; to do so twice does no harm. */
export const defineTurnBudget = (): void => {
  if (customElements.get(NAME) === undefined) customElements.define(NAME, TurnBudget)
}

declare global {
  interface HTMLElementTagNameMap {
    [NAME]: TurnBudget
  }
  interface HTMLElementEventMap extends TurnBudgetEvents {}
}
