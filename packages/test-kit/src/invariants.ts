/**
 * The broken invariants of a board at rest (I1 to I11), as sentences: the checks of `packages/fuzz/src/invariants`,
 * asked once.
 */
import { legalEvents, type Snapshot } from 'ptcg-turn-engine'
import { STEPPER } from 'ptcg-turn-engine/internal/engine/stepper/step'
import { INVARIANTS } from 'ptcg-turn-engine-fuzz'

/** Every check begins to watch here, so what it knows of earlier moments is this board. */
export const brokenInvariants = (at: Snapshot): readonly string[] => {
  const legal = legalEvents(at)
  return INVARIANTS.flatMap(({ watch }) => watch(at, STEPPER).atRest?.(at, legal) ?? [])
}
