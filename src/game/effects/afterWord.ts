/** Follows the coins, numbers and hands of a text from word to word: without a flip there are neither heads nor tails. */
import { memoize } from '../board/memoize.ts'
import type { Effect, EffectNamed } from '../model/effects.ts'
import { everyEffectIn, programsIn } from '../model/effectWords.ts'
import { isRepeating, type Repeating, takenFromHandBy } from './foundInText.ts'
import { afterTaking, type Prospects, prospectsWith } from './paidAhead.ts'
import { couldBeAmong, couldBeSome, couldChooseCards, mostOf } from './prospects.ts'

/** True if there is something to repeat it for. */
export const couldRepeat = (prospects: Prospects, effect: Repeating): boolean => {
  if ('times' in effect) return couldBeSome(prospects, effect.times)
  return 'cards' in effect
    ? couldChooseCards(prospects, effect.cards)
    : couldBeAmong(prospects, effect.pokemon).length > 0
}

const HAVING_OUTCOMES: readonly Effect['do'][] = ['flip', 'flipUntilTails', 'chooseNumber']

/** True if a word, or a word inside it, flips coins or has a number chosen. Memoized, because texts do not change. */
const hasOutcomes = memoize((effect: Effect): boolean =>
  everyEffectIn([effect]).some((one) => HAVING_OUTCOMES.includes(one.do)),
)

const couldFlip = (prospects: Prospects, effect: Effect): boolean => {
  if (effect.do === 'flip') return couldBeSome(prospects, effect.coins)
  if (effect.do === 'flipUntilTails') return true
  if (isRepeating(effect) && !couldRepeat(prospects, effect)) return false
  return programsIn(effect).some((program) => program.some((one) => couldFlip(prospects, one)))
}

/** The highest number that could be chosen in a word; 0 if none is. */
const highestChosen = (prospects: Prospects, effect: Effect): number => {
  if (effect.do === 'chooseNumber') return mostOf(prospects, effect.max)
  if (isRepeating(effect) && !couldRepeat(prospects, effect)) return 0
  return Math.max(0, ...programsIn(effect).flatMap((program) => program.map((one) => highestChosen(prospects, one))))
}

/** The prospects once the coins of a word may have landed, and its numbers may have been chosen. */
export const afterOutcomes = (prospects: Prospects, effect: Effect): Prospects => {
  if (!hasOutcomes(effect)) return prospects
  const flips = prospects.flips || couldFlip(prospects, effect)
  const number = Math.max(prospects.number, highestChosen(prospects, effect))
  return flips === prospects.flips && number === prospects.number
    ? prospects
    : prospectsWith(prospects, { flips, number })
}

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
    hasOutcomes(effect) || takenFromHandBy(effect).length > 0 || switchesIn(effect).length > 0,
)

/**
 * The prospects after a word: its coins may have landed, its numbers may have been chosen, it may have taken cards out
 * of a hand, and another Pokémon may be Active.
 */
export const afterWord = (prospects: Prospects, effect: Effect): Prospects =>
  leavesATrace(effect) ? afterSwitching(afterTaking(afterOutcomes(prospects, effect), effect), effect) : prospects
