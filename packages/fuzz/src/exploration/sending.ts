/** Sends a listed event as a run does, but without parsing it. */
import type { Microstep, Snapshot } from 'ptcg-turn-engine'
import { type Stepper, step } from 'ptcg-turn-engine/internal/engine/stepper/step'
import type { GameEvent } from 'ptcg-turn-engine/model'
import type { Sent } from '../check.ts'
import { telling } from '../telling.ts'

/** Sends a well-formed event and returns its result. The reasons of a refusal are not computed. */
export const sendListed = (stepper: Stepper, before: Snapshot, event: GameEvent): Sent => {
  const microsteps: Microstep[] = []
  const told = telling(stepper)
  told.carriedOut.length = 0
  const after = step(told.stepper, before, event, (one) => microsteps.push(one))
  const effects = told.carriedOut.slice()
  return { event, expects: null, before, after, accepted: after !== before, violations: [], microsteps, effects }
}
