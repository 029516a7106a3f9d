/** The possible payloads of an event: its parts in order, and the possible values of each part. */
import { anyAbilityIsUsed, anyItemIsAPokemon } from '../../game/board/catalogue.ts'
import { abilitiesToUse, attacksToUse } from '../../game/board/lent.ts'
import { memoizeLatest } from '../../game/board/memoize.ts'
import { activeOf, findPokemonOf, inPlay, pokemonOf } from '../../game/board/pokemonInPlay.ts'
import { notTaken } from '../../game/changes/chance.ts'
import type { ChangeByHand } from '../../game/model/changesByHand.ts'
import {
  EVENT_TYPES,
  EVENTS,
  type EventKeys,
  type EventNamed,
  type EventPart,
  type EventParts,
  type EventType,
  type GameEvent,
  keysOfEvent,
  type Sender,
} from '../../game/model/events.ts'
import type { Game, Player } from '../../game/model/game.ts'
import { PLAYERS, type PlayerId } from '../../game/model/players.ts'
import type { Pokemon, PokemonId } from '../../game/model/pokemon.ts'

/**
 * An event under construction, whose parts are filled in one after another. A draft has every key of every event, so that all drafts have
 * one object shape. The values of keys that its event type does not have are meaningless.
 */
export type Draft = { type: EventType } & { -readonly [Key in keyof EventParts]: EventParts[Key] }

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
  order: NO_VALUES,
  change: NO_CHANGE,
})

const NO_CHANGE: ChangeByHand = { change: 'reveal', cards: [] }

/** One part of an event: its name, and its possible values once the parts before it are filled in. */
export interface Part {
  readonly name: EventPart
  readonly values: (game: Game, draft: Draft) => readonly unknown[]
  readonly fill: (draft: Draft, value: never) => void
  /** True if the possible values do not depend on earlier parts. */
  readonly free: boolean
}

/** The sender of an event of this type, and its further parts. */
export interface Payload {
  readonly sender: Sender
  readonly parts: readonly Part[]
  /** The event made from a completed draft. */
  readonly event: (draft: Draft) => GameEvent
}

const ALONE: Readonly<Record<PlayerId, readonly PlayerId[]>> = [[0], [1]]

/** The players who could send an event now. For an answer of the host, this is the player whose request the host answers. */
export const sendersOf = (sender: Sender, { ask, turn }: Game): readonly PlayerId[] => {
  if (sender === 'either') return PLAYERS
  return ALONE[sender === 'turnPlayer' || ask === null ? turn.player : ask.player]
}

const NO_VALUES: readonly number[] = []

/** Lists of indexes by their length, each made once. */
const INDEXES: (readonly number[])[] = [NO_VALUES]

const indexesOf = ({ length }: readonly unknown[] = NO_VALUES): readonly number[] => {
  const known = INDEXES[length] ?? Array.from({ length }, (_, index) => index)
  INDEXES[length] = known
  return known
}

const idOf = ({ id }: Pokemon): PokemonId => id

/** Memoized for the latest player, because several types of events list the same Pokémon. */
const pokemonIds = memoizeLatest((player: Player): readonly PokemonId[] => pokemonOf(player).map(idOf))

const ownPokemon: Part = {
  name: 'pokemon',
  free: true,
  values: ({ players, turn }) => pokemonIds(players[turn.player]),
  fill: (draft, pokemon: number) => {
    draft.pokemon = pokemon
  },
}
/** The player's own Pokémon, or no values if no card of the game could make the event legal. */
const ownPokemonIf = (isPossible: (game: Game) => boolean): Part => ({
  ...ownPokemon,
  values: (game, draft) => (isPossible(game) ? ownPokemon.values(game, draft) : NO_VALUES),
})

