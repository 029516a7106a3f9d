/** A mutant with which the chart goes round in a circle is found out here, before it uses up time and memory elsewhere. */
import { expect, test } from 'vitest'
import { legalEvents } from '../../src/engine/listing/legalEvents.ts'
import { STEPPER, step } from '../../src/engine/stepper/step.ts'
import { attackScripts, checkupScripts, knockOutScripts } from '../game/rules/cases/attackScripts.ts'
import { mainScripts, setUpScripts } from '../game/rules/cases/mainScripts.ts'
import { notInACircle } from '../support/moves.ts'
import { outcome } from '../support/variant.ts'
import { eager, opening } from '../support/walk.ts'

const SCRIPTS = [...setUpScripts, ...mainScripts, ...attackScripts, ...knockOutScripts, ...checkupScripts]

test('no scripted game goes round in a circle', () => {
  for (const { name, start, moves } of SCRIPTS) expect(typeof outcome(STEPPER, start(), moves).end, name).toBe('object')
})

test('no seeded game goes round in a circle', () => {
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
