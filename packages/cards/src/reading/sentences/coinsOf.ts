/** Finds the step in which the coins of an attack are flipped: the first one that uses their result. */
import { choosesIf, isAboutDamage, isNothing, type SentenceMeaning, speaksOf } from './said.ts'

export type CoinsSaid = Extract<SentenceMeaning, { readonly said: 'coins' }>

/** The step in which the coins of a text are flipped. */
export type Flipped = 'require' | 'before' | 'damage' | 'after'

/** True for a text that uses another attack in place of this one; the rest of the text is carried out first. */
export const isAnotherAttack = (said: SentenceMeaning): boolean => speaksOf(said, ['copyAttack'])

const COIN_WORDS: readonly string[] = ['heads', 'tails', 'allHeads', 'anyTails']

/** Coins of damage are flipped in its step, or before it if no damage is printed beside the attack. */
export const whereFlipped = (dependents: readonly SentenceMeaning[], isPrinted: boolean): Flipped =>
  dependents.some((said) => isNothing(said) || isAnotherAttack(said))
    ? 'require'
    : dependents.some(choosesIf)
      ? 'before'
      : dependents.some(isAboutDamage)
        ? isPrinted
          ? 'damage'
          : 'before'
        : 'after'

/** The sentences that use the result of coins: those after them, up to the next coins. */
export const dependentsOf = (sentences: readonly SentenceMeaning[], at: number): readonly SentenceMeaning[] => {
  const rest = sentences.slice(at + 1)
  const next = rest.findIndex(({ said }) => said === 'coins')
  return (next === -1 ? rest : rest.slice(0, next)).filter((said) => speaksOf(said, COIN_WORDS))
}
