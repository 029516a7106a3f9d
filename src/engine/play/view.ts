/** One player's view of a game. A view is itself a game, in which hidden cards have no definition and their ids reveal nothing. */
import { expectPlayer } from '../../game/board/expectArguments.ts'
import { pokemonOf } from '../../game/board/pokemonInPlay.ts'
import type { Ask } from '../../game/model/asks.ts'
import type { GameEvent } from '../../game/model/events.ts'
import type { Fact, Named } from '../../game/model/facts.ts'
import type { Card, Game, KnockOut, Player } from '../../game/model/game.ts'
import { PLAYERS, type PlayerId } from '../../game/model/players.ts'
import type { CardId, Pokemon } from '../../game/model/pokemon.ts'
import type { Memory } from '../../game/model/resolution.ts'
import { expectSnapshot } from '../stepper/expectArguments.ts'
import type { Snapshot } from '../stepper/snapshot.ts'

/**
 * Hidden cards that the viewer may see now, because a choice offers them, a text lets the viewer look at them, or the viewer has picked them
 * from their own deck or Prize cards for a text that has not moved them yet.
 */
const seenNow = ({ ask, resolution, cards }: Game, viewer: PlayerId): ReadonlySet<CardId> => {
  const offered = ask?.ask === 'choice' && ask.player === viewer ? ask.options : []
  const seen = offered.flatMap((option) => (option.option === 'card' ? [option.card] : []))
  if (resolution?.source.player !== viewer) return new Set(seen)
  const { lookedAt, held } = resolution.memory
  return new Set([...seen, ...lookedAt, ...held.filter((card) => cards[card]?.owner === viewer)])
}

/** The cards of one owner that are hidden from a viewer, in a fixed order of places, so that equal boards give equal views. */
const hiddenCards = (game: Game, viewer: PlayerId, owner: PlayerId): readonly CardId[] => {
  const player = game.players[owner]
  const seen = seenNow(game, viewer)
  const hands = owner === viewer ? [] : player.hand
  const placed = owner !== viewer && game.setUp !== null ? pokemonOf(player).flatMap(({ cards }) => cards) : []
  return [...hands, ...player.deck, ...player.prizes, ...placed].filter((card) => !seen.has(card))
}

/**
 * Renumbers the hidden cards of each side: they get their own ids again, but in ascending order, so that the id of a hidden card reveals
 * nothing.
 */
const renaming = (game: Game, viewer: PlayerId): ReadonlyMap<CardId, CardId> => {
  const names = new Map<CardId, CardId>()
  for (const owner of PLAYERS) {
    const hidden = hiddenCards(game, viewer, owner)
    const ids = hidden.toSorted((a, b) => a - b)
    for (const [index, card] of hidden.entries()) names.set(card, ids[index] as CardId)
  }
  return names
}

/** The ids of all cards that are hidden from a player. These are the ids of the game, not the changed ids of the view. */
export const findHidden = (game: Game, viewer: PlayerId): ReadonlySet<CardId> =>
  new Set(PLAYERS.flatMap((owner) => hiddenCards(game, viewer, owner)))

/**
 * Translates the card ids of a viewer's event from the view to the game. Only a change by hand can refer to hidden cards, such as the top
 * card of a deck, so all other events are returned unchanged.
 */
export const translateEvent = (game: Game, viewer: PlayerId, event: GameEvent): GameEvent => {
  if (event.type !== 'APPLY') return event
  const { change } = event
  if (!('card' in change || 'cards' in change)) return event
  const cards = new Map([...renaming(game, viewer)].map(([card, name]) => [name, card]))
  const meant = (card: CardId): CardId => cards.get(card) ?? card
  if ('card' in change) return { ...event, change: { ...change, card: meant(change.card) } }
  return change.change === 'reveal' ? { ...event, change: { ...change, cards: change.cards.map(meant) } } : event
}

const viewOfPlayer = (player: Player, rename: (card: CardId) => CardId): Player => {
  const pokemon = (one: Pokemon): Pokemon => {
    const id = rename(one.id)
    return id === one.id ? one : { ...one, id, cards: one.cards.map(rename) }
  }
  return {
    ...player,
    deck: player.deck.map(rename),
    hand: player.hand.map(rename),
    prizes: player.prizes.map(rename),
    active: player.active === null ? null : pokemon(player.active),
    bench: player.bench.map(pokemon),
  }
}

/**
 * Removes the options of a hidden choice for everybody but the chooser, and the numbers of options and picks as well. In set-up, for
 * example, the number of options would reveal how many Basic Pokémon are in the hand.
 */
