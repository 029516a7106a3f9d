/** Follows the coins and hands of a text from word to word: without a flip there are neither heads nor tails. */
import { memoize } from '../board/memoize.ts'
import type { Effect, EffectNamed } from '../model/effects.ts'
import { everyEffectIn, programsIn } from '../model/effectWords.ts'
import { isRepeating, type Repeating, takenFromHandBy } from './foundInText.ts'
import { afterTaking, type Prospects, prospectsWith } from './paidAhead.ts'
import { couldBeAmong, couldBeSome, couldChooseCards } from './prospects.ts'

/** True if there is something to repeat it for. */
export const couldRepeat = (prospects: Prospects, effect: Repeating): boolean => {
  if ('times' in effect) return couldBeSome(prospects, effect.times)
  return 'cards' in effect
    ? couldChooseCards(prospects, effect.cards)
    : couldBeAmong(prospects, effect.pokemon).length > 0
}

/** True if a word, or a word inside it, flips coins. Memoized, because texts do not change. */
const isAboutCoins = memoize((effect: Effect): boolean =>
  everyEffectIn([effect]).some((one) => one.do === 'flip' || one.do === 'flipUntilTails'),
)

const couldFlip = (prospects: Prospects, effect: Effect): boolean => {
  if (effect.do === 'flip') return couldBeSome(prospects, effect.coins)
  if (effect.do === 'flipUntilTails') return true
  if (isRepeating(effect) && !couldRepeat(prospects, effect)) return false
  return programsIn(effect).some((program) => program.some((one) => couldFlip(prospects, one)))
}

/** The prospects once the coins of a word may have landed. */
export const afterFlips = (prospects: Prospects, effect: Effect): Prospects =>
  !prospects.flips && isAboutCoins(effect) && couldFlip(prospects, effect)
    ? prospectsWith(prospects, { flips: true })
    : prospects

/** The switches in a word and its parts. Memoized, because texts do not change. */
const switchesIn = memoize((effect: Effect): readonly EffectNamed<'switch'>[] =>
  everyEffectIn([effect]).filter((one) => one.do === 'switch'),
)

const afterSwitching = (prospects: Prospects, effect: Effect): Prospects => {
  const more = switchesIn(effect)
  return more.length === 0 ? prospects : prospectsWith(prospects, { switches: [...prospects.switches, ...more] })
}

/** True if a word may change the prospects of the words after it. Memoized, because most words do not. */
const leavesATrace = memoize(
  (effect: Effect): boolean =>
    isAboutCoins(effect) || takenFromHandBy(effect).length > 0 || switchesIn(effect).length > 0,
)

/**
 * The prospects after a word: its coins may have landed, it may have taken cards out of a hand, and another Pokémon may
 * be Active.
 */
export const afterWord = (prospects: Prospects, effect: Effect): Prospects =>
  leavesATrace(effect) ? afterSwitching(afterTaking(afterFlips(prospects, effect), effect), effect) : prospects
