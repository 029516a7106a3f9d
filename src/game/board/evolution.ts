/** Decides which card evolves from which Pokémon (T2B.1). */
import type { Game } from '../model/game.ts'
import type { CardId } from '../model/pokemon.ts'
import { definitionOf, pokemonName } from './definitions.ts'
import { keptOffBy, playingIsForbiddenBy } from './limits.ts'
import type { InPlay } from './pokemonInPlay.ts'

/**
 * True if the card evolves from the Pokémon and belongs to the same player. With `skipping`, the card is a Stage 2 that is put directly
 * onto the Basic Pokémon (T2B.4).
 */
export const evolvesFrom = (game: Game, card: CardId, { pokemon, owner }: InPlay, skipping?: true): boolean => {
  const definition = definitionOf(game, card)
  return (
    game.cards[card]?.owner === owner &&
    definition?.kind === 'Pokemon' &&
    (skipping === true ? definition.fromBasic : definition.evolvesFrom) === pokemonName(game, pokemon)
  )
}

/**
 * True if a text may evolve the Pokémon into this card. If the card is in the hand, the card is played, which an effect may forbid
 * (R40, GR.1).
 */
export const mayBePutOnto = (game: Game, card: CardId, target: InPlay, skipping?: true): boolean => {
  if (!evolvesFrom(game, card, target, skipping)) return false
  const isInHand = game.players[target.owner].hand.includes(card)
  return (
    !isInHand ||
    (playingIsForbiddenBy(game, target.owner, card).length === 0 && keptOffBy(game, card, target).length === 0)
  )
}
