/** Reads the HP of a Pokémon in play and whether it is Knocked Out (KO.1). */
import type { Game } from '../model/game.ts'
import { PLAYERS } from '../model/players.ts'
import type { Pokemon, PokemonId } from '../model/pokemon.ts'
import { anyLowersHitPoints } from './catalogue.ts'
import { type Continuous, continuousOf, reaching } from './continuous.ts'
import { pokemonDefinition } from './definitions.ts'
import { lastingModifiers } from './inForce.ts'
import { memoizeLatest } from './memoize.ts'
import { type InPlay, inPlay } from './pokemonInPlay.ts'

type ChangesOfHitPoints = readonly Continuous<'hp'>[]

const withChanges = (game: Game, changes: ChangesOfHitPoints, target: InPlay): number => {
  let hp = pokemonDefinition(game, target.pokemon).hp
  if (target.pokemon.lasting.length > 0)
    for (const { effect } of lastingModifiers(game, 'hp', target)) hp += effect.amount
  if (changes.length > 0) for (const { effect } of reaching(game, changes, target)) hp += effect.amount
  return hp
}

/** The HP of a Pokémon in points: the printed HP, as changed by effects. */
export const hitPoints = (game: Game, target: InPlay): number => withChanges(game, continuousOf(game, 'hp'), target)

/** True if the damage is below the printed HP, no text has Knocked the Pokémon Out, and no effect lasts on it. */
const isSafe = (game: Game, pokemon: Pokemon): boolean =>
  pokemon.isOut !== true &&
  pokemon.lasting.length === 0 &&
  (pokemon.damage === 0 || pokemon.damage < pokemonDefinition(game, pokemon).hp)

/** True if a text has Knocked the Pokémon Out or if its damage has reached its HP. */
const isOut = (game: Game, changes: ChangesOfHitPoints, target: InPlay): boolean =>
  target.pokemon.isOut === true || target.pokemon.damage >= withChanges(game, changes, target)

const NOBODY: readonly PokemonId[] = []

/** The ids of all Pokémon that are Knocked Out, those of player 0 first. Memoized, because several clauses read the list for one game. */
export const knockedOutPokemon = memoizeLatest((game: Game): readonly PokemonId[] => {
  let knockedOut: PokemonId[] | null = null
  let changes: ChangesOfHitPoints | null = null
  const isLowered = game.lastingRules.length > 0 || anyLowersHitPoints(game)
  for (const owner of PLAYERS) {
    const { active, bench } = game.players[owner]
    for (let at = -1; at < bench.length; at += 1) {
      const pokemon = at === -1 ? active : (bench[at] as Pokemon)
      if (pokemon === null || (!isLowered && isSafe(game, pokemon))) continue
      changes ??= continuousOf(game, 'hp')
      if (!isOut(game, changes, inPlay(game, owner, pokemon))) continue
      knockedOut ??= []
      knockedOut.push(pokemon.id)
    }
  }
  return knockedOut ?? NOBODY
})

/** True if any Pokémon is Knocked Out. */
export const anyKnockedOut = (game: Game): boolean => knockedOutPokemon(game).length > 0
