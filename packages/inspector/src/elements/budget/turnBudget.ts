/**
 * The element `<ptcg-turn-budget>`: shows on any page what the turn of a game still offers, what is used or blocked,
 * and by which rule.
 */

import type { RuleId, Snapshot } from 'ptcg-turn-engine'
import type { EventType } from 'ptcg-turn-engine/model'
import type { BudgetStatus } from 'ptcg-turn-engine/turn-budget'
import * as E from '#fp-ts/Either'
import { takeEarlier } from '../chart/early.ts'
import { type WatchedGame, WatchedSource } from '../chart/watching.ts'
import { BudgetBoard } from './board.ts'
import { BUDGET_SHEET } from './sheet.ts'
import { budgetTexts, problemWritten, type Written, type WrittenItem, type WrittenReason } from './written.ts'

/** The `detail` of the event that reports the selection of an item or a reason in the budget. */
export interface BudgetSelection {
  /** The game event that the item is about, such as `ATTACH_ENERGY`. */
  readonly type: EventType
  readonly status: BudgetStatus
  /** The selected rule, or the first one of the item. */
  readonly rule: RuleId
  readonly says: string
  readonly label: string
  /** The tokens of everything that the selection refers to, the selected thing first. Set as `lit` of a chart, they highlight it there. */
  readonly about: readonly string[]
}

/** The events of the element, with their details. */
export interface TurnBudgetEvents {
  readonly 'budget-select': CustomEvent<BudgetSelection>
}

const NAME = 'ptcg-turn-budget'

const PROPERTIES = ['snapshot', 'game', 'lit'] as const

/** The base class. On a server, where `HTMLElement` does not exist, a stand-in lets the module be imported. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as typeof HTMLElement)

const tokensOf = (lit: unknown): readonly string[] =>
  Array.isArray(lit) ? lit.filter((token): token is string => typeof token === 'string') : []

/** The element `<ptcg-turn-budget>`. Give it a `game` or a `snapshot`. */
export class TurnBudget extends Base {
  readonly #board = new BudgetBoard((...chosen) => this.#report(...chosen))
  readonly #watching = new WatchedSource(() => this.#due())
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

  #report({ type, title, status }: WrittenItem, { rule, says }: WrittenReason, about: readonly string[]): void {
    const detail: BudgetSelection = { type, status, rule, says, label: `${title}, rule ${rule}`, about }
    this.dispatchEvent(new CustomEvent('budget-select', { detail, bubbles: true, composed: true }))
  }

  /** Schedules one rendering for all properties that are set in the same task. */
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
    return E.isLeft(now) ? problemWritten(now.left) : budgetTexts(now.right)
  }

  /** A snapshot of the game, or a player's view of the snapshot. The element shows the budget of the turn. */
  get snapshot(): Snapshot | null {
    return this.#watching.snapshot as Snapshot | null
  }
  set snapshot(snapshot: Snapshot | null) {
    this.#watching.snapshot = snapshot
  }

  /** A session, a seat, or any object with `state` and `subscribe`. The element shows its snapshots as they change. */
  get game(): WatchedGame<Snapshot> | null {
    return this.#watching.game as WatchedGame<Snapshot> | null
  }
  set game(game: WatchedGame<Snapshot> | null) {
    this.#watching.game = game
  }

  /** The highlighted tokens, as for the chart: `event:TYPE`, `rule:ID`, `clause:NAME`, `transition:ID`. */
  get lit(): readonly string[] {
    return this.#lit
  }
  set lit(lit: readonly string[]) {
    this.#lit = tokensOf(lit)
    this.#due()
  }
}

/** Defines `<ptcg-turn-budget>` on the page; calling it twice is harmless. */
export const defineTurnBudget = (): void => {
  if (customElements.get(NAME) === undefined) customElements.define(NAME, TurnBudget)
}

declare global {
  interface HTMLElementTagNameMap {
    [NAME]: TurnBudget
  }
  interface HTMLElementEventMap extends TurnBudgetEvents {}
}
