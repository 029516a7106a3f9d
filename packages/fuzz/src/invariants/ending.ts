/**
 * Checks that a game ends when the rules say so, and with the right result: the player who meets more of the winning conditions wins (I11,
 * P9, WL, TI).
 */
import { type Game, opponentOf, type PlayerId, type Result, type Ruleset } from 'ptcg-turn-engine/model'
import type { Check, Sent } from '../check.ts'
import { leadsToAnotherGame } from '../oracle/referee.ts'
import { oracleWinner } from '../oracle/winner.ts'
import { eventOf, isCalm, playerInWords } from './reading.ts'

/** Returns the winner that the oracle finds, `tie`, or null if nobody has won yet (P9). */
const winnerOf = ({ players, tieBreak }: Game, ruleset: Ruleset): PlayerId | 'tie' | null =>
  claimed(oracleWinner({ ruleset, tieBreak, sides: players }))

const inWords = (game: Game, winner: PlayerId | 'tie' | null): string =>
  winner === null ? 'nobody' : winner === 'tie' ? 'both players' : playerInWords(game, winner)

const claimed = (result: Result | null): PlayerId | 'tie' | null =>
  result === null ? null : result.outcome === 'tie' ? 'tie' : result.winner

const isByReason = (result: Result | null, reason: 'conceded' | 'emptyDeck'): boolean =>
  result?.reasons.includes(reason) ?? false

/**
 * Describes a wrong winner, or returns null. If a player concedes or cannot draw (WL.3), that player loses; otherwise the Prize cards and
 * the Pokémon left decide.
 */
const wrongWinner = (sent: Sent, judged: Game, ruleset: Ruleset): string | null => {
  const { result } = judged
  const winner = claimed(result)
  const event = eventOf(sent)
  if (isByReason(result, 'conceded') || event.type === 'CONCEDE')
    return event.type === 'CONCEDE' && winner === opponentOf(event.player)
      ? null
      : `WL.4: ${inWords(judged, winner)} is said to have won because the other player gave up.`
  if (isByReason(result, 'emptyDeck')) {
    const loser = judged.turn.player
    return winner === opponentOf(loser) && judged.players[loser].deck.length === 0
      ? null
      : `T1.2: ${inWords(judged, winner)} is said to have won because ${playerInWords(judged, loser)} had no card to draw.`
  }
  const expected = winnerOf(judged, ruleset)
  return winner === expected
    ? null
    : `P9: ${inWords(judged, winner)} is said to have won; by Prize cards and Pokémon left it is ${inWords(judged, expected)}.`
}

/** The game at the moment its result was found; another game may have begun since. */
const judgedIn = ({ microsteps, before, after }: Sent): Game | null => {
  if (before.game.result !== null) return null
  for (const { snapshot } of microsteps) if (snapshot.game.result !== null) return snapshot.game
  return after.game.result === null ? null : after.game
}

/**
 * Describes a tie-break game that should have begun but did not, or one that should not have begun; null if the ruleset is followed (TI.1).
 */
const wrongTie = ({ after }: Sent, judged: Game, ruleset: Ruleset): string | null => {
  const again = after.game.tieBreak > judged.tieBreak
  const due = judged.result !== null && leadsToAnotherGame({ ...judged, ruleset }, judged.result)
  if (again === due) return null
  return due ? 'TI.1: the game was tied and should lead to another one.' : 'TI.1: another game began without a tie.'
}

/** The check of the end of a game (I11, P9, T1.2, WL.1 to WL.4, TI.1). */
export const endOfTheGame: Check = {
  name: 'end of the game',
  watch: (opening) => {
    const { ruleset } = opening.game
    return {
      see: (sent) => {
        if (!sent.accepted) return null
        if (sent.before.state === 'gameOver')
          return `I11: ${eventOf(sent).type} was accepted after the end of the game.`
        const judged = judgedIn(sent)
        if (judged !== null) return wrongWinner(sent, judged, ruleset) ?? wrongTie(sent, judged, ruleset)
        return sent.after.game.tieBreak === sent.before.game.tieBreak ? null : 'TI.1: another game began without a tie.'
      },
      atRest: ({ state, game }) => {
        if ((game.result !== null) !== (state === 'gameOver'))
          return `I11: the game is ${game.result === null ? 'not decided' : 'decided'} and rests in ${state}.`
        if (!isCalm(state)) return null
        const winner = winnerOf(game, ruleset)
        return winner === null ? null : `WL.1: ${inWords(game, winner)} has won and the game goes on in ${state}.`
      },
    }
  },
}
