/** Moves cards from one zone to another. A card always goes to a zone of its owner. */

import { definitionOf, namedCards } from '../board/definitions.ts'
import { stadiumLimit } from '../board/limits.ts'
import { holderOf } from '../board/pokemonInPlay.ts'
import type { HandDestination } from '../model/changesByHand.ts'
import type { Zone } from '../model/facts.ts'
import type { Game, Player } from '../model/game.ts'
import { PLAYERS, type PlayerId, withSeat } from '../model/players.ts'
import type { CardId } from '../model/pokemon.ts'
import { COPIED_PILES, type Pile, playerWithPile, pokemonWith, turnWith } from './copy.ts'
import { release, update, updatePlayers, updatePokemon, withTurn } from './record.ts'

/** The destination of a card: a pile of the card's owner, and the place in the pile. */
export interface Destination {
  readonly pile: Pile
  readonly position: 'top' | 'bottom'
}

export const TO_HAND: Destination = { pile: 'hand', position: 'bottom' }
export const TO_DISCARD: Destination = { pile: 'discard', position: 'bottom' }
export const TO_DECK_TOP: Destination = { pile: 'deck', position: 'top' }
export const TO_DECK_BOTTOM: Destination = { pile: 'deck', position: 'bottom' }
export const TO_LOST_ZONE: Destination = { pile: 'lostZone', position: 'bottom' }

export const TO_PRIZES: Destination = { pile: 'prizes', position: 'bottom' }

/** The destinations by the names that effects and changes by hand use. */
export const PLACING = {
  hand: TO_HAND,
  deckTop: TO_DECK_TOP,
  deckBottom: TO_DECK_BOTTOM,
  discard: TO_DISCARD,
  lostZone: TO_LOST_ZONE,
  prizes: TO_PRIZES,
} as const satisfies Readonly<Record<HandDestination | 'prizes', Destination>>

/** The actual destination of a card. Prism Star cards go to the Lost Zone instead of the discard pile. */
export const redirect = (game: Game, card: CardId, to: Destination): Destination =>
  to.pile === 'discard' && definitionOf(game, card)?.discardsToLostZone === true ? TO_LOST_ZONE : to

/** Puts cards into a pile one after another. On the top of a pile, the last card becomes the top card. */
const put = (player: Player, cards: readonly CardId[], { pile, position }: Destination): Player =>
  playerWithPile(
    player,
    pile,
    position === 'top' ? [...cards.toReversed(), ...player[pile]] : [...player[pile], ...cards],
  )

/** Puts cards that are in no zone into piles of their owners. */
export const putCards = (game: Game, cards: readonly CardId[], to: Destination): Game => {
  let players = game.players
  for (const owner of PLAYERS) {
    const own = cards.filter((card) => game.cards[card]?.owner === owner)
    if (own.length === 0) continue
    const kept = own.filter((card) => redirect(game, card, to) === to)
    const lost = own.filter((card) => !kept.includes(card))
    const given = put(players[owner], kept, to)
    players = withSeat(players, owner, lost.length === 0 ? given : put(given, lost, TO_LOST_ZONE))
  }
  return updatePlayers(release(game, cards), players)
}

/** The zone that a card is in; null for an unknown card and for a card in the Evolution stack of a Pokémon in play. */
export const zoneOf = (game: Game, card: CardId): Zone | null => {
  const owner = game.cards[card]?.owner
  if (owner === undefined) return null
  for (const pile of COPIED_PILES) if (game.players[owner][pile].includes(card)) return pile
  if (game.limbo === card) return 'limbo'
  if (game.stadium?.card === card) return 'stadium'
  if (game.turn.played?.includes(card) === true) return 'played'
  return holderOf(game, card) === null ? null : 'attached'
}

/** The pile without this card. `toSpliced` is several times as fast as a loop over the cards. */
export const withoutCard = (pile: readonly CardId[], card: CardId): readonly CardId[] => {
  const at = pile.indexOf(card)
  return at === -1 ? pile : pile.toSpliced(at, 1)
}

const without = (pile: readonly CardId[], taken: readonly CardId[]): readonly CardId[] =>
  taken.length === 1 ? withoutCard(pile, taken[0] as CardId) : pile.filter((card) => !taken.includes(card))

