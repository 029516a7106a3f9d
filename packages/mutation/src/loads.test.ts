/**
 * Finds mutants that prevent the engine from loading. In such a case, the tests of other files do not run, so they cannot fail. The engine
 * is loaded outside of the test, so that Stryker does not attribute the code that runs then to this test alone.
 */
import { expect, test } from 'vitest'

const problem = await import('ptcg-turn-engine').then(
  () => null,
  (error: unknown) => error,
)

test('the engine loads', () => {
  expect(problem).toBeNull()
})
