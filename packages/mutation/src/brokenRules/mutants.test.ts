/** Tests the list of mutants: it has many of them, and each breaks a rule. `npm run mutation:rules` hunts them all. */

import { rulebook } from 'ptcg-turn-engine'
import { describe, expect, test } from 'vitest'
import { EQUIVALENT } from './equivalent.ts'
import { EVERY_MUTANT } from './everyMutant.ts'

describe('the mutants', () => {
  test('are at least 150, each with a unique name', () => {
    expect(EVERY_MUTANT.length).toBeGreaterThanOrEqual(150)
    expect(new Set(EVERY_MUTANT.map(({ id }) => id)).size).toBe(EVERY_MUTANT.length)
  })

  test('break every rule', () => {
    const broken = new Set(EVERY_MUTANT.flatMap(({ rules }) => rules))
    expect(rulebook.map(({ id }) => id).filter((id) => !broken.has(id))).toEqual([])
  })

  test('are listed if they are equivalent, and these are at most 3 of 100', () => {
    const ids = new Set(EVERY_MUTANT.map(({ id }) => id))
    expect(Object.keys(EQUIVALENT).filter((id) => !ids.has(id))).toEqual([])
    expect(Object.keys(EQUIVALENT).length).toBeLessThanOrEqual(EVERY_MUTANT.length * 0.03)
  })
})
