/** Every clause by which the chart finds its own way: without it, or without its transition, some scripted game ends elsewhere. */
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import type { ClauseName } from '../../machines/vocabulary.ts'
import { STEPPER, type Stepper } from '../../src/engine/step.ts'
import type { Row } from '../../src/engine/table.ts'
import { after } from '../support/moves.ts'
import { outcome, TRANSITIONS, transitionName, without, withoutTransition } from '../support/variant.ts'
import { SCRIPTS, type Script } from './cases/scripts.ts'

/** Clauses that nothing that can happen tells from their absence, and why. */
const INDISTINGUISHABLE: Readonly<Record<string, string>> = {}

const steering: readonly (readonly [string, Row, ClauseName])[] = TRANSITIONS.filter(
  ({ event }) => event === null,
).flatMap((row) => row.clauses.map((clause) => [`${transitionName(row)}: ${clause}`, row, clause] as const))

const outcomes = new Map<Script, unknown>()

const outcomeOf = (script: Script): unknown => {
  if (!outcomes.has(script)) outcomes.set(script, outcome(STEPPER, script.start(), script.moves))
  return outcomes.get(script)
}

/** The first scripted game that ends elsewhere in a variant of the chart. */
const endsElsewhere = (variant: Stepper): string | undefined =>
  SCRIPTS.find((script) => !isDeepStrictEqual(outcome(variant, script.start(), script.moves), outcomeOf(script)))?.name

describe.each(SCRIPTS.map((script): readonly [string, Script] => [script.name, script]))(
  '%s',
  (_, { start, moves }) => {
    test('is played to its end', () => {
      expect(after(start(), ...moves).state).not.toBe('')
    })
  },
)

describe.each(steering.filter(([name]) => !(name in INDISTINGUISHABLE)))('%s', (_, row, clause) => {
  test('left out, sends a game elsewhere', () => {
    expect(endsElsewhere(without(row, clause))).toBeDefined()
  })

  test('holds where its transition is needed', () => {
    expect(endsElsewhere(withoutTransition(row))).toBeDefined()
  })
})

test('whatever is listed as indistinguishable is on the chart', () => {
  const names = steering.map(([name]) => name)
  for (const name of Object.keys(INDISTINGUISHABLE)) expect(names).toContain(name)
})
