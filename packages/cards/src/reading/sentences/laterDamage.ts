/** Damage that a text gives to an attack: beside its printed number already, or in a later turn. */

import type { Predicate, Program } from 'ptcg-turn-engine/model'
import * as E from '#fp-ts/Either'
import type { PrintedNumber } from './damageOf.ts'
import type { SentenceMeaning } from './said.ts'

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

type Said<Name extends SentenceMeaning['said']> = Extract<SentenceMeaning, { readonly said: Name }>

/** True for damage to the opponent's Active Pokémon that is printed with × and counted by a sentence that names it. */
export const isPrinted = (printed: PrintedNumber | null, { also, extra }: Said<'damageTo'>): boolean =>
  !also &&
  printed?.sign === '×' &&
  extra.to === 'opponentActive' &&
  extra.times !== undefined &&
  extra.amount === printed.base

/** True if the attack does more damage the next time it is used: "+" beside its number then stands for that. */
export const changesItselfLater = (after: Program): boolean =>
  after.some(
    (effect) =>
      effect.do === 'lasting' && effect.effect.lasting === 'damageDealt' && effect.effect.attack !== undefined,
  )

/** A new number for an attack of this Pokémon: the difference to the printed one is added or subtracted. */
export const nextTurn = (
  { attack, base, during }: Said<'baseDamageNextTurn'>,
  beside: NumberBeside,
  question: Predicate | null,
): E.Either<string, Program> => {
  const printed = beside(attack)
  return question !== null || printed === null || printed.sign !== undefined
    ? E.left('It changes a number that is not printed, or only under a condition.')
    : E.right([
        {
          do: 'lasting',
          on: 'thisPokemon',
          effect: { lasting: 'damageDealt', amount: base - printed.base, attack },
          during,
        },
      ])
}
