/** Finds mutants that make the chart loop endlessly, before they use up time and memory in other tests. */

import { legalEvents } from 'ptcg-turn-engine'
import { STEPPER, step } from 'ptcg-turn-engine/internal/engine/stepper/step'
import { notInACircle } from 'ptcg-turn-test-kit/moves'
import { outcome } from 'ptcg-turn-test-kit/variant'
import { eager, opening } from 'ptcg-turn-test-kit/walk'
import { expect, test } from 'vitest'
import { attackScripts, checkupScripts, knockOutScripts } from '../../../test/game/rules/cases/attackScripts.ts'
import { mainScripts, setUpScripts } from '../../../test/game/rules/cases/mainScripts.ts'

const SCRIPTS = [...setUpScripts, ...mainScripts, ...attackScripts, ...knockOutScripts, ...checkupScripts]

test('no scripted game runs into an endless circle', () => {
  for (const { name, start, moves } of SCRIPTS) expect(typeof outcome(STEPPER, start(), moves).end, name).toBe('object')
})

test('no seeded game runs into an endless circle', () => {
  for (const seed of [1, 2, 3]) {
    const pick = eager(seed)
    let at = opening(['laboratory', 'cinderace'], { seed })
    for (let events = 0; events < 100; events += 1) {
      const legal = legalEvents(at)
      if (legal.length === 0) break
      at = step(STEPPER, at, pick(legal, at), notInACircle())
    }
    expect(at.state).not.toBe('')
  }
})
