/** Writes the text of a card from its program: one phrase for each effect, not the printed wording. */
import type { Effect, EffectName, Program } from '../model/effects.ts'
import { EFFECT_TELLINGS } from '../words/english.ts'
import type { TextSoFar } from './nouns.ts'
import type { Tellings } from './telling.ts'

const tellingOf = (effect: Effect): Tellings<EffectName>[EffectName] => EFFECT_TELLINGS[effect.do] as never

const toldAfter = (effect: Effect, told: TextSoFar): TextSoFar =>
  tellingOf(effect).told?.(effect as never, told) ?? told

/** The phrases of a program. `told` is what the text has said at its end: the phrases of any later part depend on it. */
export const tell = (
  program: Program,
  before: TextSoFar,
): { readonly phrases: readonly string[]; readonly told: TextSoFar } => {
  let told = before
  const phrases = program.map((effect) => {
    const words = tellingOf(effect).says(effect as never, told, joined)
    told = toldAfter(effect, told)
    return words
  })
  return { phrases, told }
}

const joiner = (effect: Effect | undefined): string =>
  effect !== undefined && tellingOf(effect).isAState === true ? ', and ' : ', then '

/** The phrases of a program inside an effect, joined into one. */
const joined = (program: Program, told: TextSoFar): string => {
  const { phrases } = tell(program, told)
  if (phrases.length === 0) return 'nothing happens'
  return phrases.map((phrase, index) => `${index === 0 ? '' : joiner(program[index])}${phrase}`).join('')
}

/** Joins phrases, each of them as a sentence. */
export const sentences = (phrases: readonly string[]): string =>
  phrases.map((phrase) => `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}.`).join(' ')
