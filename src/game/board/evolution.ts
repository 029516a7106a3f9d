/** Reads what evolves from what (T2B.1). */
import type { Game } from '../model/game.ts'
import type { CardId } from '../model/pokemon.ts'
import { definitionOf, pokemonName } from './definitions.ts'
import type { InPlay } from './pokemonInPlay.ts'

/** A card of the owner of a Pokémon that evolves from it; `skipping`: over the Stage 1 that would be between (T2B.4). */
export const evolvesFrom = (game: Game, card: CardId, { pokemon, owner }: InPlay, skipping?: true): boolean => {
  const definition = definitionOf(game, card)
  return (
    game.cards[card]?.owner === owner &&
    definition?.kind === 'Pokemon' &&
    (skipping === true ? definition.fromBasic : definition.evolvesFrom) === pokemonName(game, pokemon)
  )
}
