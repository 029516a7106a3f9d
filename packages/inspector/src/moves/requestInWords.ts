/**
 * Describes the pending request in words: the player who must act, what is requested and for which card or effect, and the picks so far.
 */
import { request, type Snapshot } from 'ptcg-turn-engine'
import { leafAt, STEPPER } from 'ptcg-turn-engine/internal/engine/stepper/step'
import type { Game } from 'ptcg-turn-engine/model'
import { nameOfAsker, optionInWords, progressOf, questionOf, REASONS } from 'ptcg-turn-engine/table'

export interface AskedInWords {
  /** The player who must act, or null when the game is over. */
  readonly who: string | null
  readonly what: string
  /** The progress of a choice, such as "2 of 3 picked", or null. */
  readonly progress: string | null
  readonly picked: readonly string[]
}

/** The name of the card or effect that asks, as a prefix of the question. */
const sourceOf = (game: Game): string => {
  const source = nameOfAsker(game)
  return source === null ? '' : `${source}: `
}

const coinsInWords = (coins: number | 'untilTails'): string =>
  coins === 'untilTails'
    ? 'A coin is flipped until tails.'
    : coins === 1
      ? 'A coin is flipped.'
      : `${coins} coins are flipped.`

const over = (game: Game): AskedInWords => {
  const { result } = game
  const what =
    result === null || result.outcome === 'tie'
      ? 'The game is a tie.'
      : `${game.players[result.winner].name} has won: ${result.reasons.map((one) => REASONS[one]).join(' and ')}.`
  return { who: null, what, progress: null, picked: [] }
}

/** The request in words. */
export const requestInWords = (snapshot: Snapshot): AskedInWords => {
  const { state, game } = snapshot
  const asked = request(snapshot)
  if (asked === null) return over(game)
  const who = game.players[asked.player].name
  const plain = (what: string): AskedInWords => ({ who, what, progress: null, picked: [] })
  switch (asked.kind) {
    case 'main':
      return plain(leafAt(STEPPER, state).description)
    case 'coin':
      return plain(`${sourceOf(game)}${coinsInWords(asked.coins)}`)
    case 'shuffle':
      return plain(
        asked.prizes === true
          ? `The ${asked.cards} Prize cards are shuffled.`
          : `The deck of ${asked.cards} cards is shuffled.`,
      )
    case 'random':
      return plain(`${sourceOf(game)}${asked.cards} of ${asked.hand} cards of this hand are taken at random.`)
    case 'resolve':
      return plain(`To be carried out by hand: ${asked.text}`)
    default:
      return {
        who,
        what: questionOf(game, asked),
        progress: progressOf(asked),
        picked: asked.picked.flatMap((at) => {
          const option = asked.options[at]
          return option === undefined ? [] : [optionInWords(game, option)]
        }),
      }
  }
}
