/** Every ruling there is a case of, in the order of their numbers. */
import type { Ruling } from '../ruling.ts'
import { CHECKUP } from './checkup.ts'

export const RULINGS: readonly Ruling[] = [...CHECKUP].toSorted(
  (one, other) => Number(one.id.slice(1)) - Number(other.id.slice(1)),
)
