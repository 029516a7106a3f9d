/** Reads which Pokémon the words of a text mean: "this Pokémon", "your opponent's Active Pokémon", "each of your …". */
import type { CardFilter } from '../model/cardFilter.ts'
import type { PokemonFilter, PokemonRef, PokemonSet, Who } from '../model/effects.ts'
import type { Game } from '../model/game.ts'
import { opponentOf, type PlayerId } from '../model/players.ts'
import type { Pokemon, PokemonId } from '../model/pokemon.ts'
import type { EffectSource, Memory } from '../model/resolution.ts'
import { matches } from './cardFilter.ts'
import { definitionOf, pokemonDefinition } from './definitions.ts'
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

const hasEnergy = (game: Game, pokemon: Pokemon, filter: CardFilter): boolean =>
  pokemon.energy.some((card) => matches(definitionOf(game, card), filter))

const isAllowed = (game: Game, filter: PokemonFilter, except: PokemonId | null, pokemon: Pokemon): boolean =>
  pokemon.id !== except &&
  (filter.damaged === undefined || filter.damaged === pokemon.damage > 0) &&
  (filter.hurt === undefined || filter.hurt === isHurt(pokemon)) &&
  (filter.withEnergy === undefined || hasEnergy(game, pokemon, filter.withEnergy)) &&
  (filter.fits === undefined || matches(pokemonDefinition(game, pokemon), filter.fits))

/** The Pokémon that a filter allows, in the order of the board. */
export const filteredPokemon = (
  game: Game,
  source: EffectSource,
  memory: Memory,
  filter: PokemonFilter,
): readonly InPlay[] => {
  const except = exceptedBy(game, source, memory, filter)
  const owner = playerOf(source, filter.whose)
  const { active, bench } = game.players[owner]
  const allowed: InPlay[] = []
  if (active !== null && filter.where !== 'Bench' && isAllowed(game, filter, except, active))
    allowed.push({ pokemon: active, owner, place: 'Active' })
  if (filter.where !== 'Active')
    for (const pokemon of bench)
      if (isAllowed(game, filter, except, pokemon)) allowed.push({ pokemon, owner, place: 'Bench' })
  return allowed
}

const exceptedBy = (game: Game, source: EffectSource, memory: Memory, { except }: PokemonFilter): PokemonId | null =>
  except === undefined ? null : (referredPokemon(game, source, memory, except)?.pokemon.id ?? null)

/** Damaged or in a Special Condition: something to be healed. */
export const isHurt = (pokemon: Pokemon): boolean => pokemon.damage > 0 || isAfflicted(pokemon)

/** HP that a Pokémon has left, in points. */
export const remainingHitPoints = (game: Game, target: InPlay): number =>
  hitPoints(game, target) - target.pokemon.damage
