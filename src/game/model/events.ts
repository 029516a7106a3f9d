/** The events that drive the chart: what players do, and what a host answers when it owns the randomness. */
import type { Change } from './changes.ts'
import type { PlayerId } from './players.ts'
import type { CardId, PokemonId } from './pokemon.ts'

/** Events that somebody sends: whose they are. */
export interface OfPlayer {
  readonly player: PlayerId
}

/** What a player sends. `card` and `pokemon` are numbers of the game; whether it is legal is decided by `play`. */
export type PlayerEvent =
  | ({ readonly type: 'BENCH_POKEMON'; readonly card: CardId } & OfPlayer)
  | ({ readonly type: 'EVOLVE'; readonly card: CardId; readonly pokemon: PokemonId } & OfPlayer)
  | ({ readonly type: 'ATTACH_ENERGY'; readonly card: CardId; readonly pokemon: PokemonId } & OfPlayer)
  | ({ readonly type: 'PLAY_ITEM'; readonly card: CardId } & OfPlayer)
  | ({ readonly type: 'PLAY_TOOL'; readonly card: CardId; readonly pokemon: PokemonId } & OfPlayer)
  | ({ readonly type: 'PLAY_SUPPORTER'; readonly card: CardId } & OfPlayer)
  | ({ readonly type: 'PLAY_STADIUM'; readonly card: CardId } & OfPlayer)
  | ({ readonly type: 'USE_STADIUM' } & OfPlayer)
  | ({ readonly type: 'RETREAT' } & OfPlayer)
  /** `ability` is the index of the Ability on the Pokémon's card. */
  | ({ readonly type: 'USE_ABILITY'; readonly pokemon: PokemonId; readonly ability: number } & OfPlayer)
  /** `attack` is the index of the attack on the Active Pokémon's card. */
  | ({ readonly type: 'DECLARE_ATTACK'; readonly attack: number } & OfPlayer)
  | ({ readonly type: 'END_TURN' } & OfPlayer)
  /** `option` is an index into the options of the request. */
  | ({ readonly type: 'CHOOSE'; readonly option: number } & OfPlayer)
  | ({ readonly type: 'DONE' } & OfPlayer)
  | ({ readonly type: 'APPLY'; readonly change: Change } & OfPlayer)
  | ({ readonly type: 'CONCEDE' } & OfPlayer)

/** What a host answers where the game asks it for coins, shuffles and cards at random (`randomness: 'asked'`). */
export type HostEvent =
  | { readonly type: 'COIN_LANDED'; readonly heads: boolean }
  /** `order[i]` is the position, before the shuffle, of the card that is now i-th from the top. */
  | { readonly type: 'DECK_SHUFFLED'; readonly order: readonly number[] }
  /** `position` is the position in the hand of the card taken at random. */
  | { readonly type: 'CARD_TAKEN_AT_RANDOM'; readonly position: number }

/** Everything that `play` understands: what players send and what a host answers. */
export type GameEvent = PlayerEvent | HostEvent
/** The type of an event, such as `ATTACH_ENERGY`. */
export type EventType = GameEvent['type']
export type EventNamed<Type extends EventType> = Extract<GameEvent, { readonly type: Type }>

export const EVENT_TYPES = [
  'BENCH_POKEMON',
  'EVOLVE',
  'ATTACH_ENERGY',
  'PLAY_ITEM',
  'PLAY_TOOL',
  'PLAY_SUPPORTER',
  'PLAY_STADIUM',
  'USE_STADIUM',
  'RETREAT',
  'USE_ABILITY',
  'DECLARE_ATTACK',
  'END_TURN',
  'CHOOSE',
  'DONE',
  'APPLY',
  'CONCEDE',
  'COIN_LANDED',
  'DECK_SHUFFLED',
  'CARD_TAKEN_AT_RANDOM',
] as const satisfies readonly EventType[]