const detached = (game: Game, card: CardId): Game => {
  const holder = holderOf(game, card)
  if (holder === null) return game
  const { pokemon, owner } = holder
  const energy = withoutCard(pokemon.energy, card)
  return updatePokemon(game, owner, pokemonWith(pokemon, { energy, tools: withoutCard(pokemon.tools, card) }))
}

/** Takes cards of one player out of one zone. */
const takeFrom = (before: Game, owner: PlayerId, zone: Zone, cards: readonly CardId[]): Game => {
  const game = release(before, cards)
  switch (zone) {
    case 'limbo':
      return update(game, { limbo: null })
    case 'stadium':
      return update(
        game,
        stadiumLimit(game) === null
          ? { stadium: null }
          : { stadium: null, turn: turnWith(game.turn, { discardsFirst: owner }) },
      )
    case 'played':
      return withTurn(game, { played: without(game.turn.played ?? [], cards) })
    case 'attached':
      return cards.reduce(detached, game)
    case 'active':
    case 'bench':
      return game
    default: {
      const player = game.players[owner]
      const left = playerWithPile(player, zone, without(player[zone], cards))
      return updatePlayers(game, withSeat(game.players, owner, left))
    }
  }
}

/** Takes a card out of the zone it is in. */
export const takeCardFrom = (game: Game, card: CardId, zone: Zone): Game => {
  const owner = game.cards[card]?.owner
  return owner === undefined ? game : takeFrom(game, owner, zone, [card])
}

/** Takes a card out of any zone (but not out of an Evolution stack). */
export const takeCard = (game: Game, card: CardId): Game => {
  const zone = zoneOf(game, card)
  return zone === null ? game : takeCardFrom(game, card, zone)
}

/** Moves a played Supporter to the table, where it stays until the end of the turn (T2D.1). */
export const keepOnTheTable = (game: Game, card: CardId): Game =>
  withTurn(
    takeCard(game, card),
    { played: [...(game.turn.played ?? []), card] },
    {
      fact: 'CARDS_MOVED',
      player: game.turn.player,
      count: 1,
      cards: namedCards(game, [card]),
      from: 'limbo',
      to: 'played',
      position: 'bottom',
      hidden: false,
    },
  )

const isHidden = (zone: Zone): boolean => zone === 'deck' || zone === 'hand' || zone === 'prizes'

/**
 * Moves cards to a pile of their owners, in the given order, and records one fact for each owner and zone of origin. A fact about a move
 * between two of the zones deck, hand and Prize cards is marked as `hidden`.
 */
export const moveCards = (game: Game, cards: readonly CardId[], to: Destination): Game => {
  let now = game
  for (const group of groupedByOrigin(game, cards, to)) now = moveGroup(now, group, to)
  return now
}

const moveGroup = (game: Game, { owner, from, cards }: Group, to: Destination): Game => {
  const end = redirect(game, cards[0] as CardId, to)
  const taken = takeFrom(game, owner, from, cards)
  return updatePlayers(taken, withSeat(taken.players, owner, put(taken.players[owner], cards, end)), {
    fact: 'CARDS_MOVED',
    player: owner,
    count: cards.length,
    cards: namedCards(game, cards),
    from,
    to: end.pile,
    position: end.position,
    hidden: isHidden(from) && isHidden(end.pile),
  })
}

interface Group {
  readonly owner: PlayerId
  readonly from: Zone
  readonly lost: boolean
  readonly cards: CardId[]
}

/** Groups cards by owner and zone. Prism Star cards that would be discarded form a separate group. */
const groupedByOrigin = (game: Game, cards: readonly CardId[], { pile }: Destination): readonly Group[] => {
  const groups: Group[] = []
  for (const card of cards) {
    const owner = game.cards[card]?.owner
    const from = zoneOf(game, card)
    if (owner === undefined || from === null) continue
    const lost = pile === 'discard' && definitionOf(game, card)?.discardsToLostZone === true
    const group = groups.find((one) => one.owner === owner && one.from === from && one.lost === lost)
    if (group === undefined) groups.push({ owner, from, lost, cards: [card] })
    else group.cards.push(card)
  }
  return groups
}
