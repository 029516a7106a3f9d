/**
 * Tracks what each effect of a text may change for the effects after it: flipped coins, chosen numbers, cards taken from hands, and
 * switched Active Pokémon.
 */
import type { Effect, Program } from '../model/effects.ts'
import { effectAhead } from './ahead.ts'
import { mayBeDone } from './foresight.ts'
import { isRepeating } from './foundInText.ts'
import { afterTaking, type Prospects, prospectsWith } from './paidAhead.ts'
import { couldBeSome, mostOf } from './prospects.ts'

const NO_PARTS: readonly Program[] = []

/** Of the programs inside an effect, those that could be carried out. */
export const partsOf = (prospects: Prospects, effect: Effect): readonly Program[] =>
  effectAhead(effect).parts?.(prospects, effect as never, mayBeDone) ?? NO_PARTS

const afterItself = (prospects: Prospects, effect: Effect): Prospects => {
  switch (effect.do) {
    case 'flip':
      return couldBeSome(prospects, effect.coins) ? prospectsWith(prospects, { flips: true }) : prospects
    case 'flipUntilTails':
      return prospectsWith(prospects, { flips: true })
    case 'chooseNumber':
      return prospectsWith(prospects, { number: Math.max(prospects.number, mostOf(prospects, effect.max)) })
    case 'switch':
      return prospectsWith(prospects, { switches: [...prospects.switches, effect] })
    default:
      return afterTaking(prospects, effect)
  }
}

/**
 * The prospects after a program inside an effect, which `follow` computes. A repeated program may refer to the coins and the number of its
 * previous repetition.
 */
export const followPart = (
  prospects: Prospects,
  effect: Effect,
  follow: (prospects: Prospects) => Prospects,
): Prospects => {
  const once = follow(prospects)
  const { flips, number } = once
  const isMore = isRepeating(effect) && ((flips && !prospects.flips) || number > prospects.number)
  return isMore ? follow(prospectsWith(prospects, { flips, number })) : once
}

/**
 * The prospects after an effect: its coins may have landed, its numbers may have been chosen, it may have taken cards out of a hand, and
 * another Pokémon may be Active.
 */
export const afterWord = (prospects: Prospects, effect: Effect): Prospects => {
  if (!effectAhead(effect).leavesATrace) return prospects
  let after = afterItself(prospects, effect)
  for (const part of partsOf(prospects, effect)) {
    const own = followPart(prospects, effect, (start) => part.reduce(afterWord, start))
    after = prospectsWith(after, {
      flips: after.flips || own.flips,
      number: Math.max(after.number, own.number),
      taken: [...after.taken, ...own.taken.slice(prospects.taken.length)],
      switches: [...after.switches, ...own.switches.slice(prospects.switches.length)],
    })
  }
  return after
}
