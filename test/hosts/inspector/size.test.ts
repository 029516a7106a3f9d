/** How much is loaded before the page of the inspector can be used. */
import { expect, test } from 'vitest'
import { BUNDLED_PAGE } from '../../support/bundledPage.ts'
import { pageWeight } from './measure/weight.ts'

test('the page weighs at most 200 kB gzipped, before the panels that are not shown at first and the layout program', () => {
  const weight = pageWeight(BUNDLED_PAGE)
  expect(weight).toBeGreaterThan(100)
  expect(weight).toBeLessThanOrEqual(200)
})
