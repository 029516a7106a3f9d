/** Makes a deck from the number of copies of each card. */
import type { DefinitionId } from '../model/cards.ts'

/** A deck: its name and the ids of its cards. */
export interface Deck {
  readonly name: string
  readonly cards: readonly DefinitionId[]
}

/** Expands the number of copies of each card into a deck. */
export const deckOf = (name: string, counts: Readonly<Record<DefinitionId, number>>): Deck => ({
  name,
  cards: Object.entries(counts).flatMap(([id, count]) => Array.from({ length: count }, () => id)),
})
