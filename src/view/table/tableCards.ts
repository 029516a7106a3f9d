/** Describes cards on the table as the viewer sees them: one card, a pile, or groups of cards that look alike. */
import { definitionOf } from '../../game/board/definitions.ts'
import type { Game, Player } from '../../game/model/game.ts'
import type { PlayerId } from '../../game/model/players.ts'
import type { CardId } from '../../game/model/pokemon.ts'
import { type PrintedCard, printedCard } from './printed.ts'

/** One card. */
export interface CardShown {
  /** The card's id in the game. The id of a hidden card only identifies its place, and may be another in the next view. */
  readonly card: CardId
  /** Null if it lies face down and the viewer may not know it. */
  readonly name: string | null
  readonly owner: PlayerId
  /** Its printed values, or null if it is hidden. Alike cards share one object. */
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

/** The display name of each pile. */
export const PILE_NAMES: { readonly [Name in PileName]: string } = {
  hand: 'Hand',
  deck: 'Deck',
  discard: 'Discard',
  lostZone: 'Lost Zone',
  prizes: 'Prizes',
}

/** A pile of a player. Hidden cards are included, without names. */
export interface TablePile {
  readonly pile: PileName
  readonly count: number
  /** The change in the number of cards since `before`; negative if there are fewer. */
  readonly change: number
  /**
   * Every card: a hand in its order, a deck from its top, a discard pile and a Lost Zone from the latest card, Prize cards by position (as
   * in the option `prize` of a choice).
   */
  readonly cards: readonly CardShown[]
  /** The same cards with equal ones together: all of a hand; in other piles, only neighbors. */
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

/** Groups cards that are printed alike, in the order of the first of each kind. */
const alikeTogether = (cards: readonly CardShown[]): readonly CardsShown[] => {
  const kinds = new Map<PrintedCard | null, CardShown[]>()
  for (const card of cards) {
    const alike = kinds.get(card.printed)
    if (alike === undefined) kinds.set(card.printed, [card])
    else alike.push(card)
  }
  return [...kinds.values()].map(joined)
}

/** Groups only neighboring cards with the same name, and keeps the order. */
const inOrder = (cards: readonly CardShown[]): readonly CardsShown[] => {
  const runs: CardShown[][] = []
  for (const card of cards) {
    const run = runs.at(-1)
    if (run?.[0]?.name === card.name) run.push(card)
    else runs.push([card])
  }
  return runs.map(joined)
}

/** The piles that grow on top. `Game` lists their latest card last. */
const LATEST_ON_TOP: ReadonlySet<PileName> = new Set(['discard', 'lostZone'])

/** A pile of a player; `before` is the same player in the previous game. */
export const tablePileOf = (game: Game, owner: PlayerId, pile: PileName, before: Player): TablePile => {
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
