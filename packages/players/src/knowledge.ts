/** A player's knowledge besides the table: their own deck list, and decks that the opponent may have. */
import { type CardDefinition, type Deck, cards as PACKAGED } from 'ptcg-turn-engine'

export interface Knowledge {
  /** The player's own deck: which cards, not their order. */
  readonly deck: Deck
  /** Decks that the opponent may have. Those that do not fit the cards seen so far are ignored. */
  readonly opponentDecks: readonly Deck[]
  /** The printed facts and texts of the cards of all these decks, by id. */
  readonly definitions: Readonly<Record<string, CardDefinition>>
}

/** The knowledge of a player who knows these decks. `cards` are printings besides those of the engine. */
export const knowledgeOf = (
  deck: Deck,
  opponentDecks: readonly Deck[],
  cards: readonly CardDefinition[],
): Knowledge => ({
  deck,
  opponentDecks: opponentDecks.length === 0 ? [deck] : opponentDecks,
  definitions: { ...PACKAGED, ...Object.fromEntries(cards.map((card) => [card.id, card])) },
})
