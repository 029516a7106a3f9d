/** Reads which Pokémon the words of a text mean: "this Pokémon", "your opponent's Active Pokémon", "each of your …". */
import type { PokemonFilter, PokemonRef, PokemonSet, Who } from '../model/effects.ts'
import type { Game } from '../model/game.ts'
import { opponentOf, type PlayerId } from '../model/players.ts'
import type { PokemonId } from '../model/pokemon.ts'
import type { EffectSource, Memory } from '../model/resolution.ts'
import { matches } from './cardFilter.ts'
import { definitionOf } from './definitions.ts'
import { hitPoints } from './hitPoints.ts'
import { findPokemon, type InPlay, sideOf } from './pokemonInPlay.ts'
import { isAfflicted } from './specialConditions.ts'

/** The player a text means. */
export const playerOf = (source: EffectSource, who: Who): PlayerId =>
  who === 'you' ? source.player : opponentOf(source.player)

const active = (game: Game, owner: PlayerId): InPlay | null => {
  const pokemon = game.players[owner].active
  return pokemon === null ? null : { pokemon, owner, place: 'Active' }
}

const byId = (game: Game, id: PokemonId | null | undefined): InPlay | null =>
  id == null ? null : findPokemon(game, id)

/** The Pokémon a reference means, or null when there is none (any more). */
export const referredPokemon = (game: Game, source: EffectSource, memory: Memory, ref: PokemonRef): InPlay | null => {
  switch (ref) {
    case 'thisPokemon':
      return byId(game, source.pokemon)
    case 'attacker':
      return byId(game, game.attack?.pokemon)
    case 'yourActive':
      return active(game, source.player)
    case 'opponentActive':
      return active(game, opponentOf(source.player))
    default:
      return byId(game, memory.pokemon[ref.chosen]?.[0])
  }
}

/** Every Pokémon a set means, in the order of the board. */
export const referredSet = (game: Game, source: EffectSource, memory: Memory, set: PokemonSet): readonly InPlay[] => {
  const side = (owner: PlayerId): readonly InPlay[] => sideOf(game, owner)
  const benched = (owner: PlayerId): readonly InPlay[] => side(owner).filter((one) => one.place === 'Bench')
  if (typeof set === 'object' && 'eachChosen' in set)
    return (memory.pokemon[set.eachChosen] ?? []).flatMap((id) => byId(game, id) ?? [])
  switch (set) {
    case 'eachOfYours':
      return side(source.player)
    case 'eachOfYourBench':
      return benched(source.player)
    case 'eachOfOpponents':
      return side(opponentOf(source.player))
    case 'eachOfOpponentBench':
      return benched(opponentOf(source.player))
    default: {
      const one = referredPokemon(game, source, memory, set)
      return one === null ? [] : [one]
    }
  }
}

/** The Pokémon that a filter allows, in the order of the board. */
export const filteredPokemon = (
  game: Game,
  source: EffectSource,
  memory: Memory,
  filter: PokemonFilter,
): readonly InPlay[] => {
  const owner = playerOf(source, filter.whose)
  const except = filter.except === undefined ? null : referredPokemon(game, source, memory, filter.except)
  return sideOf(game, owner).filter((one) => {
    if (filter.where !== undefined && one.place !== filter.where) return false
    if (except !== null && one.pokemon.id === except.pokemon.id) return false
    if (filter.damaged !== undefined && one.pokemon.damage > 0 !== filter.damaged) return false
    if (filter.hurt !== undefined && isHurt(one) !== filter.hurt) return false
    const energy = filter.withEnergy
    return energy === undefined || one.pokemon.energy.some((card) => matches(definitionOf(game, card), energy))
  })
}

/** Damaged or in a Special Condition: something to be healed. */
export const isHurt = ({ pokemon }: InPlay): boolean => pokemon.damage > 0 || isAfflicted(pokemon)

/** HP that a Pokémon has left, in points. */
export const remainingHitPoints = (game: Game, target: InPlay): number =>
  hitPoints(game, target) - target.pokemon.damage
