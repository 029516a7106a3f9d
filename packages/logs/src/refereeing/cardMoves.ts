/**
 * Moves cards as a log says. If the log does not say where a card comes from, the text of the action decides, or else the likeliest pile is
 * used.
 */
import { cardsOf, type InPlay, sideOf } from 'ptcg-turn-engine/internal/game/board/pokemonInPlay'
import {
  type Destination,
  moveCards,
  TO_DECK_BOTTOM,
  TO_DECK_TOP,
  TO_DISCARD,
  TO_HAND,
  TO_LOST_ZONE,
  TO_PRIZES,
} from 'ptcg-turn-engine/internal/game/changes/cards'
import type { Pile } from 'ptcg-turn-engine/internal/game/changes/copy'
import { removeFromPlay } from 'ptcg-turn-engine/internal/game/changes/pokemon'
import type { CardId, PlayerId, PokemonId } from 'ptcg-turn-engine/model'
import type { LoggedCard, LoggedPile } from '../languages/sentences.ts'
import type { Entry } from '../reading/battleLog.ts'
import type { RefereedTable } from './table.ts'

/** An effect in a log: its player, its text, and the Pokémon that it has reached so far. */
export interface LoggedEffect {
  readonly player: PlayerId
  readonly label: string
  readonly kind: 'attack' | 'card' | 'trigger'
  /** The text as JSON, which says where cards come from; empty if it is unknown. */
  text: string
  readonly reached: Set<PokemonId>
  /** The name of the Pokémon whose Ability has this effect; null for other texts. */
  readonly by: string | null
  /** The player whose hand is meant, if the log may name the wrong player; null otherwise. */
  handOf: PlayerId | null
  handsShuffled: PlayerId[]
  /** True if cards go to the Prize cards, in exchange for Prize cards. */
  exchangesPrizes: boolean
}

export const newEffect = (
  player: PlayerId,
  label: string,
  kind: LoggedEffect['kind'],
  text = '',
  by: string | null = null,
): LoggedEffect => ({
  text,
  by,
  player,
  label,
  kind,
  reached: new Set(),
  handOf: null,
  handsShuffled: [],
  exchangesPrizes: false,
})

const SOURCE = /"from":"(hand|deck|discard|lookedAt)"/g

/** Returns the piles from which a text takes cards, followed by other likely piles. */
export const sources = ({ text, exchangesPrizes }: LoggedEffect, likely: readonly Pile[]): readonly Pile[] => {
  const said = [...text.matchAll(SOURCE)].map(([, from]): Pile => (from === 'lookedAt' ? 'deck' : (from as Pile)))
  return [...new Set([...(exchangesPrizes ? (['prizes'] as const) : []), ...said, ...likely])]
}

const ENDS: { readonly [To in LoggedPile]: Destination } = {
  hand: TO_HAND,
  discard: TO_DISCARD,
  deck: TO_DECK_TOP,
  deckTop: TO_DECK_TOP,
  deckBottom: TO_DECK_BOTTOM,
  lostZone: TO_LOST_ZONE,
  prizes: TO_PRIZES,
}

export const endOf = (pile: LoggedPile): Destination => ENDS[pile]

/** Finds cards that the log does not name: the top cards of a deck; in other piles, unknown cards first. */
export const findUnnamed = (table: RefereedTable, player: PlayerId, pile: Pile, count: number): readonly CardId[] => {
  const cards = table.game.players[player][pile]
  if (cards.length < count) table.departs(`${count} cards leave a pile of ${cards.length}.`)
  if (pile === 'deck') return cards.slice(0, count)
  const hidden = cards.filter((card) => table.game.cards[card]?.definition === null)
  const chosen = [...hidden, ...cards.filter((card) => !hidden.includes(card))].slice(0, count)
  // The log does not say which of several cards moved, so the remaining ones are unknown.
  if (chosen.length < cards.length) table.forget(cards)
  return chosen
}

export const drawByHand = (
  table: RefereedTable,
  player: PlayerId,
  count: number,
  cards: readonly LoggedCard[] | null,
): void => {
  const drawn: CardId[] = []
  for (const logged of cards ?? []) {
    const top = table.game.players[player].deck.find((card) => !drawn.includes(card) && table.isIt(card, logged))
    const card =
      top ??
      table.game.players[player].deck.find((one) => !drawn.includes(one) && table.game.cards[one]?.definition === null)
    if (card === undefined) {
      table.misses(player, logged)
      continue
    }
    const copy = table.asTheCopy(card, logged)
    table.identify(copy, logged)
    drawn.push(copy)
  }
  const rest = table.game.players[player].deck
    .filter((card) => !drawn.includes(card))
    .slice(0, Math.max(0, count - drawn.length))
  table.change(moveCards(table.game, [...drawn, ...rest], TO_HAND))
}

const MOVES_ATTACHED = /"do":"(?:chooseAttached|allAttached|discardAllEnergy|discardTools)"/

/**
 * Finds a card with this name on one of the player's Pokémon, if the text moves attached cards. `except` is the Pokémon that the card goes
 * to.
 */
export const findAttached = (
  table: RefereedTable,
  player: PlayerId,
  logged: LoggedCard,
  { text }: LoggedEffect,
  except?: PokemonId,
): CardId | null => {
  if (!MOVES_ATTACHED.test(text)) return null
  const all = sideOf(table.game, player).filter(({ pokemon }) => pokemon.id !== except)
  return (
    all.flatMap(({ pokemon }) => [...pokemon.energy, ...pokemon.tools]).find((card) => table.isIt(card, logged)) ?? null
  )
}

