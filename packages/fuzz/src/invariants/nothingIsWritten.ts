/** No function writes into a game that a caller holds. */
import type { Check } from '../check.ts'

/** Freezes a value and everything in it. A frozen value counts as deeply frozen. */
export const deeplyFrozen = <Value>(value: Value): Value => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const part of Object.values(value)) deeplyFrozen(part)
  return value
}

/** Writing into the opening or any later moment throws, which is a finding. */
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
