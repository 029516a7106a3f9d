/** Writes effects that stay on a Pokémon for a turn as a few words, and reads them back. */
import type { LastingEffect, ModifierKind, Modifiers } from '../../game/model/lasting.ts'
import { unquote } from './names.ts'

const moreOrLess = (amount: number): string => `${Math.abs(amount)} ${amount < 0 ? 'less' : 'more'}`

/** An effect in words, such as `takes 30 more damage`. */
export const lastingToText = (effect: LastingEffect): string => {
  if (Object.keys(effect).length > KEYS_OF_WORDS) return inJson(effect)
  switch (effect.lasting) {
    case 'cantUseAttack':
      return `cannot use ${JSON.stringify(effect.attack)}`
    case 'damageDealt':
      return `does ${moreOrLess(effect.amount)} damage`
    case 'damageTaken':
      return `takes ${moreOrLess(effect.amount)} damage`
    default:
      return isPlain(effect.lasting) && Object.keys(effect).length === 1 ? PLAIN[effect.lasting] : inJson(effect)
  }
}

/** The maximum number of keys in an effect that is written in words: its kind and one more. An effect with more keys is written as JSON. */
const KEYS_OF_WORDS = 2

type Plain = {
  readonly [Kind in ModifierKind]: Record<never, never> extends Modifiers[Kind] ? Kind : never
}[ModifierKind]

const PLAIN: { readonly [Name in Plain]: string } = {
  cantRetreat: 'cannot retreat',
  cantAttack: 'cannot attack',
  attackMayFail: 'flips a coin to attack',
  preventDamage: 'takes no damage',
  preventEffects: 'takes no effects',
  noRetreatCost: 'retreats for nothing',
  noAttackCost: 'pays nothing for attacks',
  noWeakness: 'has no Weakness',
  noResistance: 'has no Resistance',
  cantBeHealed: 'cannot be healed',
  evolvesEarly: 'may evolve in a first turn',
  preventConditions: 'gets no Special Conditions',
  keepsConditions: 'keeps its Special Conditions',
  turnGoesOn: 'evolves without ending the turn',
  attacksTwice: 'may attack twice',
  knockedOutAtTurnEnd: 'is Knocked Out at the end',
  endures: 'is left with 10 HP',
  returnsDamage: 'returns damage',
  noAbilities: 'has no Abilities',
  noToolEffects: 'has no Tool effects',
  plainSpecialEnergy: 'has plain Special Energy',
  lostWhenKnockedOut: 'is lost when Knocked Out',
}

const isPlain = (name: string): name is Plain => Object.hasOwn(PLAIN, name)

/** An effect that cannot be written in words, as quoted JSON. */
const inJson = (effect: LastingEffect): string => `says ${JSON.stringify(JSON.stringify(effect))}`

/** Reads an effect that was written as JSON. The caller checks the contents. */
const fromJson = (text: string): LastingEffect | null => {
  const json = unquote(JSON_QUOTED.exec(text)?.[1] ?? '')
  if (json === null) return null
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null && 'lasting' in value ? (value as LastingEffect) : null
  } catch {
    return null
  }
}

const JSON_QUOTED = /^says (".*")$/
const AMOUNT = /^(does|takes) (\d{1,7}) (more|less) damage$/
const ATTACK = /^cannot use (".*")$/

/** The known phrases, some with example values, for an error message. */
export const LASTING_WORDS = [
  ...Object.values(PLAIN),
  'cannot use "an attack"',
  'does 30 less damage',
  'takes 30 more damage',
] as const

/** The effect that a phrase stands for, or null. */
export const lastingFromText = (text: string): LastingEffect | null => {
  const plain = (Object.keys(PLAIN) as Plain[]).find((name) => PLAIN[name] === text)
  if (plain !== undefined) return { lasting: plain }
  const amount = AMOUNT.exec(text)
  if (amount !== null)
    return {
      lasting: amount[1] === 'does' ? 'damageDealt' : 'damageTaken',
      amount: Number(amount[2]) * (amount[3] === 'less' ? -1 : 1) || 0,
    }
  const written = fromJson(text)
  if (written !== null) return written
  const attack = unquote(ATTACK.exec(text)?.[1] ?? '') ?? ''
  return attack === '' ? null : { lasting: 'cantUseAttack', attack }
}
