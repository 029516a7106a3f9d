/** Finds the questions of a text whose answer cannot be known ahead. */
import { memoize } from '../board/memoize.ts'
import type { Predicate } from '../model/effects.ts'
import { mentions } from '../model/mentions.ts'
import { isSettledQuestion, OF_COINS } from '../model/settled.ts'

interface Openness {
  /** The text itself or something hidden decides the answer. */
  readonly open: boolean
  /** True if that is so even before any coin is flipped, when there are neither heads nor tails. */
  readonly withoutCoins: boolean
  /** It counts cards. */
  readonly ofPiles: boolean
}

/** The cost of the attack that is made is known to both players; outside of an attack it is nothing. */
const KNOWN = ['attackCost']

/** Computed once for each question, because texts do not change. */
export const openness = memoize(
  (question: Predicate): Openness => ({
    open: !isSettledQuestion(question, KNOWN),
    withoutCoins: !isSettledQuestion(question, [...KNOWN, ...OF_COINS]),
    ofPiles: mentions(question, 'cardsIn'),
  }),
)
