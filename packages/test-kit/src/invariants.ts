/**
 * The broken invariants of a board at rest (I1 to I11), as sentences, found by the checks of
 * `packages/fuzz/src/invariants` on this board alone.
 */
import { legalEvents, type Snapshot } from 'ptcg-turn-engine'
import { STEPPER } from 'ptcg-turn-engine/internal/engine/stepper/step'
import { INVARIANTS } from 'ptcg-turn-engine-fuzz'

/** The findings of all checks, each of which begins to watch with this board and knows no earlier moment. */
export const brokenInvariants = (at: Snapshot): readonly string[] => {
  const legal = legalEvents(at)
  return INVARIANTS.flatMap(({ watch }) => watch(at, STEPPER).atRest?.(at, legal) ?? [])
}
