/**
 * No function writes into a game that a caller holds, and the same event from the same game always leads to the same
 * game (P8).
 */

import { readEvent } from 'ptcg-turn-engine'
import { step } from 'ptcg-turn-engine/internal/engine/stepper/step'
import * as E from '#fp-ts/Either'
import type { Check } from '../check.ts'
import { firstDifference } from './sameness.ts'
import { everyNth } from './sampling.ts'

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

const STRIDE = 3

/** P8. The event is parsed again, as if from another sender. */
export const everyStepRepeats: Check = {
  name: 'every step repeats',
  watch: (_, stepper) => {
    const isDue = everyNth(STRIDE)
    return {
      see: ({ event, before, after }) => {
        if (!isDue()) return null
        const read = readEvent(event)
        if (E.isLeft(read)) return null
        const wrong = firstDifference(step(stepper, before, read.right), after)
        return wrong === null ? null : `P8: ${read.right.type} once more from ${before.state}: ${wrong}`
      },
    }
  },
}
