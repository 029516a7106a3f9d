/** The cards that a game can begin with: Basic Pokémon (SU.5). Each deck has at least one (SU.2). */
import type { Game } from '../model/game.ts'
import type { PlayerId } from '../model/players.ts'
import type { CardId } from '../model/pokemon.ts'
import { definitionOf } from './definitions.ts'

export const isABasicPokemon = (game: Game, card: CardId): boolean => {
  const definition = definitionOf(game, card)
  return definition?.kind === 'Pokemon' && definition.stage === 'Basic'
}

/**
 * True if a player's cards include a Basic Pokémon, so that drawing new hands comes to an end. If the host owns the
 * randomness, an unknown card may be one.
 */
export const couldBeginWith = (game: Game, player: PlayerId): boolean =>
  game.cards.some(
    ({ owner, definition }, card) =>
      owner === player && (isABasicPokemon(game, card) || (definition === null && game.randomness.mode === 'asked')),
  )
