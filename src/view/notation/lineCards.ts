/**
 * Writes and reads the cards of a position that is written as one line. The line lists the id of each kind of card once; a pile then has
 * one or two characters for each card (`_` for an unknown card).
 */
import type { DefinitionId } from '../../game/model/cards.ts'

type Known = DefinitionId | null

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const HIDDEN = '_'

/** The number of characters for each card: one if there are no more kinds than `DIGITS`, otherwise two. */
const widthOf = (kinds: number): number => (kinds <= DIGITS.length ? 1 : 2)

/** Writes piles of cards. */
export interface CardWriter {
  readonly pile: (cards: readonly Known[]) => string
}

/** A writer for cards of these kinds. */
export const cardsInLine = (kinds: readonly DefinitionId[]): CardWriter => {
  const width = widthOf(kinds.length)
  const places = new Map(kinds.map((kind, index) => [kind, index]))
  const sign = (card: Known): string => {
    const index = card === null ? undefined : places.get(card)
    if (index === undefined) return HIDDEN.repeat(width)
    const low = DIGITS[index % DIGITS.length] ?? ''
    return width === 1 ? low : `${DIGITS[Math.floor(index / DIGITS.length)] ?? ''}${low}`
  }
  return { pile: (cards) => cards.map(sign).join('') }
}

/** The pile that a text stands for, or null if it stands for none. */
export const pileFromLine = (text: string, kinds: readonly DefinitionId[]): Known[] | null => {
  const width = widthOf(kinds.length)
  if (text.length % width !== 0) return null
  const cards: Known[] = []
  for (let at = 0; at < text.length; at += width) {
    const signs = text.slice(at, at + width)
    const index = [...signs].reduce((sum, sign) => sum * DIGITS.length + DIGITS.indexOf(sign), 0)
    if (signs === HIDDEN.repeat(width)) cards.push(null)
    else {
      const kind = [...signs].some((sign) => !DIGITS.includes(sign)) ? undefined : kinds[index]
      if (kind === undefined) return null
      cards.push(kind)
    }
  }
  return cards
}
