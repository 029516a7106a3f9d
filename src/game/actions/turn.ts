/** The actions at the beginning and at the end of a turn, and conceding (T1, T3, ET). */

import { moveCards, TO_DISCARD } from '../changes/cards.ts'
import { playerWith, pokemonWith, turnWith } from '../changes/copy.ts'
import { drawCards } from '../changes/draw.ts'
import { BEFORE_THE_FIRST_TURN } from '../changes/fresh.ts'
import { endLastingOfThisTurn } from '../changes/lasting.ts'
import { update } from '../changes/record.ts'
import type { Game, Player, Players } from '../model/game.ts'
import { opponentOf, type PlayerId, withSeat } from '../model/players.ts'
import type { Pokemon } from '../model/pokemon.ts'
import type { Action } from './action.ts'

const refreshed = (pokemon: Pokemon): Pokemon =>
  pokemon.usedAbilities.length === 0 ? pokemon : pokemonWith(pokemon, { usedAbilities: [] })

/** Marks all Abilities as unused, because once-a-turn Abilities may be used again (T2F.1). */
const withAbilitiesUnused = (player: Player): Player => {
  const isUsed = (pokemon: Pokemon): boolean => pokemon.usedAbilities.length > 0
  if (!((player.active !== null && isUsed(player.active)) || player.bench.some(isUsed))) return player
  return playerWith(player, {
    active: player.active === null ? null : refreshed(player.active),
    bench: player.bench.map(refreshed),
  })
}

const begun = (player: Player, its: boolean): Player => {
  const fresh = withAbilitiesUnused(player)
  return its ? playerWith(fresh, { turnsTaken: fresh.turnsTaken + 1 }) : fresh
}

/** The player whose turn is next: the opponent, unless a text gives the same player another turn (R37). */
export const nextPlayer = ({ turn }: Game): PlayerId => (turn.another === null ? opponentOf(turn.player) : turn.player)

/**
 * Begins the next turn, with the limits of the turn unused (T2C.1, T2D.3, T2D.8, T2E.1). It is the other player's turn, except on the first
 * turn and when a text gives a player another turn (R37). Effects for the last turn that began in its Checkup end first (ET.2).
 */
export const beginTurn: Action = (before) => {
  const game = endLastingOfThisTurn(before)
  const { turn } = game
  const player = turn.number === 0 ? game.firstPlayer : nextPlayer(game)
  const number = turn.number + 1
  const ended = withSeat(turn.ended, turn.player, turn.number)
  const players: Players = [begun(game.players[0], player === 0), begun(game.players[1], player === 1)]
  return update(
    game,
    {
      players,
      turn: turnWith(BEFORE_THE_FIRST_TURN, { number, player, ended }),
    },
    { fact: 'TURN_BEGAN', player, turn: number },
  )
}

export const drawForTheTurn: Action = (game) => drawCards(game, game.turn.player, 1)

export const loseByEmptyDeck: Action = (game) => {
  const result = { outcome: 'win', winner: opponentOf(game.turn.player), reasons: ['emptyDeck'] } as const
  return update(game, { result }, { fact: 'GAME_ENDED', result })
}

/** Ends the turn, just before its Checkup: ends the effects of this turn (ET.1, ET.2) and discards Supporters on the table (T2D.1). */
export const endTurn: Action = (game) => {
  const { player, number, played } = game.turn
  const cleared = played === undefined ? game : moveCards(game, played, TO_DISCARD)
  return update(
    endLastingOfThisTurn(cleared),
    { attack: null, resolution: null, triggered: [] },
    { fact: 'TURN_ENDED', player, turn: number },
  )
}

export const concede: Action = (game, event) => {
  if (event.type !== 'CONCEDE') return game
  const result = { outcome: 'win', winner: opponentOf(event.player), reasons: ['conceded'] } as const
  return update(game, { result, ask: null }, { fact: 'CONCEDED', player: event.player }, { fact: 'GAME_ENDED', result })
}
