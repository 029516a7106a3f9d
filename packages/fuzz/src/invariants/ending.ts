/**
 * A game ends when the rules say, and with the result that they say (I11, P9, WL, TI). The player who meets more of the
 * winning conditions wins.
 */
import { type Game, opponentOf, PLAYERS, type PlayerId, type Result, type Ruleset } from 'ptcg-turn-engine/model'
import type { Check, Sent } from '../check.ts'
import { eventOf, isCalm, playerInWords } from './reading.ts'

/**
 * The number of winning conditions that a player meets: the last Prize card taken (WL.1), the opponent without Pokémon
 * (WL.2).
 */
export const scoreOf = ({ players, tieBreak }: Game, { tie }: Ruleset, player: PlayerId): number => {
  const left = players[player].prizes.length
  const other = players[opponentOf(player)]
  const fewerWins = tieBreak > 0 && tie.leadsTo === 'anotherGame' && tie.fewerPrizesWins
  const tookEnough = left === 0 || (fewerWins && left < other.prizes.length)
  return (tookEnough ? 1 : 0) + (other.active === null && other.bench.length === 0 ? 1 : 0)
}

/** The winner, a tie, or nobody yet: the sign of the difference of the scores (P9). */
export const winnerOf = (game: Game, ruleset: Ruleset): PlayerId | 'tie' | null => {
  const score = PLAYERS.map((player) => scoreOf(game, ruleset, player))
  const [first = 0, second = 0] = score
  if (first === 0 && second === 0) return null
  if (first === second) return 'tie'
  return first > second ? 0 : 1
}

/**
 * True if a player could begin another game: an unknown card may be a Basic Pokémon, but an Item is not one (T2D.9).
 */
const couldBeginAgain = ({ cards, definitions, randomness }: Game, player: PlayerId): boolean =>
  cards.some(({ owner, definition }) => {
    if (owner !== player) return false
    if (definition === null) return randomness.mode === 'asked'
    const card = definitions[definition]
    return card?.kind === 'Pokemon' && card.stage === 'Basic'
  })

const leadsToAnotherGame = (game: Game, { tie }: Ruleset): boolean =>
  tie.leadsTo === 'anotherGame' &&
  !(tie.mayTie && game.tieBreak > 0) &&
  PLAYERS.every((player) => couldBeginAgain(game, player))

const inWords = (game: Game, winner: PlayerId | 'tie' | null): string =>
  winner === null ? 'nobody' : winner === 'tie' ? 'both players' : playerInWords(game, winner)

const claimed = (result: Result | null): PlayerId | 'tie' | null =>
  result === null ? null : result.outcome === 'tie' ? 'tie' : result.winner

const isByReason = (result: Result | null, reason: 'conceded' | 'emptyDeck'): boolean =>
  result?.reasons.includes(reason) ?? false

/** WL.3 and conceding name the loser by the event; everything else depends on the score. */
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

/** TI.1: a tie stands or leads to another game, as the ruleset says. */
const wrongTie = ({ after }: Sent, judged: Game, ruleset: Ruleset): string | null => {
  const again = after.game.tieBreak > judged.tieBreak
  const due = judged.result?.outcome === 'tie' && leadsToAnotherGame(judged, ruleset)
  if (again === due) return null
  return due ? 'TI.1: the game was tied and should lead to another one.' : 'TI.1: another game began without a tie.'
}

/** I11, P9, T1.2, WL.1 to WL.4, TI.1. */
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
