/**
 * Foresees what the words that decide if, which and how often other words are carried out could change: it depends on
 * the words inside.
 */
import { couldRepeat } from '../../effects/afterWord.ts'
import { type Foresights, foreseen, perhaps } from '../../effects/foresight.ts'
import type { Repeating } from '../../effects/foundInText.ts'
import type { Prospects } from '../../effects/paidAhead.ts'
import { mustBeSome } from '../../effects/prospects.ts'
import type { EffectNamed, Program } from '../../model/effects.ts'
import type { Game } from '../../model/game.ts'

const NOTHING: Program = []
const NONE: readonly Program[] = []

/** True if the text may be used once in a turn, under this name, and has been used (T2F.1). */
export const isUsedUp = ({ turn }: Game, { once }: EffectNamed<'may'>): boolean =>
  once !== undefined && turn.abilitiesUsed.includes(once)

const eachTime = (prospects: Prospects, effect: Repeating): readonly Program[] =>
  couldRepeat(prospects, effect) ? [effect.then] : NONE

/** With zero repetitions, "for each" does not change the answer of "if you do". */
const asOftenAs = (prospects: Prospects, effect: EffectNamed<'forEach'>): readonly Program[] => {
  if (!couldRepeat(prospects, effect)) return [NOTHING]
  return mustBeSome(prospects, effect.times) ? [effect.then] : [effect.then, NOTHING]
}

export const decidingForesights: Foresights<'if' | 'may' | 'oneOrBoth' | 'forEach' | 'eachCard' | 'eachPokemon'> = {
  if: {
    parts: (prospects, { is: question, then, otherwise = NOTHING }, before) => {
      const is = foreseen(prospects, question, before)
      if (is === null) return [then, otherwise]
      return [is ? then : otherwise]
    },
    goesOn: true,
    done: 'asItsParts',
  },
  may: { parts: ({ game }, effect) => (isUsedUp(game, effect) ? NONE : [effect.then]), goesOn: true, done: 'ifWanted' },
  oneOrBoth: { parts: (_, { first, second }) => [first, second], done: perhaps },
  forEach: { parts: asOftenAs, done: 'asItsParts' },
  eachCard: { parts: eachTime, done: 'asItsParts' },
  eachPokemon: { parts: eachTime, done: 'asItsParts' },
}
