/** Finds the questions of a text whose answer cannot be known ahead. */
import { memoize } from '../board/memoize.ts'
import type { Predicate } from '../model/effects.ts'
import { mentions } from '../model/mentions.ts'
import { isSettledQuestion } from '../model/settled.ts'

/**
 * `open`: the text itself or something hidden decides the answer; `ofPiles`: it counts cards. Computed once for each
 * question, because texts do not change.
 */
export const openness = memoize((question: Predicate): { readonly open: boolean; readonly ofPiles: boolean } => ({
  open: !isSettledQuestion(question),
  ofPiles: mentions(question, 'cardsIn'),
}))
