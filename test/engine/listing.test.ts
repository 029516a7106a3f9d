/**
 * `legalEvents` lists the events of the definition in the same order, with the engine's rules and with any variant of a
 * clause.
 */

import { eager, opening, walk } from 'ptcg-turn-test-kit/walk'
import { expect, test } from 'vitest'
import { type ClauseName, RULE_CLAUSES } from '../../machines/vocabulary.ts'
import { legalByDefinition } from '../../src/engine/listing/definition.ts'
import { legalEventsOf } from '../../src/engine/listing/legalEvents.ts'
import type { Snapshot } from '../../src/engine/stepper/snapshot.ts'
import { STEPPER, type Stepper } from '../../src/engine/stepper/step.ts'
import type { GameEvent } from '../../src/game/model/events.ts'

const MOMENTS: readonly Snapshot[] = [3, 8, 21].flatMap((seed) =>
  [6, 14, 25, 40, 70].map((length) =>
    walk(opening(['laboratory', 'inteleon'], { seed }), eager(seed), () => undefined, length),
  ),
)

/** Conceding is always possible, and listed only on request. */
const isListed = ({ type }: GameEvent): boolean => type !== 'CONCEDE'

const variant = (name: ClauseName, answer: boolean): Stepper => ({
  ...STEPPER,
  meaning: { ...STEPPER.meaning, clauses: { ...STEPPER.meaning.clauses, [name]: () => answer } },
})

test('with the rules of the engine', () => {
  for (const moment of MOMENTS) {
    const legal = legalByDefinition(STEPPER, moment)
    expect(legalEventsOf(STEPPER, moment, true)).toEqual(legal)
    expect(legalEventsOf(STEPPER, moment)).toEqual(legal.filter(isListed))
  }
})

test.each(RULE_CLAUSES)('%s always true, and always false', (name) => {
  for (const answer of [true, false]) {
    const stepper = variant(name, answer)
    for (const moment of MOMENTS)
      expect(legalEventsOf(stepper, moment, true)).toEqual(legalByDefinition(stepper, moment))
  }
})
