/** Effects that stay on a Pokémon for a turn, as a few words, and the words read back. */
import type { LastingEffect } from '../../game/model/lasting.ts'
import { unquoted } from './names.ts'

const moreOrLess = (amount: number): string => `${Math.abs(amount)} ${amount < 0 ? 'less' : 'more'}`

/** What an effect does, such as `takes 30 more damage`. */
export const lastingToText = (effect: LastingEffect): string => {
  switch (effect.lasting) {
    case 'cantUseAttack':
      return `cannot use ${JSON.stringify(effect.attack)}`
    case 'damageDealt':
      return `does ${moreOrLess(effect.amount)} damage`
    case 'damageTaken':
      return `takes ${moreOrLess(effect.amount)} damage`
    default:
      return PLAIN[effect.lasting]
  }
}

type Plain = Exclude<LastingEffect['lasting'], 'cantUseAttack' | 'damageDealt' | 'damageTaken'>

const PLAIN: { readonly [Name in Plain]: string } = {
  cantRetreat: 'cannot retreat',
  cantAttack: 'cannot attack',
  attackMayFail: 'flips a coin to attack',
  preventDamage: 'takes no damage',
  preventEffects: 'takes no effects',
}

const AMOUNT = /^(does|takes) (\d{1,7}) (more|less) damage$/
const ATTACK = /^cannot use (".*")$/

/** What there is to write, for a sentence. */
export const LASTING_WORDS = [
  ...Object.values(PLAIN),
  'cannot use "an attack"',
  'does 30 less damage',
  'takes 30 more damage',
] as const

/** The effect that a few words say, or null. */
export const lastingFromText = (text: string): LastingEffect | null => {
  const plain = (Object.keys(PLAIN) as Plain[]).find((name) => PLAIN[name] === text)
  if (plain !== undefined) return { lasting: plain }
  const amount = AMOUNT.exec(text)
  if (amount !== null)
    return {
      lasting: amount[1] === 'does' ? 'damageDealt' : 'damageTaken',
      amount: Number(amount[2]) * (amount[3] === 'less' ? -1 : 1) || 0,
    }
  const attack = unquoted(ATTACK.exec(text)?.[1] ?? '') ?? ''
  return attack === '' ? null : { lasting: 'cantUseAttack', attack }
}
