/** Follows the coins and hands of a text from word to word: without a flip there are neither heads nor tails. */
import type { Effect } from '../model/effects.ts'
import { programsIn } from '../model/effectWords.ts'
import { isRepeating } from './foundInText.ts'
import { afterTaking, type Prospects } from './paidAhead.ts'
import { couldBeSome, couldRepeat } from './prospects.ts'

const couldFlip = (prospects: Prospects, effect: Effect): boolean => {
  if (effect.do === 'flip') return couldBeSome(prospects, effect.coins)
  if (effect.do === 'flipUntilTails') return true
  if (isRepeating(effect) && !couldRepeat(prospects, effect)) return false
  return programsIn(effect).some((program) => program.some((one) => couldFlip(prospects, one)))
}

/** The prospects once the coins of a word may have landed. */
export const afterFlips = (prospects: Prospects, effect: Effect): Prospects =>
  !prospects.flips && couldFlip(prospects, effect) ? { ...prospects, flips: true } : prospects

/** The prospects after a word: its coins may have landed, and it may have taken cards out of a hand. */
export const afterWord = (prospects: Prospects, effect: Effect): Prospects =>
  afterTaking(afterFlips(prospects, effect), effect)
