/** Questions of a text whose answer is not known ahead. */
import { memoize } from '../board/memoize.ts'
import type { Predicate } from '../model/effects.ts'
import { isSettled } from '../model/settled.ts'

/** True if a part of a question counts cards in a zone. */
const countsPiles = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  Object.values(part).some((value) => value === 'cardsIn' || countsPiles(value))

/** `open`: the text itself, or what nobody sees, decides; `ofPiles`: it counts cards. Asked once for each question, as texts do not change. */
export const openness = memoize((question: Predicate): { readonly open: boolean; readonly ofPiles: boolean } => ({
  open: !isSettled(question),
  ofPiles: countsPiles(question),
}))
