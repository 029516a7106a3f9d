/** Cards as they lie on the table: what each is to whoever looks on, alone or in a pile, alike ones together. */
import { definitionOf } from '../../game/board/definitions.ts'
import type { Game, Player } from '../../game/model/game.ts'
import type { PlayerId } from '../../game/model/players.ts'
import type { CardId } from '../../game/model/pokemon.ts'
import { type PrintedCard, printedCard } from './printed.ts'

/** One card. */
export interface CardShown {
  /** The card of the game. Where it is hidden, this says only where it lies: it is another one in the next view. */
  readonly card: CardId
  /** Null where it lies face down and whoever looks on may not know it. */
  readonly name: string | null
  readonly owner: PlayerId
  /** What is printed on it, or null where it is hidden. Cards that are alike share one object. */
  readonly printed: PrintedCard | null
}

/** Cards that look the same: their name, or null for cards that are hidden. */
export interface CardsShown {
  readonly name: string | null
  readonly cards: readonly CardId[]
}

/** The piles of a player. */
export const PILES = ['hand', 'deck', 'discard', 'lostZone', 'prizes'] as const
/** The name of a pile, as the game has it; `PILE_NAMES` has what people call it. */
export type PileName = (typeof PILES)[number]

/** What people call each pile. */
export const PILE_NAMES: { readonly [Name in PileName]: string } = {
  hand: 'Hand',
  deck: 'Deck',
  discard: 'Discard',
  lostZone: 'Lost Zone',
  prizes: 'Prizes',
}

/** A pile of a player. Where its cards are hidden, they are there all the same, without names. */
export interface TablePile {
  readonly pile: PileName
  readonly count: number
  /** How many more cards than before; negative: fewer. */
  readonly change: number
  /**
   * Every card: a hand in its order, a deck from its top, a discard pile and a Lost Zone from the latest card, Prize
   * cards by position (as the option `prize` of a choice names it).
   */
  readonly cards: readonly CardShown[]
  /** The same cards with alike ones together: all of a hand, elsewhere those that follow one another. */
  readonly alike: readonly CardsShown[]
}

/** One card as it is shown. */
export const cardShown = (game: Game, card: CardId): CardShown => {
  const definition = definitionOf(game, card)
  const owner = game.cards[card]?.owner ?? 0
  return definition === null
    ? { card, name: null, owner, printed: null }
    : { card, name: definition.name, owner, printed: printedCard(definition) }
}

const joined = (all: readonly CardShown[]): CardsShown => ({
  name: all[0]?.name ?? null,
  cards: all.map(({ card }) => card),
})

/** Cards that are printed alike put together, in the order in which the first of each kind comes. */
const alikeTogether = (cards: readonly CardShown[]): readonly CardsShown[] => {
  const kinds = new Map<PrintedCard | null, CardShown[]>()
  for (const card of cards) {
    const alike = kinds.get(card.printed)
    if (alike === undefined) kinds.set(card.printed, [card])
    else alike.push(card)
  }
  return [...kinds.values()].map(joined)
}

/** Cards in their order; only those that follow one another and have the same name are put together. */
const inOrder = (cards: readonly CardShown[]): readonly CardsShown[] => {
  const runs: CardShown[][] = []
  for (const card of cards) {
    const run = runs.at(-1)
    if (run?.[0]?.name === card.name) run.push(card)
    else runs.push([card])
  }
  return runs.map(joined)
}

/** Piles that grow on top, with their latest card last in the game. */
const LATEST_ON_TOP: ReadonlySet<PileName> = new Set(['discard', 'lostZone'])

/** A pile of a player; `before` is the same player before the step. */
export const pileOf = (game: Game, owner: PlayerId, pile: PileName, before: Player): TablePile => {
  const ids = game.players[owner][pile]
  const cards = (LATEST_ON_TOP.has(pile) ? ids.toReversed() : ids).map((card) => cardShown(game, card))
  return {
    pile,
    count: ids.length,
    change: ids.length - before[pile].length,
    cards,
    alike: pile === 'hand' ? alikeTogether(cards) : inOrder(cards),
  }
}
