/** Describes the place of a Pokémon in messages about a file: its path, and its name for a sentence. */
import { cardName } from '../../game/board/definitions.ts'
import type { InPlay } from '../../game/board/pokemonInPlay.ts'
import type { Game } from '../../game/model/game.ts'

/** The path of a Pokémon in a saved game, such as `players.0.bench.2`. */
export const pathOfPokemon = (game: Game, { pokemon, owner, place }: InPlay): string =>
  place === 'Active'
    ? `players.${owner}.active`
    : `players.${owner}.bench.${game.players[owner].bench.indexOf(pokemon)}`

/** The name of a Pokémon with its owner and place, such as "Ada's Vulpix (Bench)". */
export const nameWithPlace = (game: Game, { pokemon, owner, place }: InPlay): string =>
  `${game.players[owner].name}'s ${cardName(game, pokemon.cards.at(-1) ?? pokemon.id)} (${place})`
