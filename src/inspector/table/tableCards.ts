/** Models cards as they lie on the table: what each is to whoever looks on, alone or in a pile, alike ones together. */
import { definitionOf } from '../../board/definitions.ts'
import type { Game, Player } from '../../model/game.ts'
import type { PlayerId } from '../../model/players.ts'
import type { CardId } from '../../model/pokemon.ts'
import type { About } from '../selection.ts'

/** The token of a card. */
export const cardToken = (card: CardId): About => `card:${card}`

/** Cards that look the same: their name, or null for cards that lie face down. */
export interface CardsShown {
  readonly name: string | null
  readonly cards: readonly CardId[]
  /** Nothing where they lie face down: nobody may tell them apart. */
  readonly about: readonly About[]
}

export const PILES = ['hand', 'deck', 'discard', 'lostZone', 'prizes'] as const
export type PileName = (typeof PILES)[number]

/** What people call each pile. */
export const PILE_NAMES: { readonly [Name in PileName]: string } = {
  hand: 'Hand',
  deck: 'Deck',
  discard: 'Discard',
  lostZone: 'Lost Zone',
  prizes: 'Prizes',
}

export interface Pile {
  readonly pile: PileName
  readonly count: number
  /** How many more cards than before this step; negative: fewer. */
  readonly change: number
  readonly cards: readonly CardsShown[]
}

/** One card as it is shown. */
export const cardShown = (game: Game, card: CardId): CardsShown => {
  const definition = definitionOf(game, card)
  return definition === null
    ? { name: null, cards: [card], about: [] }
    : { name: definition.name, cards: [card], about: [cardToken(card)] }
}

const joined = (all: readonly CardsShown[]): CardsShown => ({
  name: all[0]?.name ?? null,
  cards: all.flatMap(({ cards }) => cards),
  about: all.flatMap(({ about }) => about),
})

/** Cards that are printed alike put together, in the order in which the first of each kind comes. */
const alikeTogether = (game: Game, cards: readonly CardId[]): readonly CardsShown[] => {
  const kinds = new Map<string | null, CardsShown[]>()
  for (const card of cards) {
    const kind = definitionOf(game, card)?.id ?? null
    const alike = kinds.get(kind)
    if (alike === undefined) kinds.set(kind, [cardShown(game, card)])
    else alike.push(cardShown(game, card))
  }
  return [...kinds.values()].map(joined)
}

/** Cards in their order; only those that follow one another and look the same are put together. */
const inOrder = (game: Game, cards: readonly CardId[]): readonly CardsShown[] => {
  const runs: CardsShown[][] = []
  for (const card of cards) {
    const shown = cardShown(game, card)
    const run = runs.at(-1)
    if (run?.[0]?.name === shown.name) run.push(shown)
    else runs.push([shown])
  }
  return runs.map(joined)
}

/** How each pile is laid out: a deck from its top, a discard pile from its latest card. */
const LAID_OUT: { readonly [Name in PileName]: (game: Game, cards: readonly CardId[]) => readonly CardsShown[] } = {
  hand: alikeTogether,
  deck: inOrder,
  discard: (game, cards) => inOrder(game, cards.toReversed()),
  lostZone: (game, cards) => inOrder(game, cards.toReversed()),
  prizes: inOrder,
}

/** A pile of a player; `before` is the same player before the step. */
export const pileOf = (game: Game, owner: PlayerId, pile: PileName, before: Player): Pile => {
  const cards = game.players[owner][pile]
  return { pile, count: cards.length, change: cards.length - before[pile].length, cards: LAID_OUT[pile](game, cards) }
}
