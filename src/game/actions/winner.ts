/** Decides who has won, and begins the game that follows a tie (WL.1, WL.2, WL.3, TI.1). */
import { INITIAL_GAME, untouchedSide } from '../changes/fresh.ts'
import { record, update } from '../changes/record.ts'
import type { Game, Player } from '../model/game.ts'
import { opponentOf, type PlayerId } from '../model/players.ts'
import { type Result, WIN_REASONS, type WinReason } from '../model/result.ts'
import { hasTakenEnoughPrizes, somebodyCanBePromoted, theTieLeadsToAnotherGame } from '../rules/steering.ts'
import type { Action } from './action.ts'
import { NEW_SET_UP } from './setUp.ts'

const cannotPromote = (game: Game, player: PlayerId): boolean =>
  game.players[player].active === null && game.players[player].bench.length === 0

/** The winning conditions that a player meets. Their number is the player's score. */
export const conditionsMet = (game: Game, player: PlayerId): readonly WinReason[] => [
  ...(hasTakenEnoughPrizes(game, player) ? (['allPrizesTaken'] as const) : []),
  ...(cannotPromote(game, opponentOf(player)) ? (['noPokemonLeft'] as const) : []),
]

/** The result of the game: the higher score wins, and equal scores above 0 are a tie. Null if the game continues. */
export const verdict = (game: Game): Result | null => {
  const met0 = conditionsMet(game, 0)
  const met1 = conditionsMet(game, 1)
  if (met0.length === 0 && met1.length === 0) return null
  if (met0.length === met1.length)
    return { outcome: 'tie', reasons: WIN_REASONS.filter((reason) => met0.includes(reason) || met1.includes(reason)) }
  const winner: PlayerId = met0.length > met1.length ? 0 : 1
  return { outcome: 'win', winner, reasons: winner === 0 ? met0 : met1 }
}

/** Sets the result if the game is decided. A tie is declared only after promotions and the effects that they trigger (R115). */
export const decideTheWinner: Action = (game) => {
  const result = verdict(game)
  if (result === null || (result.outcome === 'tie' && somebodyCanBePromoted(game))) return game
  const judged = update(game, { result })
  return theTieLeadsToAnotherGame(judged) ? judged : record(judged, { fact: 'GAME_ENDED', result })
}

/** Returns every card to its owner's deck and begins the game that follows a tie, with its own number of Prize cards. */
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
      ...INITIAL_GAME,
      players: [withEveryCard(0), withEveryCard(1)],
      setUp: NEW_SET_UP,
      facts: game.facts,
      latest: game.latest,
      tieBreak: game.tieBreak + 1,
    },
    { fact: 'SUDDEN_DEATH_BEGAN', game: game.tieBreak + 1, prizes },
  )
}