const viewOfAsk = (ask: Ask | null, viewer: PlayerId): Ask | null =>
  ask?.ask !== 'choice' || ask.player === viewer || !ask.hidden
    ? ask
    : { ...ask, options: [], picked: [], min: 0, max: 0, units: 0 }

const viewOfMemory = (memory: Memory, known: (card: CardId) => boolean): Memory => ({
  ...memory,
  cards: Object.fromEntries(Object.entries(memory.cards).map(([name, cards]) => [name, cards.filter(known)])),
  lookedAt: memory.lookedAt.filter(known),
  held: memory.held.filter(known),
})

/** Hides the cards that a text remembers. */
const withViewOfMemory = <Holder extends { readonly memory: Memory | null }>(
  holder: Holder,
  known: (card: CardId) => boolean,
): Holder => (holder.memory === null ? holder : { ...holder, memory: viewOfMemory(holder.memory, known) })

/** Hides the Prize cards that a player has chosen to use and has not taken yet, and the cards that the interrupted attack remembers. */
const viewOfKnockOut = (knockOut: KnockOut, known: (card: CardId) => boolean): KnockOut => {
  const view: { -readonly [Key in keyof KnockOut]: KnockOut[Key] } = { ...knockOut }
  const { used, goesOn } = view
  if (used !== undefined) view.used = [used[0]?.filter(known) ?? null, used[1]?.filter(known) ?? null]
  if (goesOn !== undefined) view.goesOn = viewOfMemory(goesOn, known)
  return view
}

const HIDDEN: readonly Named[] = []

/** A fact without the parts that the viewer may not know. */
export const viewOfFact = (fact: Fact, viewer: PlayerId): Fact => {
  switch (fact.fact) {
    case 'PRIZES_TAKEN':
      return fact.player === viewer || fact.to === 'limbo' ? fact : { ...fact, cards: HIDDEN }
    case 'CARDS_DRAWN':
    case 'CARDS_LOOKED_AT':
      return fact.player === viewer ? fact : { ...fact, cards: HIDDEN }
    case 'CARDS_MOVED':
      return fact.hidden && !(fact.player === viewer && (fact.from === 'hand' || fact.to === 'hand'))
        ? { ...fact, cards: HIDDEN }
        : fact
    case 'POKEMON_PLACED':
      return fact.player === viewer ? fact : { ...fact, pokemon: { id: -1, name: null } }
    case 'DECK_SHUFFLED':
    case 'PRIZES_SHUFFLED':
      return { ...fact, order: [] }
    default:
      return fact
  }
}

/**
 * The snapshot as one player sees it. The view hides the random generator, the opponent's hand and face-down Pokémon, both decks and all
 * Prize cards, except cards that a choice or a text shows to the viewer now. `legalEvents`, `check` and `request` work on a view too. Two
 * games that differ only in hidden information give equal views. Throws a TypeError for anything that is not a snapshot or a player.
 */
export const view = (snapshot: Snapshot, viewer: PlayerId): Snapshot => {
  expectSnapshot('view', snapshot)
  expectPlayer(viewer)
  const { state, game } = snapshot
  const names = renaming(game, viewer)
  const rename = (card: CardId): CardId => names.get(card) ?? card
  const hiddenIds = new Set(names.values())
  const known = (card: CardId): boolean => !names.has(card)
  const cards = game.cards.map((card, id): Card => (hiddenIds.has(id) ? { owner: card.owner, definition: null } : card))
  const visible = new Set(cards.map(({ definition }) => definition))
  const [first, second] = game.players
  const own = game.setUp?.placing === viewer
  const { resolution, attack, knockOut } = game
  return {
    state,
    game: {
      ...game,
      definitions: Object.fromEntries(Object.entries(game.definitions).filter(([id]) => visible.has(id))),
      cards,
      players: [viewOfPlayer(first, rename), viewOfPlayer(second, rename)],
      setUp: game.setUp === null || own ? game.setUp : { ...game.setUp, bonusCards: [] },
      resolution: resolution && withViewOfMemory(resolution, known),
      attack: attack?.coinFor ? { ...attack, coinFor: withViewOfMemory(attack.coinFor, known) } : attack,
      knockOut: knockOut && viewOfKnockOut(knockOut, known),
      ask: viewOfAsk(game.ask, viewer),
      randomness: { mode: 'asked' },
      facts: game.facts.map((fact) => viewOfFact(fact, viewer)),
      latest: null,
    },
  }
}
