/**
 * Tests that the checks find mutants (engines with one defect each): all with a mistake of a real engine or with a damage step skipped or
 * swapped, and one mutant of every other kind.
 */
import { expect, test } from 'vitest'
import { EQUIVALENT } from './equivalent.ts'
import { EVERY_MUTANT } from './everyMutant.ts'
import { hunt } from './kill.ts'
import { MUTANT_KINDS } from './mutant.ts'

const SAMPLE = MUTANT_KINDS.flatMap((kind) => {
  const of = EVERY_MUTANT.filter((one) => one.kind === kind && EQUIVALENT[one.id] === undefined)
  const all = kind === 'defect of a real engine' || kind === 'damage steps swapped' || kind === 'damage step skipped'
  return all ? of : of.slice(0, 1)
})

test.each(SAMPLE.map((one) => [one.id, one] as const))('%s', (_, mutant) => {
  expect(hunt(mutant, { seed: 1, games: 1000, smaller: 0 })).toHaveProperty('finding')
})
