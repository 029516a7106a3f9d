/** An engine that never stops taking automatic transitions is a finding. */

import { decks } from 'ptcg-turn-engine'
import { STEPPER } from 'ptcg-turn-engine/internal/engine/stepper/step'
import { expect, test } from 'vitest'
import * as E from '#fp-ts/Either'
import { openingOf, run, type Subject } from '../src/index.ts'

test('an engine that loops at the beginning of a game is a finding', () => {
  const { clauses } = STEPPER.meaning
  const subject: Subject = {
    stepper: {
      ...STEPPER,
      meaning: {
        ...STEPPER.meaning,
        clauses: { ...clauses, bothPlayersAreReady: (...asked) => !clauses.bothPlayersAreReady(...asked) },
      },
    },
  }
  const opening = openingOf({
    from: 'newGame',
    decks: [decks.cinderace, decks.inteleon],
    ruleset: 'wizards-of-the-coast',
    cards: [],
  })
  if (E.isLeft(opening)) return expect.fail(opening.left.join(' '))
  const { finding } = run(opening.right, { subject, checks: [], next: () => null })
  expect(finding?.says).toMatch(/At the beginning the engine never stops to ask anybody/)
})
