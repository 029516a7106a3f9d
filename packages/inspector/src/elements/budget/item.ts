/**
 * Draws one item of the turn budget: a line that opens to show the reasons of the item. When the words of the item change, its element is
 * kept.
 */
import { STATUS_SHAPES } from 'ptcg-turn-engine/turn-budget'
import { make, makeHtml } from '../chart/svg.ts'
import type { WrittenItem, WrittenReason } from './written.ts'

/**
 * Called when a person selects the item or one of its reasons. If the item is selected, `reason` is its first reason. `about` contains the
 * tokens of the item and of the reason; those of the selected thing come first.
 */
export type Chosen = (item: WrittenItem, reason: WrittenReason, about: readonly string[]) => void

export interface ItemPiece {
  readonly element: HTMLLIElement
  readonly write: (item: WrittenItem) => void
  /** Highlights the item if it or one of its reasons has one of these tokens. */
  readonly light: (lit: ReadonlySet<string>) => void
}

/** All tokens of an item and its reasons. */
const aboutAll = ({ about, reasons }: WrittenItem): readonly string[] => [
  ...about,
  ...reasons.flatMap((reason) => reason.about),
]

const sameWords = (one: WrittenItem, other: WrittenItem): boolean => JSON.stringify(one) === JSON.stringify(other)

const reasonElement = (item: WrittenItem, reason: WrittenReason, chosen: Chosen): HTMLLIElement => {
  const button = makeHtml('button', { type: 'button', part: 'rule-button', 'aria-label': `Rule ${reason.rule}` }, [
    reason.rule,
  ])
  button.addEventListener('click', () => chosen(item, reason, [...reason.about, ...item.about]))
  return makeHtml('li', { part: 'reason' }, [reason.says, ' ', button])
}

/** Creates an item, already filled in. */
export const itemPiece = (first: WrittenItem, chosen: Chosen): ItemPiece => {
  const shape = make('path')
  const mark = make('svg', { class: 'mark', part: 'mark', viewBox: '0 0 14 14', 'aria-hidden': 'true' }, [shape])
  const [name, count, status, rule] = (['name', 'count', 'status', 'rule'] as const).map((part) =>
    makeHtml('span', { class: part, part }),
  )
  const summary = makeHtml('summary', { part: 'summary' }, [mark])
  for (const words of [name, count, status, rule]) if (words) summary.append(words, ' ')
  const reasons = makeHtml('ul', { class: 'reasons', part: 'reasons', role: 'list' })
  const details = makeHtml('details', {}, [summary, reasons])
  const element = makeHtml('li', {}, [details])
  let item: WrittenItem | null = null
  let isLit = false

  const dress = (): void => {
    const names = ['item', item?.status ?? '', ...(isLit ? ['lit'] : [])].join(' ')
    element.className = names
    element.setAttribute('part', names)
    if (isLit) summary.setAttribute('aria-current', 'true')
    else summary.removeAttribute('aria-current')
  }

  const writeReasons = (next: WrittenItem): void => {
    // All buttons are replaced. If one had the focus, the new button at the same place gets it.
    const at = [...reasons.querySelectorAll('button')].findIndex((button) => button.matches(':focus'))
    const note = next.note === null ? [] : [makeHtml('li', { class: 'note', part: 'note' }, [next.note])]
    reasons.replaceChildren(...next.reasons.map((reason) => reasonElement(next, reason, chosen)), ...note)
    if (at >= 0) (reasons.querySelectorAll('button')[at] ?? summary).focus({ preventScroll: true })
  }

  const write = (next: WrittenItem): void => {
    if (item !== null && sameWords(item, next)) return
    item = next
    shape.setAttribute('d', STATUS_SHAPES[next.status])
    const texts = [next.title, next.count, next.status, next.rules]
    for (const [at, words] of [name, count, status, rule].entries()) if (words) words.textContent = texts[at] ?? ''
    summary.title = next.reasons.map(({ says }) => says).join(' ')
    writeReasons(next)
    dress()
  }

  summary.addEventListener('click', () => {
    // Opening selects the item; closing does not.
    if (item === null || details.open) return
    const [reason] = item.reasons
    chosen(item, reason, [...item.about, ...reason.about])
  })
  write(first)
  return {
    element,
    write,
    light: (lit) => {
      isLit = item !== null && aboutAll(item).some((token) => lit.has(token))
      dress()
    },
  }
}
