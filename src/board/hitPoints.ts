/** Reads the HP of a Pokémon in play and whether it is Knocked Out (KO.1). */
import type { Game } from '../model/game.ts'
import { PLAYERS, type PlayerId } from '../model/players.ts'
import type { Pokemon, PokemonId } from '../model/pokemon.ts'
import { changesAny } from './catalogue.ts'
import { continuousOn } from './continuous.ts'
import { pokemonDefinition } from './definitions.ts'
import type { InPlay } from './pokemonInPlay.ts'

/** HP in points: printed, plus what Tools and other cards add. */
export const hitPoints = (game: Game, target: InPlay): number => {
  let hp = pokemonDefinition(game, target.pokemon).hp
  for (const { effect } of continuousOn(game, 'hp', target)) hp += effect.amount
  return hp
}

/** Whether its damage has reached its HP. */
export const isKnockedOut = (game: Game, target: InPlay): boolean => target.pokemon.damage >= hitPoints(game, target)

/** Damage has reached its HP. Where no card changes HP, that of an undamaged one is not even looked at. */
const isOut = (game: Game, pokemon: Pokemon, owner: PlayerId, place: InPlay['place'], asPrinted: boolean): boolean =>
  !(asPrinted && pokemon.damage === 0) && isKnockedOut(game, { pokemon, owner, place })

/** The ids of every Pokémon whose damage has reached its HP, seat 0 first. */
export const knockedOutPokemon = (game: Game): readonly PokemonId[] => {
  const asPrinted = !changesAny(game, 'hp')
  const knockedOut: PokemonId[] = []
  for (const owner of PLAYERS) {
    const { active, bench } = game.players[owner]
    if (active !== null && isOut(game, active, owner, 'Active', asPrinted)) knockedOut.push(active.id)
    for (const pokemon of bench) if (isOut(game, pokemon, owner, 'Bench', asPrinted)) knockedOut.push(pokemon.id)
  }
  return knockedOut
}

/** Whether any Pokémon is. */
export const anyKnockedOut = (game: Game): boolean => knockedOutPokemon(game).length > 0
