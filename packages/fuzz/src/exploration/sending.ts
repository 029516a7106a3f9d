/** Sends a listed event: as a run does, without reading what needs no reading. */
import type { Microstep, Snapshot } from 'ptcg-turn-engine'
import { type Stepper, step } from 'ptcg-turn-engine/internal/engine/stepper/step'
import type { GameEvent } from 'ptcg-turn-engine/model'
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
