/** What is printed on any card of a game, wherever it lies; null where it is hidden. */
import type { Game } from 'ptcg-turn-engine'
import { type PrintedCard, printedCard } from 'ptcg-turn-engine/table'

/** What is printed on a card. */
export const printedOf = ({ cards, definitions }: Game, card: number): PrintedCard | null => {
  const definition = cards[card]?.definition ?? null
  const known = definition === null ? undefined : definitions[definition]
  return known === undefined ? null : printedCard(known)
}
