/** Places and removes damage counters. All other code uses these two functions (A-D6.1). */

import { namedPokemon } from '../board/definitions.ts'
import { findPokemon } from '../board/pokemonInPlay.ts'
import { pokemonWith } from '../changes/copy.ts'
import { update, updatePokemon } from '../changes/record.ts'
import type { Fact } from '../model/facts.ts'
import type { Game } from '../model/game.ts'
import type { Ledger } from '../model/ledger.ts'
import type { PokemonId } from '../model/pokemon.ts'

/** The number of points for one damage counter. */
export const POINTS_PER_COUNTER = 10

/** The source of placed counters: the ledger of an attack's damage, or the name of an effect or rule. */
export type CounterSource = { readonly ledger: Ledger } | { readonly by: string }

/** Places damage counters on a Pokémon in play. This function does not check for Knock Outs, which the chart does later (KO.1). */
export const placeCounters = (game: Game, id: PokemonId, counters: number, source: CounterSource): Game => {
  const target = findPokemon(game, id)
  if (target === null || counters <= 0) return game
  const { pokemon, owner } = target
  const named = namedPokemon(game, pokemon)
  const damage = counters * POINTS_PER_COUNTER
  const fact: Fact =
    'ledger' in source
      ? { fact: 'DAMAGE_PLACED', pokemon: named, owner, damage, ledger: source.ledger }
      : { fact: 'COUNTERS_PLACED', pokemon: named, owner, counters, by: source.by }
  return updatePokemon(game, owner, pokemonWith(pokemon, { damage: pokemon.damage + damage }), fact)
}

/**
 * Removes up to this number of damage counters from a Pokémon in play. `how` is given only if the Pokémon is not healed: the counters are
 * `moved` to another Pokémon, or a text has `kept` the last 10 HP.
 */
export const removeCounters = (
  game: Game,
  id: PokemonId,
  counters: number,
  by: string,
  how?: 'moved' | 'kept',
): Game => {
  const target = findPokemon(game, id)
  if (target === null) return game
  const { pokemon, owner } = target
  const removed = Math.min(counters, pokemon.damage / POINTS_PER_COUNTER)
  if (removed <= 0) return game
  return update(
    updatePokemon(game, owner, pokemonWith(pokemon, { damage: pokemon.damage - removed * POINTS_PER_COUNTER })),
    {},
    {
      fact: 'COUNTERS_REMOVED',
      pokemon: namedPokemon(game, pokemon),
      owner,
      counters: removed,
      by,
      ...(how === undefined ? {} : { [how]: true }),
    },
  )
}
