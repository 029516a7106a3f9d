/**
 * The foresight of the words about deciding if, which and how often other words are carried out: which of the words
 * inside could be carried out.
 */
import { type Foresights, foreseen, perhaps } from '../../effects/foresight.ts'
import type { Repeating } from '../../effects/foundInText.ts'
import type { Prospects } from '../../effects/paidAhead.ts'
import { couldRepeat } from '../../effects/prospects.ts'
import type { Program } from '../../model/effects.ts'

const NOTHING: Program = []
const NONE: readonly Program[] = []

const eachTime = (prospects: Prospects, effect: Repeating): readonly Program[] =>
  couldRepeat(prospects, effect) ? [effect.then] : NONE

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
  may: { parts: (_, { then }) => [then], goesOn: true, done: 'ifWanted' },
  oneOrBoth: { parts: (_, { first, second }) => [first, second], done: perhaps },
  forEach: { parts: eachTime, done: (prospects, effect, before) => couldRepeat(prospects, effect) || before() },
  eachCard: { parts: eachTime, done: couldRepeat },
  eachPokemon: { parts: eachTime, done: couldRepeat },
}
