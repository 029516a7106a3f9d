/**
 * Changes which Pokémon is in the Active Spot. A Pokémon that leaves the Active Spot loses its Special Conditions and effects of attacks
 * (T2E.7, SC.1).
 */

import { namedPokemon } from '../board/definitions.ts'
import { NO_CONDITIONS } from '../model/conditions.ts'
import type { Game } from '../model/game.ts'
import type { PlayerId } from '../model/players.ts'
import type { Pokemon, PokemonId } from '../model/pokemon.ts'
import { endConditionFacts } from './conditions.ts'
import { pokemonWith } from './copy.ts'
import { updatePlayer } from './record.ts'
import { hasMoved } from './triggering.ts'

/** The Pokémon without the effects of the Active Spot: Special Conditions and effects of attacks. */
export const clearActiveEffects = (pokemon: Pokemon): Pokemon =>
  pokemon.lasting.length === 0 && pokemon.conditions === NO_CONDITIONS
    ? pokemon
    : pokemonWith(pokemon, { conditions: NO_CONDITIONS, lasting: pokemon.lasting.filter(({ ofAttack }) => !ofAttack) })

/** Switches the Active Pokémon with a Benched Pokémon; both keep damage and attached cards (T2E.5). `silent` records no `SWITCHED` fact. */
export const switchActive = (game: Game, player: PlayerId, benched: PokemonId, silent = false): Game => {
  const { active, bench } = game.players[player]
  const incoming = bench.find((one) => one.id === benched)
  if (active === null || incoming === undefined) return game
  const outgoing = clearActiveEffects(active)
  const switched = updatePlayer(
    game,
    player,
    { active: incoming, bench: bench.map((one) => (one === incoming ? outgoing : one)) },
    ...endConditionFacts(game, player, active),
    ...(silent
      ? []
      : [{ fact: 'SWITCHED', player, out: namedPokemon(game, active), in: namedPokemon(game, incoming) } as const]),
  )
  return hasMoved(hasMoved(switched, player, benched), player, outgoing.id, 'movedToBench')
}

/** Moves a Benched Pokémon to the empty Active Spot (KO.5). */
export const promotePokemon = (game: Game, player: PlayerId, benched: PokemonId): Game => {
  const { active, bench } = game.players[player]
  const incoming = bench.find((one) => one.id === benched)
  if (active !== null || incoming === undefined) return game
  const promoted = updatePlayer(
    game,
    player,
    { active: incoming, bench: bench.filter((one) => one !== incoming) },
    { fact: 'PROMOTED', player, pokemon: namedPokemon(game, incoming) },
  )
  return hasMoved(promoted, player, benched)
}
