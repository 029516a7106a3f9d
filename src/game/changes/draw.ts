/** Draws cards from a deck. */
import { namedCards } from '../board/definitions.ts'
import type { Game } from '../model/game.ts'
import type { PlayerId } from '../model/players.ts'
import { release, updatePlayer } from './record.ts'

/**
 * Draws `count` cards from the top of the deck into the hand, or fewer if the deck has fewer (GR.2). Does nothing if the deck is empty; the
 * chart decides whether the player loses (T1.2).
 */
export const drawCards = (game: Game, player: PlayerId, count: number): Game => {
  const { deck, hand } = game.players[player]
  const drawn = deck.slice(0, Math.max(0, count))
  if (drawn.length === 0) return game
  return updatePlayer(
    release(game, drawn),
    player,
    { deck: deck.slice(drawn.length), hand: [...hand, ...drawn] },
    { fact: 'CARDS_DRAWN', player, count: drawn.length, cards: namedCards(game, drawn) },
  )
}
