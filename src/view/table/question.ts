/** Writes a request as a question to a player: the question, the number of answers, and the card that asks. */
import type { Request } from '../../engine/play/request.ts'
import { programWords } from '../../game/cards/text.ts'
import type { ChoicePurpose, Option } from '../../game/model/asks.ts'
import type { Game } from '../../game/model/game.ts'
import { QUESTIONS } from '../words/questions.ts'

const coinsInWords = (coins: number | 'untilTails'): string => {
  if (coins === 'untilTails') return 'How does the coin land? It is flipped until tails.'
  return coins === 1 ? 'How does the coin land?' : `How does the coin land? ${coins} flips are left.`
}

const KINDS: { readonly [Kind in Option['option']]: string } = {
  pokemon: 'Which Pokémon is chosen',
  card: 'Which card is chosen',
  prize: 'Which Prize card is chosen',
  number: 'How many',
  effect: 'Which of these',
  answer: 'Which answer is given',
}

/** A note on the next effect in the words of its text, if that effect uses the choice; otherwise empty. */
const nextOf = ({ ask, resolution }: Game): string => {
  const next = resolution?.todo[0]
  const isUsed = ask?.ask === 'choice' && next !== undefined && JSON.stringify(next).includes(JSON.stringify(ask.as))
  return isUsed ? ` Next: ${programWords([next])}.` : ''
}

/**
 * The question that a card text asks: it names the card, attack or Ability, and says what the answer is used for. Null if the purpose has
 * no such question.
 */
const ofText = (purpose: ChoicePurpose, options: readonly Option[], game: Game): string | null => {
  const label = nameOfAsker(game)
  const [asking] = game.resolution?.todo ?? []
  if (label === null) return null
  switch (purpose) {
    case 'may':
      return asking?.do === 'may' ? `Is this done for ${label}: ${programWords(asking.then)}?` : null
    case 'oneOrBoth':
      return asking?.do === 'oneOrBoth'
        ? `Which of these should be done for ${label}: (first) ${programWords(asking.first)}; (second) ${programWords(asking.second)}?`
        : null
    case 'copyAttack':
      return `Which attack is used as ${label}?`
    case 'effect':
      return `${KINDS[options[0]?.option ?? 'card']} for ${label}?${nextOf(game)}`
    case 'goOn':
      return `${label} takes very long. Does it go on?`
    default:
      return null
  }
}

/** The question of a request, for a person. It reveals nothing that is hidden. */
export const questionOf = (game: Game, request: Request): string => {
  switch (request.kind) {
    case 'main':
      return 'What do you do next in this turn?'
    case 'coin':
      return coinsInWords(request.coins)
    case 'shuffle':
      return `How do the ${request.cards} ${request.prizes === true ? 'Prize cards' : 'cards of the deck'} lie after the shuffle?`
    case 'random':
      return `Which of the ${request.hand} cards of this hand is taken at random?`
    case 'resolve':
      return `What does this text do? ${request.text}`
    case 'choose':
    case 'prizes':
    case 'promote':
      return ofText(request.purpose, request.options, game) ?? QUESTIONS[request.purpose]
  }
}

/** The progress of a choice, such as `1 picked, of 0 to 3`, or `must cover 2 Energy` for a payment; null if one answer is enough. */
export const progressOf = (request: Request): string | null => {
  if (!('purpose' in request)) return null
  const { picked, min, max, units, options, again } = request
  if (units > 0) return `must cover ${units} Energy`
  const most = again ? max : Math.min(max, options.length)
  if (most <= 1) return null
  const range = min === most ? `${most}` : `${min} to ${most}`
  return `${picked.length} picked, of ${range}`
}

/** The name of the effect in progress: of a card, an attack, an Ability or a rule. Null if no effect is in progress, and during set-up. */
export const nameOfAsker = ({ resolution, setUp }: Game): string | null =>
  resolution === null || setUp !== null ? null : resolution.source.label
