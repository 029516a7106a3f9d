/**
 * The events that drive the statechart: actions of players, and the coins, shuffles and random cards that a host may supply. The table
 * `EVENTS` lists the sender and the parts of each event. The event types, the JSON Schema and the payloads of `legalEvents` are derived
 * from it.
 */
import type { ChangeByHand } from './changesByHand.ts'
import type { PlayerId } from './players.ts'
import type { CardId, PokemonId } from './pokemon.ts'

/** The possible parts of an event besides its type. */
export interface EventParts {
  /** The sender. */
  readonly player: PlayerId
  /** The number of a card. */
  readonly card: CardId
  /** The number of a Pokémon in play. */
  readonly pokemon: PokemonId
  /** The index of the Ability among those that the Pokémon can use: first those on its card, then those of its Tools. */
  readonly ability: number
  /** The index of the attack among those that the Active Pokémon can use: first those on its card, then those of other cards. */
  readonly attack: number
  /** An index into the options of the request. */
  readonly option: number
  /** One change by hand. */
  readonly change: ChangeByHand
  /** True if the coin landed heads. */
  readonly heads: boolean
  /** `order[i]` is the position, before the shuffle, of the card that is now i-th from the top. */
  readonly order: readonly number[]
  /** The position in the hand of the card taken at random. */
  readonly position: number
}

/** A part of an event besides its type and its player. */
export type EventPart = Exclude<keyof EventParts, 'player'>

/**
 * The sender of an event: the player whose turn it is, the player who is asked, either player, or the host who
 * answers for coins, shuffles and random cards (`randomness: 'asked'`).
 */
export type Sender = 'turnPlayer' | 'asked' | 'either' | 'host'

interface EventDescription {
  readonly sender: Sender
  readonly parts: readonly EventPart[]
}

/** The sender of every event, and the parts of the event in order, without its player. */
export const EVENTS = {
  BENCH_POKEMON: { sender: 'turnPlayer', parts: ['card'] },
  EVOLVE: { sender: 'turnPlayer', parts: ['card', 'pokemon'] },
  ATTACH_ENERGY: { sender: 'turnPlayer', parts: ['card', 'pokemon'] },
  PLAY_ITEM: { sender: 'turnPlayer', parts: ['card'] },
  PLAY_TOOL: { sender: 'turnPlayer', parts: ['card', 'pokemon'] },
  PLAY_SUPPORTER: { sender: 'turnPlayer', parts: ['card'] },
  PLAY_STADIUM: { sender: 'turnPlayer', parts: ['card'] },
  USE_STADIUM: { sender: 'turnPlayer', parts: [] },
  RETREAT: { sender: 'turnPlayer', parts: [] },
  DISCARD_FROM_PLAY: { sender: 'turnPlayer', parts: ['pokemon'] },
  USE_ABILITY: { sender: 'turnPlayer', parts: ['pokemon', 'ability'] },
  DECLARE_ATTACK: { sender: 'turnPlayer', parts: ['attack'] },
  END_TURN: { sender: 'turnPlayer', parts: [] },
  CHOOSE: { sender: 'asked', parts: ['option'] },
  DONE: { sender: 'asked', parts: [] },
  APPLY: { sender: 'asked', parts: ['change'] },
  CONCEDE: { sender: 'either', parts: [] },
  COIN_LANDED: { sender: 'host', parts: ['heads'] },
  DECK_SHUFFLED: { sender: 'host', parts: ['order'] },
  CARD_TAKEN_AT_RANDOM: { sender: 'host', parts: ['position'] },
} as const satisfies { readonly [type: string]: EventDescription }

type Events = typeof EVENTS

/** The type of an event, such as `ATTACH_ENERGY`. */
export type EventType = keyof typeof EVENTS

/** The types of the events with this sender. */
export type SentBy<Who extends Sender> = {
  [Type in EventType]: Events[Type]['sender'] extends Who ? Type : never
}[EventType]

/** The keys of an event besides its type, in order. An event of the host has no player. */
export type EventKeys<Type extends EventType> =
  Type extends SentBy<'host'> ? Events[Type]['parts'] : readonly ['player', ...Events[Type]['parts']]

type Described<Type extends EventType> = { readonly type: Type } & Pick<EventParts, EventKeys<Type>[number]>

/** The events of these types. */
export type EventNamed<Type extends EventType> = Type extends EventType
  ? { readonly [Key in keyof Described<Type>]: Described<Type>[Key] }
  : never

/**
 * An event of a player; `play` decides whether it is legal. `card` and `pokemon` are ids in the game. `ability` is an
 * index into the Abilities that the Pokémon can use, `attack` into the attacks that the Active Pokémon can use, `option`
 * into the options of the request.
 */
export type PlayerEvent = EventNamed<Exclude<EventType, SentBy<'host'>>>

/**
 * A host's answer to a request for coins, shuffles or random cards (`randomness: 'asked'`). `order[i]` is the position,
 * before the shuffle, of the card that is now i-th from the top; `position` is the position in the hand of the card
 * taken.
 */
export type HostEvent = EventNamed<SentBy<'host'>>

/** Every event that `play` accepts: those of players and the answers of a host. */
export type GameEvent = PlayerEvent | HostEvent

/** The types of all events. */
export const EVENT_TYPES = /* @__PURE__ */ Object.keys(EVENTS) as readonly EventType[]

/** The keys of an event of this type besides `type`, in order. */
export const keysOfEvent = (type: EventType): readonly (keyof EventParts)[] => {
  const { sender, parts } = EVENTS[type]
  return sender === 'host' ? parts : ['player', ...parts]
}