/** Finds a card with this name that is attached to any of the player's Pokémon. */
export const findAttachedAnywhere = (table: RefereedTable, player: PlayerId, logged: LoggedCard): CardId | null =>
  sideOf(table.game, player)
    .flatMap(({ pokemon }) => [...pokemon.energy, ...pokemon.tools])
    .find((card) => table.isIt(card, logged)) ?? null

/** Returns the Trainer card being played, or the Stadium in play, if it has this name and this owner; otherwise null. */
const findTrainerOnTable = (table: RefereedTable, player: PlayerId, logged: LoggedCard): CardId | null => {
  const { limbo, stadium } = table.game
  const isMeant = (card: CardId | null): card is CardId =>
    card !== null && table.game.cards[card]?.owner === player && table.isIt(card, logged)
  return [limbo, stadium?.card ?? null].find(isMeant) ?? null
}

/**
 * Moves named cards: from a Pokémon if the text moves attached cards, from the Trainer card being played, from the Stadium in play, from
 * the likeliest of these piles, or else from any of the player's Pokémon.
 */
export const moveNamedCards = (
  table: RefereedTable,
  player: PlayerId,
  piles: readonly Pile[],
  cards: readonly LoggedCard[],
  to: Destination,
  effect: LoggedEffect,
): void => {
  for (const logged of cards) {
    const elsewhere = findAttached(table, player, logged, effect) ?? findTrainerOnTable(table, player, logged)
    const card = elsewhere ?? table.take(player, piles, logged) ?? findAttachedAnywhere(table, player, logged)
    if (card === null) table.misses(player, logged)
    else table.change(moveCards(table.game, [card], to))
  }
}

/** Discards cards from the top of a deck. The log shows them only when they are discarded. */
export const mill = (
  table: RefereedTable,
  player: PlayerId,
  count: number,
  cards: readonly LoggedCard[] | null,
): void => {
  const deck = (): readonly CardId[] => table.game.players[player].deck
  for (const [at, logged] of (cards ?? []).entries()) {
    const card = deck()[at]
    if (card !== undefined) table.identify(table.asTheCopy(card, logged), logged)
  }
  table.change(moveCards(table.game, deck().slice(0, cards?.length ?? count), TO_DISCARD))
}

export const forgetOrder = (table: RefereedTable, player: PlayerId): void =>
  table.forget(table.game.players[player].deck)

/** Returns the cards that a line moves; null if the line only counts them. */
export const cardsMoved = ({ sentence, cards }: Pick<Entry, 'sentence' | 'cards'>): readonly LoggedCard[] | null =>
  sentence.says === 'movedCard' ? [sentence.card] : cards

/** Finds the player's Pokémon to which all of these cards belong. One of the cards must be its top card; it may have more cards. */
export const findMadeOf = (
  table: RefereedTable,
  player: PlayerId,
  cards: readonly LoggedCard[],
): InPlay | undefined => {
  const fitting = sideOf(table.game, player).filter(({ pokemon }) => {
    const left: (CardId | null)[] = [...pokemon.cards.toReversed(), ...pokemon.energy, ...pokemon.tools]
    const all = cards.every((logged) => {
      const at = left.findIndex((card) => card !== null && table.isIt(card, logged))
      if (at !== -1) left[at] = null
      return at !== -1
    })
    return all && left[0] === null
  })
  return table.meantFirst(player, cards[0]?.name ?? '', fitting)[0]
}

/** Removes a Pokémon from play: the named cards go to `to`, and its other cards are discarded. */
export const leavePlayByHand = (
  table: RefereedTable,
  leaving: InPlay,
  named: readonly LoggedCard[],
  to: Destination,
): void => {
  const cards = cardsOf(leaving.pokemon)
  if (cards.length <= named.length) {
    table.change(removeFromPlay(table.game, leaving, to))
    return
  }
  const left = [...cards]
  const going = named.flatMap((logged) => {
    const at = left.findIndex((card) => table.isIt(card, logged))
    return at === -1 ? [] : left.splice(at, 1)
  })
  table.change(moveCards(removeFromPlay(table.game, leaving, TO_DISCARD), going, to))
}

/** Moves cards into the deck: a Pokémon with its attached cards, or cards of the hand or of the discard pile. */
export const intoDeck = (
  table: RefereedTable,
  player: PlayerId,
  count: number,
  cards: readonly LoggedCard[] | null,
  to: Destination,
  effect: LoggedEffect,
): void => {
  const { hand, discard } = table.game.players[player]
  if (cards === null) {
    table.change(moveCards(table.game, findUnnamed(table, player, 'hand', count), to))
    return
  }
  const found = findMadeOf(table, player, cards)
  const whole = found !== undefined && cardsOf(found.pokemon).length === cards.length ? found : undefined
  const inHand =
    cards.every((card) => table.lies(player, 'hand', card)) ||
    hand.some((card) => table.game.cards[card]?.definition === null)
  const inDiscard = discard.length >= cards.length && cards.every((card) => table.lies(player, 'discard', card))
  if (whole !== undefined && !inDiscard && cards.length > 1) table.change(removeFromPlay(table.game, whole, to))
  else
    moveNamedCards(
      table,
      player,
      inDiscard && !(inHand && hand.length === cards.length) ? ['discard', 'hand'] : ['hand', 'discard', 'deck'],
      cards,
      to,
      effect,
    )
}
