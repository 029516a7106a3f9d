/** Reads the HP of a Pokémon in play and whether it is Knocked Out (KO.1). */
import type { Game } from '../model/game.ts'
import { PLAYERS } from '../model/players.ts'
import type { PokemonId } from '../model/pokemon.ts'
import { changesAny, continuousOn } from './continuous.ts'
import { pokemonDefinition } from './definitions.ts'
import { everyPokemon, type InPlay } from './pokemonInPlay.ts'

/** HP in points: printed, plus what Tools and other cards add. */
export const hitPoints = (game: Game, target: InPlay): number => {
  let hp = pokemonDefinition(game, target.pokemon).hp
  for (const { effect } of continuousOn(game, 'hp', target)) hp += effect.amount
  return hp
}

/** Damage has reached its HP. */
export const isKnockedOut = (game: Game, target: InPlay): boolean => target.pokemon.damage >= hitPoints(game, target)

/** The ids of every Pokémon whose damage has reached its HP, seat 0 first. */
export const knockedOutPokemon = (game: Game): readonly PokemonId[] =>
  everyPokemon(game)
    .filter((target) => isKnockedOut(game, target))
    .map(({ pokemon }) => pokemon.id)

/** Whether any Pokémon is. An undamaged one is only where something in play lowers HP. */
export const anyKnockedOut = (game: Game): boolean => {
  const everyone = changesAny(game, 'hp')
  for (const owner of PLAYERS) {
    const { active, bench } = game.players[owner]
    if (
      active !== null &&
      (everyone || active.damage > 0) &&
      isKnockedOut(game, { pokemon: active, owner, place: 'Active' })
    )
      return true
    for (const pokemon of bench)
      if ((everyone || pokemon.damage > 0) && isKnockedOut(game, { pokemon, owner, place: 'Bench' })) return true
  }
  return false
}
