/** Writes the text of a card from its program: one phrase for each effect, not the printed wording. */
import type { Effect, EffectName, Program } from '../model/effects.ts'
import { EFFECT_PHRASINGS } from '../words/english.ts'
import type { TextSoFar } from './nouns.ts'
import type { Phrasings } from './phrasing.ts'

const phrasingOf = (effect: Effect): Phrasings<EffectName>[EffectName] => EFFECT_PHRASINGS[effect.do] as never

const textAfter = (effect: Effect, soFar: TextSoFar): TextSoFar =>
  phrasingOf(effect).after?.(effect as never, soFar) ?? soFar

/** The phrases of a program. `soFar` is what the text has said at its end: the phrases of any later part depend on it. */
export const phrasesOf = (
  program: Program,
  before: TextSoFar,
): { readonly phrases: readonly string[]; readonly soFar: TextSoFar } => {
  let soFar = before
  const phrases = program.map((effect) => {
    const words = phrasingOf(effect).says(effect as never, soFar, joined)
    soFar = textAfter(effect, soFar)
    return words
  })
  return { phrases, soFar }
}

const joiner = (effect: Effect | undefined): string =>
  effect !== undefined && phrasingOf(effect).isAState === true ? ', and ' : ', then '

/** The phrases of a program inside an effect, joined into one. */
const joined = (program: Program, soFar: TextSoFar): string => {
  const { phrases } = phrasesOf(program, soFar)
  if (phrases.length === 0) return 'nothing happens'
  return phrases.map((phrase, index) => `${index === 0 ? '' : joiner(program[index])}${phrase}`).join('')
}

/** Joins phrases, each of them as a sentence. */
export const sentences = (phrases: readonly string[]): string =>
  phrases.map((phrase) => `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}.`).join(' ')
