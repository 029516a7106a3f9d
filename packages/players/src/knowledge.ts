/** The knowledge of a player in addition to the table: their own deck list, and decks that the opponent may have. */
import { type CardDefinition, type Deck, cards as PACKAGED } from 'ptcg-turn-engine'

export interface Knowledge {
  /** The player's own deck list, in any order. */
  readonly deck: Deck
  /** Decks that the opponent may have. Only those that best fit the cards seen so far are used. */
  readonly opponentDecks: readonly Deck[]
  /** The printed facts and texts of the cards of all these decks, by id. */
  readonly definitions: Readonly<Record<string, CardDefinition>>
}

/** The knowledge of a player who knows these decks. `cards` are printings in addition to those of the engine. */
export const knowledgeOf = (
  deck: Deck,
  opponentDecks: readonly Deck[],
  cards: readonly CardDefinition[],
): Knowledge => ({
  deck,
  opponentDecks: opponentDecks.length === 0 ? [deck] : opponentDecks,
  definitions: { ...PACKAGED, ...Object.fromEntries(cards.map((card) => [card.id, card])) },
})
