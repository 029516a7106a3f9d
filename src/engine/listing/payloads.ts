/** Which payloads an event could have: the parts that make it up, in order, and what each part could be. */
import type { ClauseName } from '../../../machines/vocabulary.ts'
import { anyAbilityIsUsed } from '../../game/board/catalogue.ts'
import { pokemonDefinition } from '../../game/board/definitions.ts'
import { findPokemonOf } from '../../game/board/pokemonInPlay.ts'
import type { EventType, GameEvent } from '../../game/model/events.ts'
import type { Game, Player } from '../../game/model/game.ts'
import { PLAYERS, type PlayerId } from '../../game/model/players.ts'
import type { Pokemon, PokemonId } from '../../game/model/pokemon.ts'
import type { EventPart } from '../../game/rules/clause.ts'

/**
 * An event under construction: parts are filled in one after another. It always has every key, so that clauses meet one shape
 * of object; the parts that the event does not have mean nothing.
 */
export interface Draft {
  type: EventType
  player: PlayerId
  card: number
  pokemon: number
  ability: number
  attack: number
  option: number
  position: number
  heads: boolean
  order: readonly number[]
}

/** A draft with nothing filled in. */
export const newDraft = (player: PlayerId): Draft => ({
  type: 'END_TURN',
  player,
  card: -1,
  pokemon: -1,
  ability: -1,
  attack: -1,
  option: -1,
  position: -1,
  heads: false,
  order: [],
})

/** One part of an event: its name, and the values it could have once the parts before it are filled in. */
export interface Part {
  readonly name: EventPart
  readonly values: (game: Game, draft: Draft) => readonly unknown[]
  readonly fill: (draft: Draft, value: never) => void
  /** The values do not depend on the parts before. */
  readonly free: boolean
  /** Clauses that every one of these values satisfies, because of where the values come from: they need not be asked. */
  readonly ensures?: readonly ClauseName[]
}

/** Who sends an event of this type, and its further parts. What the host answers belongs to the player who is asked. */
export interface Payload {
  readonly sender: Sender
  /** Clauses that these players satisfy. */
  readonly ensures?: readonly ClauseName[]
  readonly parts: readonly Part[]
  /** The event that a draft has become. */
  readonly event: (draft: Draft) => GameEvent
}

/** Who sends an event: the player whose turn it is, the one who is asked (and whose question a host answers), or either. */
export type Sender = 'turnPlayer' | 'asked' | 'either'

const ALONE: Readonly<Record<PlayerId, readonly PlayerId[]>> = [[0], [1]]

/** The players who could send it now. */
export const sendersOf = (sender: Sender, { ask, turn }: Game): readonly PlayerId[] => {
  if (sender === 'either') return PLAYERS
  return ALONE[sender === 'turnPlayer' || ask === null ? turn.player : ask.player]
}

const NONE: readonly number[] = []

const indexesOf = (list: readonly unknown[] | undefined): readonly number[] => {
  if (list === undefined || list.length === 0) return NONE
  const indexes: number[] = []
  for (let index = 0; index < list.length; index += 1) indexes.push(index)
  return indexes
}

const idOf = ({ id }: Pokemon): PokemonId => id

const pokemonIds = ({ active, bench }: Player): readonly PokemonId[] =>
  active === null ? bench.map(idOf) : [active.id, ...bench.map(idOf)]

const handCard: Part = {
  name: 'card',
  free: true,
  ensures: ['cardIsInYourHand'],
  values: ({ players, turn }) => players[turn.player].hand,
  fill: (draft, card: number) => {
    draft.card = card
  },
}
const ownPokemon: Part = {
  name: 'pokemon',
  free: true,
  ensures: ['pokemonIsYours'],
  values: ({ players, turn }) => pokemonIds(players[turn.player]),
  fill: (draft, pokemon: number) => {
    draft.pokemon = pokemon
  },
}
/** Nobody, where no card has an Ability that is announced. */
const pokemonForAnAbility: Part = {
  ...ownPokemon,
  values: (game, draft) => (anyAbilityIsUsed(game) ? ownPokemon.values(game, draft) : NONE),
}
const abilityOfPokemon: Part = {
  name: 'ability',
  free: false,
  values: (game, { pokemon }) => {
    const found = findPokemonOf(game, game.turn.player, pokemon as number)
    return found === null ? NONE : indexesOf(pokemonDefinition(game, found).abilities)
  },
  fill: (draft, ability: number) => {
    draft.ability = ability
  },
}
const attackOfActive: Part = {
  name: 'attack',
  free: true,
  ensures: ['attackIsOneOfTheActivePokemons'],
  values: (game) => {
    const { active } = game.players[game.turn.player]
    return active === null ? NONE : indexesOf(pokemonDefinition(game, active).attacks)
  },
  fill: (draft, attack: number) => {
    draft.attack = attack
  },
}
const offeredOption: Part = {
  name: 'option',
  free: true,
  values: ({ ask }) => (ask?.ask === 'choice' ? indexesOf(ask.options) : NONE),
  fill: (draft, option: number) => {
    draft.option = option
  },
}
const side: Part = {
  name: 'heads',
  free: true,
  values: () => [true, false],
  fill: (draft, heads: boolean) => {
    draft.heads = heads
  },
}
/** One order stands for all of them: every permutation is as legal. */
const unchangedOrder: Part = {
  name: 'order',
  free: true,
  values: ({ ask, players }) => (ask?.ask === 'shuffle' ? [players[ask.player].deck.map((_, at) => at)] : []),
  fill: (draft, order: readonly number[]) => {
    draft.order = order
  },
}
const handPosition: Part = {
  name: 'position',
  free: true,
  values: ({ ask, players }) =>
    ask?.ask === 'atRandom' ? players[ask.player].hand.map((_, position) => position) : [],
  fill: (draft, position: number) => {
    draft.position = position
  },
}
/** Changes by hand are open-ended: none is listed, and the request says that they are possible. */
const noChange: Part = { name: 'change', free: true, values: () => [], fill: () => undefined }

