/** Printed cards by their set, and well-known decks. Each set is loaded on demand. */
import type { Deck } from 'ptcg-turn-engine'
import type { CardDefinition } from 'ptcg-turn-engine/model'
import { SETS } from './sets.ts'

export { type KnownDeckName, knownDecks } from './knownDecks.ts'

/** A set, as the public JSON of cards calls it. */
export type SetId = keyof typeof SETS

/** Every set, in the order of their ids. */
export const SET_IDS = Object.keys(SETS) as readonly SetId[]

/** The cards of a set that the engine carries out whole, in the order of the set. */
export const cardsOfSet = async (set: SetId): Promise<readonly CardDefinition[]> => (await SETS[set]()).cards

const setOf = (id: string): string => id.slice(0, Math.max(0, id.lastIndexOf('-')))

/** The cards of these decks that are in a set, each once: `createGame` takes them as `cards`. */
export const cardsOfDecks = async (...decks: readonly Deck[]): Promise<readonly CardDefinition[]> => {
  const used = new Set(decks.flatMap(({ cards }) => cards))
  const sets = SET_IDS.filter((set) => [...used].some((id) => setOf(id) === set))
  const cards = await Promise.all(sets.map(cardsOfSet))
  return cards.flat().filter(({ id }) => used.has(id))
}
