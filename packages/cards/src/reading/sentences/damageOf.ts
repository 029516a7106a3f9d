/** Combines the number printed beside the name of an attack with the additions of its text. */

import type { Count, DamageTerm, ExtraDamage, PrintedDamage, Program } from 'ptcg-turn-engine/model'
import * as E from '#fp-ts/Either'

/** The damage printed beside the name of an attack. */
export interface PrintedNumber {
  readonly base: number
  readonly sign?: '+' | '×' | '−'
}

/** Damage for each counted thing, perhaps under a condition. */
export interface CountedDamage extends DamageTerm {
  readonly times: Count
}

/** The parts of a text that change the damage of its attack. */
interface Counted {
  readonly coins: NonNullable<PrintedDamage['coins']> | null
  readonly terms: readonly DamageTerm[]
  readonly times: CountedDamage | null
  readonly less: boolean
  /** True if a later use of the attack does more damage. */
  readonly isLater: boolean
}

/** Combines the printed number with the additions of the text; on the left, why they contradict each other. */
export const damageOf = (
  printed: PrintedNumber | null,
  parts: Counted,
): E.Either<string, PrintedDamage | undefined> => {
  const { terms, times, coins, less, isLater } = parts
  if (printed === null) {
    if (terms.length > 0) return E.left('The text changes the damage, but no damage is printed.')
    return E.right(times === null ? undefined : { base: times.amount, sign: '×', terms: [times] })
  }
  const { base, sign } = printed
  const withCoins = coins === null ? {} : { coins }
  if (sign === '×')
    return times !== null && times.amount === base && terms.length === 0
      ? E.right({ base, sign, ...withCoins, terms: [times] })
      : E.left('The text does not say what its damage is multiplied by.')
  if (times !== null) return E.left('The text multiplies damage that is printed without ×.')
  if ((sign === undefined || (sign === '+' && isLater)) && terms.length === 0) return E.right({ base, ...withCoins })
  // Files of older cards leave out the sign, which the text makes clear.
  if (sign === undefined) return E.right({ base, sign: less ? '−' : '+', ...withCoins, terms })
  if (terms.length === 0) return E.left(`The text does not say what ${sign} stands for.`)
  return less === (sign === '−')
    ? E.right({ base, sign, ...withCoins, terms })
    : E.left(`The text does the opposite of ${sign}.`)
}

/** Makes damage to "the new Active Pokémon" depend on the switch: if the switch was prevented, nothing is damaged (R108). */
export const onlyIfItCameIn = (extra: ExtraDamage, before: Program): ExtraDamage => {
  const { to } = extra
  if (extra.if !== undefined || typeof to !== 'object' || !('chosen' in to)) return extra
  return before.some((effect) => effect.do === 'switch' && effect.with === to.chosen)
    ? { ...extra, if: { is: 'active', pokemon: to } }
    : extra
}