/** The possible values of each part. The compiler checks that no part is missing. */
const PARTS: { readonly [Name in EventPart]: Part } = {
  card: {
    name: 'card',
    free: true,
    values: ({ players, turn }) => players[turn.player].hand,
    fill: (draft, card: number) => {
      draft.card = card
    },
  },
  pokemon: ownPokemon,
  ability: {
    name: 'ability',
    free: false,
    values: (game, { pokemon }) => {
      const found = findPokemonOf(game, game.turn.player, pokemon as number)
      return found === null ? NO_VALUES : indexesOf(abilitiesToUse(game, inPlay(game, game.turn.player, found)))
    },
    fill: (draft, ability: number) => {
      draft.ability = ability
    },
  },
  attack: {
    name: 'attack',
    free: true,
    values: (game) => {
      const active = activeOf(game, game.turn.player)
      return active === null ? NO_VALUES : indexesOf(attacksToUse(game, active))
    },
    fill: (draft, attack: number) => {
      draft.attack = attack
    },
  },
  option: {
    name: 'option',
    free: true,
    values: ({ ask }) => (ask?.ask === 'choice' ? indexesOf(ask.options) : NO_VALUES),
    fill: (draft, option: number) => {
      draft.option = option
    },
  },
  heads: {
    name: 'heads',
    free: true,
    values: () => [true, false],
    fill: (draft, heads: boolean) => {
      draft.heads = heads
    },
  },
  /** One order represents all of them, since every permutation is legal. */
  order: {
    name: 'order',
    free: true,
    values: ({ ask }) => (ask?.ask === 'shuffle' ? [Array.from({ length: ask.cards }, (_, at) => at)] : []),
    fill: (draft, order: readonly number[]) => {
      draft.order = order
    },
  },
  position: {
    name: 'position',
    free: true,
    values: (game) =>
      game.ask?.ask === 'atRandom' ? notTaken(game, game.ask.player).map((_, position) => position) : [],
    fill: (draft, position: number) => {
      draft.position = position
    },
  },
  /** Changes by hand are not listed, because there are too many. */
  change: { name: 'change', free: true, values: () => NO_VALUES, fill: () => undefined },
}

/** Replacements for parts that have fewer possible values in one type of event. */
const PARTICULAR: { readonly [Type in EventType]?: { readonly [Name in EventPart]?: Part } } = {
  USE_ABILITY: { pokemon: ownPokemonIf(anyAbilityIsUsed) },
  DISCARD_FROM_PLAY: { pokemon: ownPokemonIf(anyItemIsAPokemon) },
}

type Joined<Keys extends readonly string[]> = Keys extends readonly [infer First extends string]
  ? First
  : Keys extends readonly [infer First extends string, ...infer Rest extends readonly string[]]
    ? `${First} ${Joined<Rest>}`
    : never

/** The keys of each event, joined to one string. */
type Shape = { [Type in EventType]: Joined<EventKeys<Type>> }[EventType]

type OfShape<One extends Shape> = { [Type in EventType]: Joined<EventKeys<Type>> extends One ? Type : never }[EventType]

type Writer<One extends Shape> = (type: OfShape<One>) => (draft: Draft) => EventNamed<OfShape<One>>

/** Functions that make an event from a draft, one for each set of keys. Object literals are several times as fast as a loop over keys. */
const WRITERS: { readonly [One in Shape]: Writer<One> } = {
  player:
    (type) =>
    ({ player }) => ({ type, player }),
  'player card':
    (type) =>
    ({ player, card }) => ({ type, player, card }),
  'player card pokemon':
    (type) =>
    ({ player, card, pokemon }) => ({ type, player, card, pokemon }),
  'player pokemon':
    (type) =>
    ({ player, pokemon }) => ({ type, player, pokemon }),
  'player pokemon ability':
    (type) =>
    ({ player, pokemon, ability }) => ({ type, player, pokemon, ability }),
  'player attack':
    (type) =>
    ({ player, attack }) => ({ type, player, attack }),
  'player option':
    (type) =>
    ({ player, option }) => ({ type, player, option }),
  'player change':
    (type) =>
    ({ player, change }) => ({ type, player, change }),
  heads:
    (type) =>
    ({ heads }) => ({ type, heads }),
  order:
    (type) =>
    ({ order }) => ({ type, order }),
  position:
    (type) =>
    ({ position }) => ({ type, position }),
}

const payloadOf = (type: EventType): Payload => {
  const { sender, parts } = EVENTS[type]
  return {
    sender,
    parts: parts.map((name) => PARTICULAR[type]?.[name] ?? PARTS[name]),
    event: WRITERS[keysOfEvent(type).join(' ') as Shape](type as never),
  }
}

/** For each type of event: its sender, and its parts with their possible values. */
export const PAYLOADS = Object.fromEntries(EVENT_TYPES.map((type) => [type, payloadOf(type)])) as {
  readonly [Type in EventType]: Payload
}
