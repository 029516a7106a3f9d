/** Clauses about who may act, and whether anything may still happen (T0.2, WL.4). */
import { cardName } from '../board/definitions.ts'
import type { Game } from '../model/game.ts'
import type { PlayerId } from '../model/players.ts'
import type { Clause, EventOfPlayer } from './clause.ts'

/** The name of a player for a sentence. */
export const playerName = (game: Game, player: PlayerId): string => game.players[player]?.name ?? 'Nobody'

/** The remedy if the cards and texts with these names forbid something. */
export const untilItIsOver = (game: Game, by: readonly string[]): string =>
  by.every((name) => game.stadium !== null && name === cardName(game, game.stadium.card))
    ? 'Play another Stadium.'
    : 'Wait until the effect ends.'

export const itIsYourTurn: Clause<EventOfPlayer> = {
  rule: 'T0.2',
  code: 'NOT_YOUR_TURN',
  holds: (game, { player }) => game.turn.player === player,
  says: (game, { player }) => `It is ${playerName(game, game.turn.player)}'s turn, not ${playerName(game, player)}'s.`,
  remedy: (game) => `Wait until ${playerName(game, game.turn.player)}'s turn is over.`,
}

export const theGameIsNotOver: Clause = {
  rule: 'WL.4',
  code: 'GAME_IS_OVER',
  holds: (game) => game.result === null,
  says: () => 'The game is over.',
}
