/**
 * Decides whether a question in a card text can be answered from what the player of the text can see. Otherwise the answer depends on the
 * text itself, or on coins, choices or hidden cards.
 */
import type { Count, Predicate } from './effects.ts'

/** Questions and counts about coins that have landed. */
export const OF_COINS = ['heads', 'tails', 'allHeads', 'anyTails'] as const

/** Questions and counts that a text itself decides while it is carried out. */
const OF_THE_TEXT: ReadonlySet<unknown> = new Set([
  ...OF_COINS,
  'done',
  'cardsChosen',
  'numberChosen',
  'damageDone',
  'attackCost',
])

/** The players who must be able to see what a question asks about: only the player of the text, or both players. */
type Sees = 'itsPlayer' | 'bothPlayers'

/** True for a count of the cards that fit a filter, in a zone that the player of the text, or the other player, cannot see. */
const isHidden = (part: object, sees: Sees): boolean => {
  if (!('count' in part) || part.count !== 'cardsIn' || !('filter' in part)) return false
  const { zone, whose } = part as unknown as Extract<Count, { readonly count: 'cardsIn' }>
  return zone === 'deck' || zone === 'prizes' || (zone === 'hand' && (sees === 'bothPlayers' || whose === 'opponent'))
}

const isOfTheText = (part: unknown, known: readonly unknown[], sees: Sees): boolean =>
  typeof part === 'object' &&
  part !== null &&
  (isHidden(part, sees) ||
    Object.entries(part).some(
      ([key, value]) =>
        key === 'chosen' ||
        key === 'eachChosen' ||
        ((key === 'is' || key === 'count') && OF_THE_TEXT.has(value) && !known.includes(value)) ||
        isOfTheText(value, known, sees),
    ))

/**
 * True if what the player of the text can see answers the question before the text is carried out. `known`: names of questions and counts
 * that are settled already, such as the damage after an attack.
 */
export const isSettledQuestion = (question: Predicate, known: readonly unknown[] = []): boolean =>
  !isOfTheText(question, known, 'itsPlayer')

/** True if what both players see answers the question, while no text is being carried out. */
export const isPublicQuestion = (question: Predicate): boolean => !isOfTheText(question, [], 'bothPlayers')
