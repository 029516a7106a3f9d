/** Questions of a text whose answer is not known ahead. */
import { memoize } from '../board/memoize.ts'
import type { Predicate } from '../model/effects.ts'
import { mentions } from '../model/mentions.ts'
import { isSettledQuestion } from '../model/settled.ts'

/** `open`: the text itself, or what nobody sees, decides; `ofPiles`: it counts cards. Asked once for each question, as texts do not change. */
export const openness = memoize((question: Predicate): { readonly open: boolean; readonly ofPiles: boolean } => ({
  open: !isSettledQuestion(question),
  ofPiles: mentions(question, 'cardsIn'),
}))
