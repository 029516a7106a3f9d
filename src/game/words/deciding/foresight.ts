/**
 * Decides beforehand whether effects that decide whether, which and how often other effects are carried out could change anything: that
 * depends on the effects inside them.
 */
import { type Foresights, foreseen, mayBeDone } from '../../effects/foresight.ts'
import type { Repeating } from '../../effects/foundInText.ts'
import type { Prospects } from '../../effects/paidAhead.ts'
import { couldBeAmong, couldBeSome, couldChooseCards, mustBeSome } from '../../effects/prospects.ts'
import type { EffectNamed, Program } from '../../model/effects.ts'
import type { Game } from '../../model/game.ts'

const NO_STEPS: Program = []
const NO_PROGRAMS: readonly Program[] = []

/** True if a text with the name `once` has already been used this turn (T2F.1). */
export const isUsedUp = ({ turn }: Game, { once }: EffectNamed<'may'>): boolean =>
  once !== undefined && turn.abilitiesUsed.includes(once)

/** True if the effect could be repeated at least once. */
const couldRepeat = (prospects: Prospects, effect: Repeating): boolean => {
  if ('times' in effect) return couldBeSome(prospects, effect.times)
  return 'cards' in effect
    ? couldChooseCards(prospects, effect.cards)
    : couldBeAmong(prospects, effect.pokemon).length > 0
}

const eachTime = (prospects: Prospects, effect: Repeating): readonly Program[] =>
  couldRepeat(prospects, effect) ? [effect.then] : NO_PROGRAMS

/**
 * The programs that a "for each" could carry out. The empty program stands for zero repetitions, which leave the answer to "if you do"
 * unchanged.
 */
const asOftenAs = (prospects: Prospects, effect: EffectNamed<'forEach'>): readonly Program[] => {
  if (!couldRepeat(prospects, effect)) return [NO_STEPS]
  return mustBeSome(prospects, effect.times) ? [effect.then] : [effect.then, NO_STEPS]
}

export const decidingForesights: Foresights<'if' | 'may' | 'oneOrBoth' | 'forEach' | 'eachCard' | 'eachPokemon'> = {
  if: {
    parts: (prospects, { is: question, then, otherwise = NO_STEPS }, before) => {
      const is = foreseen(prospects, question, before)
      if (is === null) return [then, otherwise]
      return [is ? then : otherwise]
    },
    goesOn: true,
    done: 'asItsParts',
  },
  may: {
    parts: ({ game }, effect) => (isUsedUp(game, effect) ? NO_PROGRAMS : [effect.then]),
    goesOn: true,
    done: 'ifWanted',
  },
  oneOrBoth: { parts: (_, { first, second }) => [first, second], done: mayBeDone },
  forEach: { parts: asOftenAs, done: 'asItsParts' },
  eachCard: { parts: eachTime, done: 'asItsParts' },
  eachPokemon: { parts: eachTime, done: 'asItsParts' },
}
