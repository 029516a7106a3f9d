/** Reads the HP of a Pokémon in play and whether it is Knocked Out (KO.1). */
import type { Game } from '../model/game.ts'
import { PLAYERS, type PlayerId } from '../model/players.ts'
import type { Pokemon, PokemonId } from '../model/pokemon.ts'
import { type Continuous, continuousOf, lastingModifiers, reaching } from './continuous.ts'
import { pokemonDefinition } from './definitions.ts'
import type { InPlay } from './pokemonInPlay.ts'

type ChangesOfHitPoints = readonly Continuous<'hp'>[]

const withChanges = (game: Game, changes: ChangesOfHitPoints, target: InPlay): number => {
  let hp = pokemonDefinition(game, target.pokemon).hp
  if (target.pokemon.lasting.length > 0)
    for (const { effect } of lastingModifiers(game, 'hp', target)) hp += effect.amount
  if (changes.length > 0) for (const { effect } of reaching(game, changes, target)) hp += effect.amount
  return hp
}

/** HP in points: printed, plus what Tools and other cards add. */
export const hitPoints = (game: Game, target: InPlay): number => withChanges(game, continuousOf(game, 'hp'), target)

const lowers = ({ effect }: Continuous<'hp'>): boolean => effect.amount < 0

/**
 * True if a text has Knocked it Out or if its damage has reached its HP. If nothing lowers HP, an undamaged Pokémon is
 * not examined further.
 */
const isOut = (
  game: Game,
  changes: ChangesOfHitPoints,
  pokemon: Pokemon,
  owner: PlayerId,
  place: InPlay['place'],
): boolean =>
  pokemon.isOut === true ||
  (!(pokemon.damage === 0 && pokemon.lasting.length === 0 && !changes.some(lowers)) &&
    pokemon.damage >= withChanges(game, changes, { pokemon, owner, place }))

/** The ids of all Pokémon that are Knocked Out, seat 0 first. */
export const knockedOutPokemon = (game: Game): readonly PokemonId[] => {
  const changes = continuousOf(game, 'hp')
  const knockedOut: PokemonId[] = []
  for (const owner of PLAYERS) {
    const { active, bench } = game.players[owner]
    if (active !== null && isOut(game, changes, active, owner, 'Active')) knockedOut.push(active.id)
    for (const pokemon of bench) if (isOut(game, changes, pokemon, owner, 'Bench')) knockedOut.push(pokemon.id)
  }
  return knockedOut
}

/** True if any Pokémon is Knocked Out. */
export const anyKnockedOut = (game: Game): boolean => {
  const changes = continuousOf(game, 'hp')
  for (const owner of PLAYERS) {
    const { active, bench } = game.players[owner]
    if (active !== null && isOut(game, changes, active, owner, 'Active')) return true
    for (const pokemon of bench) if (isOut(game, changes, pokemon, owner, 'Bench')) return true
  }
  return false
}
