/** Moves on a board that one engine gets wrong: a check finds it, and finds nothing with the real engine. */

import type { Snapshot } from 'ptcg-turn-engine'
import { STEPPER, type Stepper } from 'ptcg-turn-engine/internal/engine/stepper/step'
import type { NamedMove } from 'ptcg-turn-test-kit/moves'
import { describe, expect, test } from 'vitest'
import type { Check } from '../../src/check.ts'
import { saysOfMoves } from './broken.ts'

export interface Case {
  readonly what: string
  readonly check: Check
  readonly on: Snapshot
  readonly moves: readonly NamedMove[]
  readonly by: Stepper
  readonly says: RegExp
}

export const always = () => true
export const never = () => false

/** Runs every case with the wrong engine and with the real one. */
export const describeWrongEngines = (cases: readonly Case[]): void => {
  describe('an engine that is wrong in one thing is found', () => {
    test.each(cases)('$what', ({ check, on, moves, by, says }) => {
      expect(saysOfMoves(check, by, on, ...moves)).toMatch(says)
      expect(saysOfMoves(check, STEPPER, on, ...moves)).toBeNull()
    })
  })
}
