/** Whether the Pokémon an event names is in play on the player's own side (T2C.2, T2F.3). */
import { pokemonName } from '../board/definitions.ts'
import { findPokemon, findPokemonOf } from '../board/pokemonInPlay.ts'
import type { Clause, EventOfPlayer, EventWith } from './clause.ts'
import { playerName } from './turnOrder.ts'

/** Events that name a Pokémon in play. */
export type PokemonEvent = EventOfPlayer & EventWith<'pokemon'>

export const pokemonIsYours: Clause<PokemonEvent> = {
  rule: 'T2C.2',
  ruleOn: { EVOLVE: 'T2B.1', PLAY_TOOL: 'TL.1', USE_ABILITY: 'T2F.3' },
  code: 'NOT_YOUR_POKEMON',
  holds: (game, { player, pokemon }) =>
    game.players[player] !== undefined && findPokemonOf(game, player, pokemon) !== null,
  says: (game, { player, pokemon }) => {
    const found = findPokemon(game, pokemon)
    return found === null
      ? `There is no Pokémon ${pokemon} in play.`
      : `${pokemonName(game, found.pokemon)} is ${playerName(game, found.owner)}'s Pokémon, not ${playerName(game, player)}'s.`
  },
}
