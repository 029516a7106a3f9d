/** Reads sentences that repeat the number printed beside an attack, and sentences about the damage of an attack in a later turn. */

import type { Predicate, Program } from 'ptcg-turn-engine/model'
import * as E from '#fp-ts/Either'
import type { PrintedNumber } from './damageOf.ts'
import type { SentenceMeaning } from './sentenceMeaning.ts'

/** Questions whose answer the damage may change. */
export const CHANGED_BY_DAMAGE: readonly string[] = [
  'damaged',
  'countersAtLeast',
  'hpLeftAtMost',
  'damageCountersOn',
  'hurt',
]

/** The number printed beside an attack of the card; null if there is none, or if no attack has this name. */
export type NumberBeside = (attack: string) => PrintedNumber | null

type MeaningOf<Name extends SentenceMeaning['kind']> = Extract<SentenceMeaning, { readonly kind: Name }>

/** True if a sentence only says what to count for the × damage printed beside the attack. */
export const isPrinted = (printed: PrintedNumber | null, { also, extra }: MeaningOf<'damageTo'>): boolean =>
  !also &&
  printed?.sign === '×' &&
  extra.to === 'opponentActive' &&
  extra.times !== undefined &&
  extra.amount === printed.base

/** True if the attack does more damage the next time it is used. The "+" beside its printed number can then mean this later damage. */
export const changesItselfLater = (after: Program): boolean =>
  after.some(
    (effect) =>
      effect.do === 'lasting' && effect.effect.lasting === 'damageDealt' && effect.effect.attack !== undefined,
  )

/** Changes the printed number of an attack of this Pokémon for a turn, by adding or subtracting the difference. */
export const nextTurn = (
  { attack, base, during }: MeaningOf<'baseDamageNextTurn'>,
  beside: NumberBeside,
  question: Predicate | null,
): E.Either<string, Program> => {
  const printed = beside(attack)
  return question !== null || printed === null || printed.sign !== undefined
    ? E.left('The text changes a number that is not printed, or changes it only under a condition.')
    : E.right([
        {
          do: 'lasting',
          on: 'thisPokemon',
          effect: { lasting: 'damageDealt', amount: base - printed.base, attack },
          during,
        },
      ])
}
