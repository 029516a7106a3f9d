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

/** True for a count of the cards that fit a filter, in a zone that the player of the text cannot see. */
const isHidden = (part: object): boolean => {
  if (!('count' in part) || part.count !== 'cardsIn' || !('filter' in part)) return false
  const { zone, whose } = part as unknown as Extract<Count, { readonly count: 'cardsIn' }>
  return zone === 'deck' || zone === 'prizes' || (zone === 'hand' && whose === 'opponent')
}

const isOfTheText = (part: unknown, known: readonly unknown[]): boolean =>
  typeof part === 'object' &&
  part !== null &&
  (isHidden(part) ||
    Object.entries(part).some(
      ([key, value]) =>
        key === 'chosen' ||
        key === 'eachChosen' ||
        ((key === 'is' || key === 'count') && OF_THE_TEXT.has(value) && !known.includes(value)) ||
        isOfTheText(value, known),
    ))

/**
 * True if what the player of the text can see answers the question before the text is carried out. `known`: names of questions and counts
 * that are settled already, such as the damage after an attack.
 */
export const isSettledQuestion = (question: Predicate, known: readonly unknown[] = []): boolean =>
  !isOfTheText(question, known)
