/** Clauses about the Pokémon of an event: it must be in play on the player's own side (T2C.2, T2F.3). */
import { definitionOf, isAsPokemon, pokemonName } from '../board/definitions.ts'
import { findPokemon, findPokemonOf } from '../board/pokemonInPlay.ts'
import type { EventNamed } from '../model/events.ts'
import type { Game } from '../model/game.ts'
import type { CardId, PokemonId } from '../model/pokemon.ts'
import type { Clause, EventOfPlayer, EventWith } from './clause.ts'
import { playerName } from './turnOrder.ts'

/** Events with a Pokémon in play. */
export type PokemonEvent = EventOfPlayer & EventWith<'pokemon'>

export const pokemonIsYours: Clause<PokemonEvent> = {
  rule: 'T2C.2',
  ruleOn: { EVOLVE: 'T2B.1', PLAY_TOOL: 'TL.1', USE_ABILITY: 'T2F.3', DISCARD_FROM_PLAY: 'T2D.9' },
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

/** True if the top card of a Pokémon is an Item. After an Item has evolved, its top card is a Pokémon card. */
const isAnItem = (game: Game, pokemon: PokemonId): boolean => {
  const found = findPokemon(game, pokemon)
  return found !== null && isAsPokemon(definitionOf(game, found.pokemon.cards.at(-1) as CardId))
}

export const pokemonIsAnItem: Clause<EventNamed<'DISCARD_FROM_PLAY'>> = {
  rule: 'T2D.9',
  code: 'NOT_AN_ITEM_IN_PLAY',
  dependsOn: ['pokemonIsYours'],
  holds: (game, { pokemon }) => isAnItem(game, pokemon),
  says: (game, { pokemon }) => {
    const found = findPokemon(game, pokemon)
    return `${found === null ? 'It' : pokemonName(game, found.pokemon)} is not an Item in play, such as a Fossil: its player may not discard it.`
  },
}
