/** Finds the Pokémon in play, their owners and their places. */
import type { Game, Player } from '../model/game.ts'
import { PLAYERS, type PlayerId } from '../model/players.ts'
import type { CardId, Pokemon, PokemonId } from '../model/pokemon.ts'

/** A Pokémon with its owner and place. */
export interface InPlay {
  readonly pokemon: Pokemon
  readonly owner: PlayerId
  readonly place: 'Active' | 'Bench'
}

/** A player's Pokémon in play: the Active Pokémon first, then the Bench in order. */
export const pokemonOf = (player: Player): readonly Pokemon[] =>
  player.active === null ? player.bench : [player.active, ...player.bench]

const search = (game: Game, owner: PlayerId, id: PokemonId): InPlay | null => {
  const pokemon = findPokemonOf(game, owner, id)
  if (pokemon === null) return null
  return { pokemon, owner, place: pokemon === game.players[owner].active ? 'Active' : 'Bench' }
}

/** The Pokémon with this id, or null if it is not in play. */
export const findPokemon = (game: Game, id: PokemonId): InPlay | null => search(game, 0, id) ?? search(game, 1, id)

/** The Pokémon with this id on one player's side, or null. */
export const findPokemonOf = (game: Game, owner: PlayerId, id: PokemonId): Pokemon | null => {
  const { active, bench } = game.players[owner]
  if (active !== null && active.id === id) return active
  for (const pokemon of bench) if (pokemon.id === id) return pokemon
  return null
}

/** Adds the owner and the place to a Pokémon. */
export const inPlay = (game: Game, owner: PlayerId, pokemon: Pokemon): InPlay => ({
  pokemon,
  owner,
  place: game.players[owner].active?.id === pokemon.id ? 'Active' : 'Bench',
})

/** A player's Active Pokémon; null if there is none or if the player does not exist. */
export const activeOf = (game: Game, owner: PlayerId): InPlay | null => {
  const pokemon = game.players[owner]?.active ?? null
  return pokemon === null ? null : { pokemon, owner, place: 'Active' }
}

/** Every Pokémon of one side, the Active Pokémon before the Bench. */
export const sideOf = (game: Game, owner: PlayerId): readonly InPlay[] => {
  const { active, bench } = game.players[owner]
  const side: InPlay[] = active === null ? [] : [{ pokemon: active, owner, place: 'Active' }]
  for (const pokemon of bench) side.push({ pokemon, owner, place: 'Bench' })
  return side
}

/** Every Pokémon in play: those of player 0 first, on each side the Active Pokémon before the Bench. */
export const everyPokemon = (game: Game): readonly InPlay[] => [...sideOf(game, 0), ...sideOf(game, 1)]

const holds = ({ energy, tools }: Pokemon, card: CardId): boolean => energy.includes(card) || tools.includes(card)

/** The Pokémon that an Energy card or Tool is attached to, or null. */
export const holderOf = (game: Game, card: CardId): InPlay | null => {
  for (const owner of PLAYERS) {
    const { active, bench } = game.players[owner]
    if (active !== null && holds(active, card)) return { pokemon: active, owner, place: 'Active' }
    for (const pokemon of bench) if (holds(pokemon, card)) return { pokemon, owner, place: 'Bench' }
  }
  return null
}

/** Every card of a Pokémon: its stack, then attached Energy, then Tools. */
export const cardsOf = (pokemon: Pokemon): readonly CardId[] => [...pokemon.cards, ...pokemon.energy, ...pokemon.tools]
