/** Collects what is known about each effect of a text, so that the functions that look ahead read it quickly. */
import { memoize } from '../board/memoize.ts'
import type { Effect, EffectName, Program } from '../model/effects.ts'
import { everyEffectIn } from '../model/effectWords.ts'
import { mentions } from '../model/mentions.ts'
import { EFFECT_FORESIGHTS } from '../words/foresight.ts'
import type { Foresights } from './foresight.ts'
import { type Found, lookThrough, takenFromHandBy } from './foundInText.ts'

type Foresight = Foresights<EffectName>['may']

/** The facts about effects with the same name as this effect. */
export const foresightOf = (effect: Effect): Foresight => EFFECT_FORESIGHTS[effect.do] as never

/** One effect of a text, and what is known about it. All have one object shape. */
export interface EffectAhead {
  readonly effect: Effect
  readonly could: Foresight['could']
  readonly parts: Foresight['parts']
  readonly goesOn: boolean
  readonly looksAt: Foresight['looksAt']
  /** The choices and looks of the effect and of the effects inside it. */
  readonly found: Found
  /** True if the effect, or an effect inside it, may change the prospects of later effects. */
  readonly leavesATrace: boolean
}

const LEAVING_A_TRACE: readonly Effect['do'][] = ['flip', 'flipUntilTails', 'chooseNumber', 'switch']

const isTrace = (effect: Effect): boolean => LEAVING_A_TRACE.includes(effect.do) || takenFromHandBy(effect).length > 0

/** Memoized, because texts do not change. */
export const effectAhead = memoize((effect: Effect): EffectAhead => {
  const { could, parts, goesOn = false, looksAt } = foresightOf(effect)
  const leavesATrace = everyEffectIn([effect]).some(isTrace)
  return { effect, could, parts, goesOn, looksAt, found: lookThrough([effect]), leavesATrace }
})

/** The effects of a text, and whether the text asks "if you do" about them. */
export interface TextAhead {
  readonly effects: readonly EffectAhead[]
  readonly asksWhatWasDone: boolean
}

/** Memoized, because texts do not change. */
export const textAhead = memoize(
  (program: Program): TextAhead => ({ effects: program.map(effectAhead), asksWhatWasDone: mentions(program, 'done') }),
)
