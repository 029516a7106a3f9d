/** Every legal event: the events the chart takes here, with every payload there could be, filtered by the chart's own guards. */
import { pokemonDefinition } from '../board/definitions.ts'
import { pokemonOf } from '../board/pokemonInPlay.ts'
import type { EventNamed, EventType, GameEvent } from '../model/events.ts'
import type { Game } from '../model/game.ts'
import { PLAYERS } from '../model/players.ts'
import type { Snapshot } from './snapshot.ts'
import { holds, leafAt, STEPPER, type Stepper } from './step.ts'

type Candidates<Type extends EventType> = (game: Game, type: Type) => readonly EventNamed<Type>[]

/** Events that play a card of the hand. */
const cardsInHand = <Type extends 'BENCH_POKEMON' | 'PLAY_ITEM' | 'PLAY_SUPPORTER' | 'PLAY_STADIUM'>(
  game: Game,
  type: Type,
) => {
  const { player } = game.turn
  return game.players[player].hand.map((card) => ({ type, player, card }) as unknown as EventNamed<Type>)
}

/** Events that play a card of the hand on a Pokémon of one's own. */
const cardsOnPokemon = <Type extends 'EVOLVE' | 'ATTACH_ENERGY' | 'PLAY_TOOL'>(game: Game, type: Type) => {
  const { player } = game.turn
  const targets = pokemonOf(game.players[player])
  return game.players[player].hand.flatMap((card) =>
    targets.map(({ id }) => ({ type, player, card, pokemon: id }) as unknown as EventNamed<Type>),
  )
}

const ofTurn = <Type extends 'USE_STADIUM' | 'RETREAT' | 'END_TURN'>({ turn }: Game, type: Type) => [
  { type, player: turn.player } as unknown as EventNamed<Type>,
]

const answering = (game: Game) => (game.ask !== null && 'player' in game.ask ? game.ask.player : game.turn.player)

/**
 * Payloads worth asking the guard about. A shuffle is represented by one order, as every permutation is legal. Changes by
 * hand are open-ended and not listed; the request says that they are possible.
 */
const CANDIDATES: { readonly [Type in EventType]: Candidates<Type> } = {
  BENCH_POKEMON: cardsInHand,
  EVOLVE: cardsOnPokemon,
  ATTACH_ENERGY: cardsOnPokemon,
  PLAY_ITEM: cardsInHand,
  PLAY_TOOL: cardsOnPokemon,
  PLAY_SUPPORTER: cardsInHand,
  PLAY_STADIUM: cardsInHand,
  USE_STADIUM: ofTurn,
  RETREAT: ofTurn,
  USE_ABILITY: (game, type) => {
    const { player } = game.turn
    return pokemonOf(game.players[player]).flatMap((pokemon) =>
      (pokemonDefinition(game, pokemon).abilities ?? []).map((_, ability) => ({
        type,
        player,
        pokemon: pokemon.id,
        ability,
      })),
    )
  },
  DECLARE_ATTACK: (game, type) => {
    const { player } = game.turn
    const { active } = game.players[player]
    return active === null ? [] : pokemonDefinition(game, active).attacks.map((_, attack) => ({ type, player, attack }))
  },
  END_TURN: ofTurn,
  CHOOSE: (game, type) =>
    game.ask?.ask === 'choice' ? game.ask.options.map((_, option) => ({ type, player: answering(game), option })) : [],
  DONE: (game, type) => [{ type, player: answering(game) }],
  APPLY: () => [],
  CONCEDE: (_, type) => PLAYERS.map((player) => ({ type, player })),
  COIN_LANDED: (_, type) => [
    { type, heads: true },
    { type, heads: false },
  ],
  DECK_SHUFFLED: (game, type) =>
    game.ask?.ask === 'shuffle' ? [{ type, order: game.players[game.ask.player].deck.map((_, at) => at) }] : [],
  CARD_TAKEN_AT_RANDOM: (game, type) =>
    game.ask?.ask === 'atRandom' ? game.players[game.ask.player].hand.map((_, position) => ({ type, position })) : [],
}

/** Legal events of a stepper's chart. */
export const legalEventsOf = (stepper: Stepper, { state, game }: Snapshot, conceding = false): readonly GameEvent[] => {
  const leaf = leafAt(stepper, state)
  if (leaf.final) return []
  const legal: GameEvent[] = []
  for (const [type, rows] of leaf.on) {
    if (type === 'CONCEDE' && !conceding) continue
    const candidates = (CANDIDATES[type as EventType] as Candidates<EventType>)(game, type as EventType)
    for (const event of candidates) if (rows.some((row) => holds(stepper.meaning, row, game, event))) legal.push(event)
  }
  return legal
}

/**
 * Every legal event, in the order of the chart. Empty only when the game is over.
 * Conceding is always possible and listed only with `conceding: true`.
 */
export const legalEvents = (snapshot: Snapshot, options: { readonly conceding?: boolean } = {}): readonly GameEvent[] =>
  legalEventsOf(STEPPER, snapshot, options.conceding)
