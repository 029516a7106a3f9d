/** What is wrong with a board at rest (I1 to I11), as sentences: the checks of `src/fuzz/invariants`, asked once. */
import { legalEvents } from '../../src/engine/listing/legalEvents.ts'
import type { Snapshot } from '../../src/engine/stepper/snapshot.ts'
import { STEPPER } from '../../src/engine/stepper/step.ts'
import { INVARIANTS } from '../../src/fuzz/invariants/invariants.ts'

/** Every check begins to watch here, so what it knows of earlier moments is this board. */
export const brokenInvariants = (at: Snapshot): readonly string[] => {
  const legal = legalEvents(at)
  return INVARIANTS.flatMap(({ watch }) => watch(at, STEPPER).atRest?.(at, legal) ?? [])
}
