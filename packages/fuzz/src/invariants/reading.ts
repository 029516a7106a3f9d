/** Reads a board without the engine's functions: the Pokémon in play, their printed values, and descriptions for people. */
import {
  type CardDefinition,
  type CardId,
  type Conditions,
  type Game,
  type GameEvent,
  PLAYERS,
  type PlayerId,
  type Pokemon,
  type PokemonDefinition,
} from 'ptcg-turn-engine/model'
import type { Sent } from '../check.ts'
import { asItStands, definitionOf } from '../oracle/cards.ts'

/** A Pokémon in play, with its owner and place. */
export interface PokemonInPlay {
  readonly pokemon: Pokemon
  readonly owner: PlayerId
  readonly place: 'Active' | 'Bench'
}

/** Every Pokémon in play. */
export const everyPokemonIn = (game: Game): readonly PokemonInPlay[] => {
  const all: PokemonInPlay[] = []
  for (const owner of PLAYERS) {
    const { active, bench } = game.players[owner]
    if (active !== null) all.push({ pokemon: active, owner, place: 'Active' })
    for (const pokemon of bench) all.push({ pokemon, owner, place: 'Bench' })
  }
  return all
}

export const everybody = (game: Game): readonly Pokemon[] => everyPokemonIn(game).map(({ pokemon }) => pokemon)

/** The definition of a Pokémon's top card, which determines its values (T2B.8). */
export const topCardOf = (game: Game, pokemon: Pokemon): PokemonDefinition | null => {
  const top = pokemon.cards.at(-1)
  return top === undefined ? null : pokemonDefinitionOf(game, top)
}

/** The definition that a card has as a Pokémon in play, or null if it cannot be one. Some Items can be played as Pokémon (T2D.9). */
export const asAPokemon = (printed: CardDefinition | null): PokemonDefinition | null => {
  const said = printed === null ? null : asItStands(printed)
  return said?.kind === 'Pokemon' ? said : null
}

/** The definition that a card of a game has as a Pokémon in play, or null if it cannot be one. */
export const pokemonDefinitionOf = (game: Game, card: CardId): PokemonDefinition | null =>
  asAPokemon(definitionOf(game, card))

/** Describes a card by its name and number, since several cards share a name. */
export const cardInWords = (game: Game, card: CardId): string =>
  `${definitionOf(game, card)?.name ?? 'a card that nobody knows'} #${card}`

/** Describes a Pokémon with its owner, place and number. */
export const pokemonWithPlace = (game: Game, { pokemon, owner, place }: PokemonInPlay): string =>
  `${playerInWords(game, owner)}'s ${place === 'Bench' ? 'Benched' : place} ${topCardOf(game, pokemon)?.name ?? 'Pokémon'} #${pokemon.id}`

/** Describes the Special Conditions of a Pokémon. */
export const conditionsInWords = ({ poisoned, burned, rotated, rotatedOnTurn }: Conditions): string =>
  [
    ...(poisoned === 0 ? [] : [`Poisoned (damage counters: ${poisoned})`]),
    ...(burned === 0 ? [] : [`Burned (damage counters: ${burned})`]),
    ...(rotated === null && rotatedOnTurn === 0 ? [] : [`${rotated ?? 'nothing'} since turn ${rotatedOnTurn}`]),
  ].join(' and ') || 'none'

/** The name of a player. */
export const playerInWords = (game: Game, player: PlayerId): string => game.players[player]?.name ?? 'nobody'

/** The sent value as an event. It is one for certain only if it was accepted. */
export const eventOf = ({ event }: Sent): GameEvent => event as GameEvent

/** States in which the main phase waits and nothing is unfinished. */
const CALM = new Set(['turn.main.ready', 'turn.main.retreating.paying', 'turn.main.retreating.comingIn'])

/** True if the main phase waits and no effect is unfinished: every automatic transition has been taken. */
export const isCalm = (state: string): boolean => CALM.has(state)
