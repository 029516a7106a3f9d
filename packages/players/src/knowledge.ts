/** Knowledge of a player besides the table: the own deck list, and decks that the opponent may have. */
import { type CardDefinition, type Deck, cards as PACKAGED } from 'ptcg-turn-engine'

export interface Knowledge {
  /** The own deck: which cards, not their order. */
  readonly deck: Deck
  /** Decks that the opponent may have. One that does not fit what was seen is left out of account. */
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
