/**
 * Each rule has evidence that some game could show. `everythingIsReached.nightly.test.ts` plays until all of it is
 * shown.
 */
import { expect, test } from 'vitest'
import { rulesWithoutEvidence } from '../../src/coverage/evidence.ts'

test('every rule has a way to be shown, accepted and rejected', () => {
  expect(rulesWithoutEvidence()).toEqual({ accepted: [], rejected: [] })
})
