/** Writes cards from one zone to another. A card always goes to a zone of its owner. */

import { definitionOf, namedCard } from '../board/definitions.ts'
import { holderOf } from '../board/pokemonInPlay.ts'
import type { HandDestination } from '../model/changes.ts'
import type { Zone } from '../model/facts.ts'
import type { Game, Player } from '../model/game.ts'
import type { PlayerId } from '../model/players.ts'
import type { CardId } from '../model/pokemon.ts'
import { pokemonWith } from './copy.ts'
import { update, updatePlayer, updatePokemon, withPlayer } from './record.ts'

/** Zones that are lists of cards. */
export const PILES = ['deck', 'hand', 'discard', 'lostZone', 'prizes'] as const
export type Pile = (typeof PILES)[number]

/** Where a card goes: a pile of its owner, for a deck on top or at the bottom. */
export interface Destination {
  readonly pile: Pile
  readonly position: 'top' | 'bottom'
}

export const TO_HAND: Destination = { pile: 'hand', position: 'bottom' }
export const TO_DISCARD: Destination = { pile: 'discard', position: 'bottom' }
export const TO_DECK_TOP: Destination = { pile: 'deck', position: 'top' }
export const TO_DECK_BOTTOM: Destination = { pile: 'deck', position: 'bottom' }
export const TO_LOST_ZONE: Destination = { pile: 'lostZone', position: 'bottom' }

/** The destinations that effects and changes by hand name. */
export const DESTINATIONS = {
  hand: TO_HAND,
  deckTop: TO_DECK_TOP,
  deckBottom: TO_DECK_BOTTOM,
  discard: TO_DISCARD,
  lostZone: TO_LOST_ZONE,
} as const satisfies Readonly<Record<HandDestination, Destination>>

/** Where a card really goes: some cards go to the Lost Zone instead of the discard pile. */
export const redirected = (game: Game, card: CardId, to: Destination): Destination =>
  to.pile === 'discard' && definitionOf(game, card)?.discardsToLostZone === true ? TO_LOST_ZONE : to

const put = (player: Player, cards: readonly CardId[], to: Destination): Partial<Player> => ({
  [to.pile]: to.position === 'top' ? [...cards, ...player[to.pile]] : [...player[to.pile], ...cards],
})

/** Puts cards that are nowhere into piles of their owners. */
export const putCards = (game: Game, cards: readonly CardId[], to: Destination): Game => {
  let players = game.players
  for (const card of cards) {
    const owner = game.cards[card]?.owner
    if (owner !== undefined)
      players = withPlayer(players, owner, put(players[owner], [card], redirected(game, card, to)))
  }
  return update(game, { players })
}

/** Where a card is now: a pile, attached, in limbo, the Stadium in play, or part of a Pokémon in play (null). */
export const zoneOf = (game: Game, card: CardId): Zone | null => {
  const owner = game.cards[card]?.owner
  if (owner === undefined) return null
  for (const pile of PILES) if (game.players[owner][pile].includes(card)) return pile
  if (game.limbo === card) return 'limbo'
  if (game.stadium?.card === card) return 'stadium'
  return holderOf(game, card) === null ? null : 'attached'
}

/** Takes a card out of wherever it is (not out of an evolution stack). */
export const takeCard = (game: Game, card: CardId): Game => {
  const owner = game.cards[card]?.owner
  const zone = zoneOf(game, card)
  if (owner === undefined || zone === null) return game
  if (zone === 'limbo') return update(game, { limbo: null })
  if (zone === 'stadium') return update(game, { stadium: null })
  if (zone === 'attached') {
    const holder = holderOf(game, card)
    if (holder === null) return game
    const { pokemon } = holder
    return updatePokemon(
      game,
      holder.owner,
      pokemonWith(pokemon, {
        energy: pokemon.energy.filter((one) => one !== card),
        tools: pokemon.tools.filter((one) => one !== card),
      }),
    )
  }
  const pile = zone as Pile
  return updatePlayer(game, owner, { [pile]: game.players[owner][pile].filter((one) => one !== card) })
}

const isHidden = (zone: Zone): boolean => zone === 'deck' || zone === 'hand' || zone === 'prizes'

/**
 * Moves cards to a pile of their owners, in the order given, and says so: one fact for each zone they come from.
 * Cards going between two hidden zones are told to their owner only.
 */
export const moveCards = (game: Game, cards: readonly CardId[], to: Destination): Game => {
  let now = game
  for (const group of groupedByOrigin(game, cards)) {
    const first = group.cards[0] as CardId
    const end = redirected(game, first, to)
    for (const card of group.cards) now = takeCard(now, card)
    now = putCards(now, group.cards, to)
    now = update(
      now,
      {},
      {
        fact: 'CARDS_MOVED',
        player: group.owner,
        count: group.cards.length,
        cards: group.cards.map((card) => namedCard(game, card)),
        from: group.from,
        to: end.pile,
        position: end.position,
        hidden: isHidden(group.from) && isHidden(end.pile),
      },
    )
  }
  return now
}

interface Group {
  readonly owner: PlayerId
  readonly from: Zone
  readonly lost: boolean
  readonly cards: CardId[]
}

const groupedByOrigin = (game: Game, cards: readonly CardId[]): readonly Group[] => {
  const groups: Group[] = []
  for (const card of cards) {
    const owner = game.cards[card]?.owner
    const from = zoneOf(game, card)
    if (owner === undefined || from === null) continue
    const lost = definitionOf(game, card)?.discardsToLostZone === true
    const group = groups.find((one) => one.owner === owner && one.from === from && one.lost === lost)
    if (group === undefined) groups.push({ owner, from, lost, cards: [card] })
    else group.cards.push(card)
  }
  return groups
}
