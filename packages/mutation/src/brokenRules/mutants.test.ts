/** The mutants are many, each breaks a rule, and a sample of them is found. `npm run mutation:rules` hunts them all. */

import { rulebook } from 'ptcg-turn-engine'
import { sampled, sampleOf } from 'ptcg-turn-test-kit/sampled'
import { describe, expect, test } from 'vitest'
import { EQUIVALENT } from './equivalent.ts'
import { EVERY_MUTANT } from './everyMutant.ts'
import { hunt } from './kill.ts'
import { MUTANT_KINDS } from './mutant.ts'

const SEED = 1
const GAMES = 1000

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

/** A sample of the defects of real engines and of damage steps; at night all of these, and one of every other kind. */
const SAMPLE = MUTANT_KINDS.flatMap((kind) => {
  const of = EVERY_MUTANT.filter((one) => one.kind === kind && EQUIVALENT[one.id] === undefined)
  const all = kind === 'defect of a real engine' || kind === 'damage steps swapped' || kind === 'damage step skipped'
  return all ? sampleOf(of, 4) : sampled([], of.slice(0, 1))
})

test.each(SAMPLE.map((one) => [one.id, one] as const))('%s', (_, mutant) => {
  const outcome = hunt(mutant, { seed: SEED, games: GAMES, smaller: 0 })
  expect(outcome).toHaveProperty('finding')
})
