/** The size of what is loaded before the page of the inspector can be used. */

import { BUILT_PAGE } from 'ptcg-turn-test-kit/builtPackages'
import { expect, test } from 'vitest'
import { pageWeight } from './measure/weight.ts'

test('the page weighs at most 223 kB gzipped, before the panels that are not shown at first and the layout program', () => {
  const weight = pageWeight(BUILT_PAGE)
  expect(weight).toBeGreaterThan(100)
  expect(weight).toBeLessThanOrEqual(223)
})
