/** Checks that the engine never changes a game object that it has received or returned. */
import type { Check } from '../check.ts'

/** Freezes a value and everything in it. A value that is already frozen is taken to be frozen throughout. */
export const deeplyFrozen = <Value>(value: Value): Value => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const part of Object.values(value)) deeplyFrozen(part)
  return value
}

/** Freezes the opening and every later snapshot. A change to one of them then throws, which is a finding. */
export const nothingIsWritten: Check = {
  name: 'nothing is written',
  watch: (opening) => {
    deeplyFrozen(opening.game)
    return {
      atRest: (at) => {
        deeplyFrozen(at)
        return null
      },
    }
  },
}
