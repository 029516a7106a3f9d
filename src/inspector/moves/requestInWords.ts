/** Models what is asked at a moment, in words: of whom, why, how many, and what has been picked so far. */
import { type Request, request } from '../../engine/request.ts'
import type { Snapshot } from '../../engine/snapshot.ts'
import { leafAt, STEPPER } from '../../engine/step.ts'
import type { ChoicePurpose } from '../../model/asks.ts'
import type { Game } from '../../model/game.ts'
import { QUESTIONS } from '../../story/questions.ts'
import { optionInWords, REASONS } from '../../story/words.ts'

export interface AskedInWords {
  /** Who must act, or null when the game is over. */
  readonly who: string | null
  readonly what: string
  /** Such as "2 of 3 picked", or null. */
  readonly progress: string | null
  readonly picked: readonly string[]
}

type Choosing = Extract<Request, { readonly purpose: ChoicePurpose }>

const progressOf = ({ picked, min, max, units, options }: Choosing): string | null => {
  if (units > 0) return `must cover ${units} Energy`
  const most = Math.min(max, options.length)
  if (most <= 1) return null
  const range = min === most ? `${most}` : `${min} to ${most}`
  return `${picked.length} picked, of ${range}`
}

const sourceOf = ({ resolution, setUp }: Game): string =>
  resolution === null || setUp !== null ? '' : `${resolution.source.label}: `

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

/** What is asked, for people. */
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
      return plain(`The deck of ${asked.cards} cards is shuffled.`)
    case 'random':
      return plain(`${sourceOf(game)}${asked.cards} of ${asked.hand} cards of this hand are taken at random.`)
    case 'resolve':
      return plain(`To be carried out by hand: ${asked.text}`)
    default:
      return {
        who,
        what: `${sourceOf(game)}${QUESTIONS[asked.purpose]}`,
        progress: progressOf(asked),
        picked: asked.picked.flatMap((at) => {
          const option = asked.options[at]
          return option === undefined ? [] : [optionInWords(game, option)]
        }),
      }
  }
}
