/** Decides whether the answer to a question in a card text can be known before the text is carried out. */
import { memoize } from '../board/memoize.ts'
import type { Predicate } from '../model/effects.ts'
import { mentions } from '../model/mentions.ts'
import { isSettledQuestion, OF_COINS } from '../model/settled.ts'

interface Openness {
  /** True if the answer depends on what the text itself does, or on something hidden. */
  readonly open: boolean
  /** True if the answer is open even while no coin has been flipped: then there are neither heads nor tails. */
  readonly withoutCoins: boolean
  /** True if the question counts the cards of a zone. */
  readonly ofPiles: boolean
}

/** The counts of a text that both players know ahead: the cost of the current attack, which is 0 outside of an attack. */
const KNOWN = ['attackCost']

/** The ways in which the answer to a question is open. Memoized, because texts do not change. */
export const openness = memoize(
  (question: Predicate): Openness => ({
    open: !isSettledQuestion(question, KNOWN),
    withoutCoins: !isSettledQuestion(question, [...KNOWN, ...OF_COINS]),
    ofPiles: mentions(question, 'cardsIn'),
  }),
)