const ofTurn = (event: Payload['event'], ...parts: readonly Part[]): Payload => ({
  sender: 'turnPlayer',
  ensures: ['itIsYourTurn'],
  parts,
  event,
})
const ofAsked = (event: Payload['event'], ...parts: readonly Part[]): Payload => ({ sender: 'asked', parts, event })

const withCard =
  <Type extends 'BENCH_POKEMON' | 'PLAY_ITEM' | 'PLAY_SUPPORTER' | 'PLAY_STADIUM'>(type: Type): Payload['event'] =>
  ({ player, card }) => ({ type, player, card })

const withCardAndPokemon =
  <Type extends 'EVOLVE' | 'ATTACH_ENERGY' | 'PLAY_TOOL'>(type: Type): Payload['event'] =>
  ({ player, card, pokemon }) => ({ type, player, card, pokemon })

const bare =
  <Type extends 'USE_STADIUM' | 'RETREAT' | 'END_TURN' | 'DONE' | 'CONCEDE'>(type: Type): Payload['event'] =>
  ({ player }) => ({ type, player })

/** The payloads of every event. The compiler proves the table complete. */
export const PAYLOADS: { readonly [Type in EventType]: Payload } = {
  BENCH_POKEMON: ofTurn(withCard('BENCH_POKEMON'), handCard),
  EVOLVE: ofTurn(withCardAndPokemon('EVOLVE'), handCard, ownPokemon),
  ATTACH_ENERGY: ofTurn(withCardAndPokemon('ATTACH_ENERGY'), handCard, ownPokemon),
  PLAY_ITEM: ofTurn(withCard('PLAY_ITEM'), handCard),
  PLAY_TOOL: ofTurn(withCardAndPokemon('PLAY_TOOL'), handCard, ownPokemon),
  PLAY_SUPPORTER: ofTurn(withCard('PLAY_SUPPORTER'), handCard),
  PLAY_STADIUM: ofTurn(withCard('PLAY_STADIUM'), handCard),
  USE_STADIUM: ofTurn(bare('USE_STADIUM')),
  RETREAT: ofTurn(bare('RETREAT')),
  USE_ABILITY: ofTurn(
    ({ player, pokemon, ability }) => ({ type: 'USE_ABILITY', player, pokemon, ability }),
    pokemonForAnAbility,
    abilityOfPokemon,
  ),
  DECLARE_ATTACK: ofTurn(({ player, attack }) => ({ type: 'DECLARE_ATTACK', player, attack }), attackOfActive),
  END_TURN: ofTurn(bare('END_TURN')),
  CHOOSE: ofAsked(({ player, option }) => ({ type: 'CHOOSE', player, option }), offeredOption),
  DONE: ofAsked(bare('DONE')),
  APPLY: ofAsked(({ player }) => ({ type: 'APPLY', player, change: { change: 'reveal', cards: [] } }), noChange),
  CONCEDE: { sender: 'either', parts: [], event: bare('CONCEDE') },
  COIN_LANDED: ofAsked(({ heads }) => ({ type: 'COIN_LANDED', heads }), side),
  DECK_SHUFFLED: ofAsked(({ order }) => ({ type: 'DECK_SHUFFLED', order }), unchangedOrder),
  CARD_TAKEN_AT_RANDOM: ofAsked(({ position }) => ({ type: 'CARD_TAKEN_AT_RANDOM', position }), handPosition),
}
