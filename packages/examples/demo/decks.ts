/**
 * The decks that a person may choose: those of the package, known decks, and a pasted list. Printed cards are loaded on
 * demand.
 */
import { type CardDefinition, cards, type Deck, type DeckName, decks } from 'ptcg-turn-engine'

const printed = () => import('ptcg-turn-engine-cards')

/** A choice: the name of a deck, or the text of a list. */
export type WantedDeck = { readonly named: string } | { readonly list: string }

/** A deck, and its cards that the package does not have. */
export interface FoundDeck {
  readonly deck: Deck
  readonly cards: readonly CardDefinition[]
}

const isPackaged = (name: string): name is DeckName => Object.hasOwn(decks, name)

/** The ids of the known decks, with their names. */
export const namesOfKnownDecks = async (): Promise<readonly (readonly [name: string, called: string])[]> =>
  Object.entries((await printed()).knownDecks).map(([name, deck]) => [name, deck.name])

/** Reads a list in the export format of Pokémon TCG Live, or returns one sentence about its first problem. */
const readList = async (list: string): Promise<FoundDeck | string> => {
  const { cardsOfSet, readDeckList, SET_IDS } = await printed()
  const sets = (await Promise.all(SET_IDS.map(cardsOfSet))).flat()
  const read = readDeckList(list, [...Object.values(cards), ...sets])
  const wrong = read.remarks.find(
    ({ remark }) => remark === 'unreadable' || remark === 'unknown' || remark === 'unclear',
  )
  if (wrong !== undefined) return `Line ${wrong.line} of the list: ${wrong.message}`
  const used = new Set(read.cards.filter((id) => !Object.hasOwn(cards, id)))
  return { deck: { name: 'A list of your own', cards: read.cards }, cards: sets.filter(({ id }) => used.has(id)) }
}

/** Finds a deck with its cards, or returns one sentence that says why it cannot be played. */
export const findDeck = async (wanted: WantedDeck): Promise<FoundDeck | string> => {
  if ('list' in wanted) return readList(wanted.list)
  if (isPackaged(wanted.named)) return { deck: decks[wanted.named], cards: [] }
  const { cardsOfDecks, knownDecks } = await printed()
  const deck = Object.entries(knownDecks).find(([name]) => name === wanted.named)?.[1]
  return deck === undefined ? 'There is no such deck.' : { deck, cards: await cardsOfDecks(deck) }
}
