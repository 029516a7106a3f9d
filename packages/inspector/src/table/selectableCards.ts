/** Adds tokens to the cards of the table, so that they can be selected. Cards that lie face down get none. */
import type { CardId } from 'ptcg-turn-engine/model'
import type { CardShown, CardsShown, PileName, TablePile } from 'ptcg-turn-engine/table'
import type { About } from '../selection.ts'

/** The token of a card. */
export const cardToken = (card: CardId): About => `card:${card}`

/** Cards that look the same. */
export interface SelectableCards extends CardsShown {
  /** The tokens of the cards; empty for cards that lie face down, which nobody may tell apart. */
  readonly about: readonly About[]
}

export interface SelectablePile {
  readonly pile: PileName
  readonly count: number
  readonly change: number
  readonly cards: readonly SelectableCards[]
}

/** Cards that look the same, with their tokens. */
export const selectableCards = ({ name, cards }: CardsShown): SelectableCards => ({
  name,
  cards,
  about: name === null ? [] : cards.map(cardToken),
})

/** One card, with its token. */
export const selectableCard = ({ name, card }: CardShown): SelectableCards => selectableCards({ name, cards: [card] })

/** A pile in which cards that look the same are grouped. */
export const selectablePile = ({ pile, count, change, alike }: TablePile): SelectablePile => ({
  pile,
  count,
  change,
  cards: alike.map(selectableCards),
})
