/** Draws cards from a deck, as many as it has (GR.2). */
import { namedCards } from '../board/definitions.ts'
import type { Game } from '../model/game.ts'
import type { PlayerId } from '../model/players.ts'
import { release, updatePlayer } from './record.ts'

/**
 * Draws up to `count` cards from the top of the deck into the hand. With an empty deck nothing happens; losing the game
 * for it is decided elsewhere (T1.2).
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
