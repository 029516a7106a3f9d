/** Throws an error of one sentence if the options of a computer player or of samples are invalid. Only a bug of the host can pass such options. */
import type { Deck } from 'ptcg-turn-engine'
import type { Knowledge } from './knowledge.ts'
import { LEVELS } from './levels.ts'

const expectDeck = (deck: Deck, { definitions }: Knowledge): void => {
  if (!Array.isArray(deck?.cards))
    throw new TypeError('A deck has a name and a list of card ids, such as decks.cinderace.')
  const unknown = deck.cards.find((id) => !Object.hasOwn(definitions, id))
  if (unknown !== undefined)
    throw new TypeError(
      `The deck ${deck.name} has the card ${unknown}, which is unknown: pass its definition in "cards".`,
    )
}

/** Throws unless a player can have this level. */
export const expectLevel = (level: string): void => {
  if (!Object.hasOwn(LEVELS, level))
    throw new TypeError(`There is no level ${level}. There are: ${Object.keys(LEVELS).join(', ')}.`)
}

/** Throws unless the seed is a whole number, and the decks are decks of known cards. `caller` takes these options. */
export const expectKnowledge = (caller: string, seed: number, known: Knowledge): void => {
  if (!Number.isSafeInteger(seed)) throw new TypeError(`The seed of ${caller} must be a whole number.`)
  for (const deck of [known.deck, ...known.opponentDecks]) expectDeck(deck, known)
}
