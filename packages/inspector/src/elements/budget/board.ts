/** Draws the turn budget on a page: its player, its items, and its announcements for screen readers. */

import type { EventType } from 'ptcg-turn-engine/model'
import { makeHtml } from '../chart/svg.ts'
import { type Chosen, type ItemPiece, itemPiece } from './item.ts'
import { announce, isBlank } from './spoken.ts'
import { BLANK, type Written } from './written.ts'

/** The delay of an announcement in milliseconds: nobody could follow faster announcements. */
const SPOKEN_AFTER = 300

export class BudgetBoard {
  readonly #whose = makeHtml('span', { class: 'whose', part: 'whose' })
  readonly #sentence = makeHtml('p', { class: 'sentence', part: 'sentence' })
  readonly #list = makeHtml('ul', { class: 'items', part: 'items', role: 'list', 'aria-label': 'What the turn has' })
  readonly #spoken = makeHtml('div', { class: 'spoken', role: 'status' })
  readonly #pieces = new Map<EventType, ItemPiece>()
  readonly #chosen: Chosen
  readonly element: HTMLElement
  /** The budget at the last announcement. */
  #announced = BLANK
  #speaking: ReturnType<typeof setTimeout> | undefined

  constructor(chosen: Chosen) {
    this.#chosen = chosen
    const title = makeHtml('slot', { name: 'heading' }, [
      makeHtml('span', { class: 'title', part: 'title' }, ['Turn budget']),
    ])
    const heading = makeHtml('div', { class: 'heading', part: 'heading' }, [title, ' ', this.#whose])
    this.element = makeHtml(
      'div',
      { class: 'budget', part: 'budget', role: 'group', 'aria-label': 'Turn budget', tabindex: -1 },
      [heading, this.#sentence, this.#list, this.#spoken],
    )
  }

  write(written: Written): void {
    const { player, turn, sentence, isProblem, items } = written
    const name = makeHtml('bdi', {}, [player])
    this.#whose.replaceChildren(...(player === '' ? [] : [name, `, ${turn}`]))
    this.#sentence.textContent = sentence
    this.#sentence.classList.toggle('problem', isProblem)
    const offered = new Set(items.map(({ type }) => type))
    for (const [type, piece] of this.#pieces) {
      if (offered.has(type)) continue
      // Removing the focused element would lose the focus.
      if (piece.element.matches(':focus-within')) this.element.focus({ preventScroll: true })
      piece.element.remove()
      this.#pieces.delete(type)
    }
    for (const [at, item] of items.entries()) {
      const piece = this.#pieces.get(item.type) ?? itemPiece(item, this.#chosen)
      this.#pieces.set(item.type, piece)
      piece.write(item)
      const there = this.#list.children[at]
      if (there !== piece.element) this.#list.insertBefore(piece.element, there ?? null)
    }
    this.#list.hidden = items.length === 0
    this.#speakOf(written)
  }

  #speakOf(written: Written): void {
    clearTimeout(this.#speaking)
    if (isBlank(this.#announced)) {
      this.#announced = written
      return
    }
    this.#speaking = setTimeout(() => {
      const words = announce(this.#announced, written)
      this.#announced = written
      if (words !== '') this.#spoken.textContent = words
    }, SPOKEN_AFTER)
  }

  light(lit: readonly string[]): void {
    const tokens = new Set(lit)
    for (const piece of this.#pieces.values()) piece.light(tokens)
  }

  disconnect(): void {
    clearTimeout(this.#speaking)
  }
}
