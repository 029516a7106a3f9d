/** What is found in a text by looking through it once: its choices, whether it flips coins, whether it repeats something. */
import { memoize } from '../board/memoize.ts'
import type { Effect, EffectNamed, Program } from '../model/effects.ts'
import { EFFECT_WORDS, type EffectGiving, programsIn } from '../model/effectWords.ts'

/** Words that choose or mean something give it a name. */
type ChoiceNames = EffectGiving<'pokemon' | 'cards'>
/** A word that chooses or means something. */
export type NamingWord = EffectNamed<ChoiceNames>

export const isChoice = (effect: Effect): effect is EffectNamed<ChoiceNames> => {
  const { gives } = EFFECT_WORDS[effect.do]
  return gives === 'pokemon' || gives === 'cards'
}

const choicesIn = (program: Program): readonly NamingWord[] =>
  program.flatMap((effect) => [...(isChoice(effect) ? [effect] : []), ...programsIn(effect).flatMap(choicesIn)])

const flipsIn = (program: Program): boolean =>
  program.some((effect) => EFFECT_WORDS[effect.do].gives === 'coins' || programsIn(effect).some(flipsIn))

/** Texts do not change, so what is in one is looked for once. */
export const choicesOf = memoize(choicesIn)
export const isFlipping = memoize((program: Program): { readonly flips: boolean } => ({ flips: flipsIn(program) }))

const repeatsIn = (program: Program): boolean =>
  program.some((effect) => REPEATING.includes(effect.do) || programsIn(effect).some(repeatsIn))

const REPEATING: readonly Effect['do'][] = ['forEach', 'eachCard', 'eachPokemon']

export const isRepeating = memoize((program: Program): { readonly repeats: boolean } => ({
  repeats: repeatsIn(program),
}))
