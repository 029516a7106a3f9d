/** The printed values of any card of a game, wherever it lies; null if it is hidden. */
import type { Game } from 'ptcg-turn-engine'
import { type PrintedCard, printedCard } from 'ptcg-turn-engine/table'

/** The printed values of a card. */
export const printedOf = ({ cards, definitions }: Game, card: number): PrintedCard | null => {
  const definition = cards[card]?.definition ?? null
  const known = definition === null ? undefined : definitions[definition]
  return known === undefined ? null : printedCard(known)
}
