/** Finds Basic Pokémon, with which a game begins (SU.5). Each deck must have at least one (SU.1). */
import type { Game } from '../model/game.ts'
import type { PlayerId } from '../model/players.ts'
import type { CardId } from '../model/pokemon.ts'
import { definitionOf } from './definitions.ts'

export const isABasicPokemon = (game: Game, card: CardId): boolean => {
  const definition = definitionOf(game, card)
  return definition?.kind === 'Pokemon' && definition.stage === 'Basic'
}

/**
 * True if a player's cards include a Basic Pokémon, so that drawing new hands will end. If the host decides chance, an unknown card may be
 * a Basic Pokémon.
 */
export const couldBeginWith = (game: Game, player: PlayerId): boolean =>
  game.cards.some(
    ({ owner, definition }, card) =>
      owner === player && (isABasicPokemon(game, card) || (definition === null && game.randomness.mode === 'asked')),
  )
