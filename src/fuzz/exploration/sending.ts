/** Sends a listed event: as a run does, without reading what needs no reading. */
import type { Snapshot } from '../../engine/stepper/snapshot.ts'
import { type Microstep, type Stepper, step } from '../../engine/stepper/step.ts'
import type { GameEvent } from '../../game/model/events.ts'
import type { Sent } from '../check.ts'
import { telling } from '../telling.ts'

/** An event of the right shape as it is sent, and what came of it. Why it was refused, if it was, is not asked. */
export const sendListed = (stepper: Stepper, before: Snapshot, event: GameEvent): Sent => {
  const microsteps: Microstep[] = []
  const told = telling(stepper)
  told.carriedOut.length = 0
  const after = step(told.stepper, before, event, (one) => microsteps.push(one))
  const effects = told.carriedOut.slice()
  return { event, expects: null, before, after, accepted: after !== before, violations: [], microsteps, effects }
}
