/** Finds the step of an attack in which coins are flipped: the first one that uses their result. */
import { choosesIf, isAboutDamage, isNothing, type SentenceMeaning, speaksOf } from './sentenceMeaning.ts'

export type CoinsMeaning = Extract<SentenceMeaning, { readonly kind: 'coins' }>

/** A step of an attack in which coins can be flipped. */
export type Flipped = 'require' | 'before' | 'damage' | 'after'

/** True for a sentence that uses another attack in place of this one. The other sentences of the text are carried out first. */
export const isAnotherAttack = (meaning: SentenceMeaning): boolean => speaksOf(meaning, ['copyAttack'])

const COIN_WORDS: readonly string[] = ['heads', 'tails', 'allHeads', 'anyTails']

/**
 * Returns the step in which coins are flipped. Coins for damage are flipped in the damage step, or before it if no damage is printed beside
 * the attack.
 */
export const whereFlipped = (dependents: readonly SentenceMeaning[], isPrinted: boolean): Flipped =>
  dependents.some((meaning) => isNothing(meaning) || isAnotherAttack(meaning))
    ? 'require'
    : dependents.some(choosesIf)
      ? 'before'
      : dependents.some(isAboutDamage)
        ? isPrinted
          ? 'damage'
          : 'before'
        : 'after'

/** Returns the sentences that use the result of the coins at an index: those after it, up to the next coins. */
export const dependentsOf = (sentences: readonly SentenceMeaning[], at: number): readonly SentenceMeaning[] => {
  const rest = sentences.slice(at + 1)
  const next = rest.findIndex(({ kind }) => kind === 'coins')
  return (next === -1 ? rest : rest.slice(0, next)).filter((meaning) => speaksOf(meaning, COIN_WORDS))
}
