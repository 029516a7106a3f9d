/** Every ruling there is a case of, in the order of their numbers. */
import type { Ruling } from '../ruling.ts'
import { ATTACKS_AROUND } from './attacksAround.ts'
import { CHECKUP } from './checkup.ts'
import { DAMAGE_IN_STEPS } from './damageInSteps.ts'

export const RULINGS: readonly Ruling[] = [...CHECKUP, ...DAMAGE_IN_STEPS, ...ATTACKS_AROUND].toSorted(
  (one, other) => Number(one.id.slice(1)) - Number(other.id.slice(1)),
)
