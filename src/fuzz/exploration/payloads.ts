/** Every event of every type with every payload that the cards and Pokémon of a game allow, the senseless ones too. */

import type { Snapshot } from '../../engine/stepper/snapshot.ts'
import { everyPokemon } from '../../game/board/pokemonInPlay.ts'
import type { EventType, GameEvent } from '../../game/model/events.ts'
import type { Game } from '../../game/model/game.ts'
import { PLAYERS, type PlayerId } from '../../game/model/players.ts'

/** Attacks and Abilities have an index; no card of a small game has so many. */
const INDEXES = [0, 1, 2] as const

const upTo = (size: number): readonly number[] => Array.from({ length: size + 1 }, (_, at) => at)

type Payloads<Type extends EventType> = (
  game: Game,
  player: PlayerId,
  cards: readonly number[],
) => readonly Extract<GameEvent, { readonly type: Type }>[]

const withCard =
  <Type extends 'BENCH_POKEMON' | 'PLAY_ITEM' | 'PLAY_SUPPORTER' | 'PLAY_STADIUM'>(type: Type) =>
  (_: Game, player: PlayerId, cards: readonly number[]) =>
    cards.map((card) => ({ type, player, card }))

const withCardAndPokemon =
  <Type extends 'EVOLVE' | 'ATTACH_ENERGY' | 'PLAY_TOOL'>(type: Type) =>
  (game: Game, player: PlayerId, cards: readonly number[]) =>
    cards.flatMap((card) => everyPokemon(game).map(({ pokemon }) => ({ type, player, card, pokemon: pokemon.id })))

const bare =
  <Type extends 'USE_STADIUM' | 'RETREAT' | 'END_TURN' | 'DONE'>(type: Type) =>
  (_: Game, player: PlayerId) => [{ type, player }]

const optionsOf = ({ ask }: Game): number => (ask?.ask === 'choice' ? ask.options.length : 0)

const NEVER = (): readonly never[] => []

/** The compiler proves the table complete. Changes by hand and conceding are not among them; the host's answers come once. */
const PAYLOADS: { readonly [Type in EventType]: Payloads<Type> } = {
  BENCH_POKEMON: withCard('BENCH_POKEMON'),
  EVOLVE: withCardAndPokemon('EVOLVE'),
  ATTACH_ENERGY: withCardAndPokemon('ATTACH_ENERGY'),
  PLAY_ITEM: withCard('PLAY_ITEM'),
  PLAY_TOOL: withCardAndPokemon('PLAY_TOOL'),
  PLAY_SUPPORTER: withCard('PLAY_SUPPORTER'),
  PLAY_STADIUM: withCard('PLAY_STADIUM'),
  USE_STADIUM: bare('USE_STADIUM'),
  RETREAT: bare('RETREAT'),
  USE_ABILITY: (game, player) =>
    everyPokemon(game).flatMap(({ pokemon }) =>
      INDEXES.map((ability) => ({ type: 'USE_ABILITY' as const, player, pokemon: pokemon.id, ability })),
    ),
  DECLARE_ATTACK: (_, player) => INDEXES.map((attack) => ({ type: 'DECLARE_ATTACK' as const, player, attack })),
  END_TURN: bare('END_TURN'),
  CHOOSE: (game, player) => upTo(optionsOf(game)).map((option) => ({ type: 'CHOOSE' as const, player, option })),
  DONE: bare('DONE'),
  APPLY: NEVER,
  CONCEDE: NEVER,
  COIN_LANDED: (_, player) =>
    player === 0 ? [true, false].map((heads) => ({ type: 'COIN_LANDED' as const, heads })) : [],
  DECK_SHUFFLED: (_, player) => (player === 0 ? [{ type: 'DECK_SHUFFLED' as const, order: [0, 0] }] : []),
  CARD_TAKEN_AT_RANDOM: ({ ask, players }, player) =>
    player === 0
      ? upTo(ask?.ask === 'atRandom' ? players[ask.player].hand.length : 0).map((position) => ({
          type: 'CARD_TAKEN_AT_RANDOM' as const,
          position,
        }))
      : [],
}

/** Every payload for every type of event, of both players, one card and one option more than there are included. */
export const everyPayload = ({ game }: Snapshot): readonly GameEvent[] => {
  const cards = upTo(game.cards.length)
  return PLAYERS.flatMap((player) =>
    Object.values(PAYLOADS).flatMap((payloads) => (payloads as Payloads<EventType>)(game, player, cards)),
  )
}
