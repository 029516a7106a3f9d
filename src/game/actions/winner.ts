/** Decides who has won, and begins the game that follows a tie (WL.1, WL.2, WL.3, TI.1). */
import { UNBEGUN, untouchedSide } from '../changes/fresh.ts'
import { record, update } from '../changes/record.ts'
import type { Game, Player } from '../model/game.ts'
import { opponentOf, type PlayerId } from '../model/players.ts'
import { type Result, WIN_REASONS, type WinReason } from '../model/result.ts'
import { hasTakenEnoughPrizes, somebodyCanBePromoted, theTieLeadsToAnotherGame } from '../rules/steering.ts'
import type { Action } from './action.ts'
import { NEW_SET_UP } from './setUp.ts'

const cannotPromote = (game: Game, player: PlayerId): boolean =>
  game.players[player].active === null && game.players[player].bench.length === 0

/** The winning conditions a player meets; their number is the player's score. */
export const conditionsMet = (game: Game, player: PlayerId): readonly WinReason[] => [
  ...(hasTakenEnoughPrizes(game, player) ? (['allPrizesTaken'] as const) : []),
  ...(cannotPromote(game, opponentOf(player)) ? (['noPokemonLeft'] as const) : []),
]

/** The higher score wins; equal scores above 0 are a tie; otherwise the game goes on (null). */
export const verdict = (game: Game): Result | null => {
  const met0 = conditionsMet(game, 0)
  const met1 = conditionsMet(game, 1)
  if (met0.length === 0 && met1.length === 0) return null
  if (met0.length === met1.length)
    return { outcome: 'tie', reasons: WIN_REASONS.filter((reason) => met0.includes(reason) || met1.includes(reason)) }
  const winner: PlayerId = met0.length > met1.length ? 0 : 1
  return { outcome: 'win', winner, reasons: winner === 0 ? met0 : met1 }
}

/** A tie is declared only after the promotions and the effects that they set off (R115). */
export const decideTheWinner: Action = (game) => {
  const result = verdict(game)
  if (result === null || (result.outcome === 'tie' && somebodyCanBePromoted(game))) return game
  const judged = update(game, { result })
  return theTieLeadsToAnotherGame(judged) ? judged : record(judged, { fact: 'GAME_ENDED', result })
}

/**
 * Every card goes back to its owner's deck, and set-up begins again with the ruleset's number of Prize cards for this
 * game.
 */
export const beginAnotherGame: Action = (game) => {
  const { tie } = game.ruleset
  const prizes = tie.leadsTo === 'anotherGame' ? tie.prizes : game.ruleset.prizes
  const withEveryCard = (owner: PlayerId): Player =>
    untouchedSide(
      game.players[owner].name,
      game.cards.flatMap((card, id) => (card.owner === owner ? [id] : [])),
    )
  return update(
    game,
    {
      ...UNBEGUN,
      players: [withEveryCard(0), withEveryCard(1)],
      setUp: NEW_SET_UP,
      facts: game.facts,
      latest: game.latest,
      tieBreak: game.tieBreak + 1,
    },
    { fact: 'SUDDEN_DEATH_BEGAN', game: game.tieBreak + 1, prizes },
  )
}
