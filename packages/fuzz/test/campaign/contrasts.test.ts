/** A failure's report names the conditions it depends on. */
import * as E from 'fp-ts/lib/Either.js'
import type { Holds } from 'ptcg-turn-engine/internal/engine/stepper/meaning'
import { STEPPER } from 'ptcg-turn-engine/internal/engine/stepper/step'
import { positionOf } from 'ptcg-turn-test-kit/board'
import { expect, test } from 'vitest'
import { contrasts } from '../../src/campaign/contrasts.ts'
import { openingOf } from '../../src/opening.ts'
import { oracleCheck } from '../../src/oracle/check.ts'
import type { Subject } from '../../src/run.ts'
import { run } from '../../src/run.ts'

const anyTurn: Holds = () => true
const subject: Subject = {
  stepper: {
    ...STEPPER,
    meaning: { ...STEPPER.meaning, clauses: { ...STEPPER.meaning.clauses, notYourFirstTurn: anyTurn } },
  },
}

test('evolving on a first turn is found on a first turn only', () => {
  const start = {
    from: 'position',
    position: positionOf('turn 2 of A\n A active Scorbunny\n A hand Raboot\n B active Krabby'),
  } as const
  const opening = openingOf(start)
  if (E.isLeft(opening)) return expect.fail(opening.left.join(' '))
  const { finding } = run(opening.right, { subject, checks: [oracleCheck], next: () => null })
  expect(finding?.says).toMatch(
    /^legal events: the engine lists what the rules forbid: evolve into Raboot .* \(T2B\.3\)\.$/,
  )
  if (finding !== null)
    expect(contrasts({ start, events: [], finding }, subject)).toEqual(['both players have begun one turn more'])
})
