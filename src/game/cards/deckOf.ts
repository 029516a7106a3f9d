/** Writes a deck down as how many of each card it has. */
import type { DefinitionId } from '../model/cards.ts'

/** A deck: its name and the ids of its cards. */
export interface Deck {
  readonly name: string
  readonly cards: readonly DefinitionId[]
}

/** A deck from how many of each card it has. */
export const deckOf = (name: string, counts: Readonly<Record<DefinitionId, number>>): Deck => ({
  name,
  cards: Object.entries(counts).flatMap(([id, count]) => Array.from({ length: count }, () => id)),
})
