/**
 * A mutant with which the engine cannot be loaded is found out here: elsewhere no test would be left to fail. The engine is
 * loaded outside of the test, so that what happens then is not put down to this test alone.
 */
import { expect, test } from 'vitest'

const problem = await import('ptcg-turn-engine').then(
  () => null,
  (error: unknown) => error,
)

test('the engine loads', () => {
  expect(problem).toBeNull()
})
