/** Tests that each mutant of `BY_RULINGS` changes the course of a scripted game, its legal events, or which player may end a choice in it. */
import type { Snapshot } from 'ptcg-turn-engine'
import { legalEventsOf } from 'ptcg-turn-engine/internal/engine/listing/legalEvents'
import { step } from 'ptcg-turn-engine/internal/engine/stepper/step'
import { PLAYERS } from 'ptcg-turn-engine/model'
import { ENGINE, type Subject } from 'ptcg-turn-engine-fuzz'
import { notInACircle } from 'ptcg-turn-test-kit/moves'
import { expect, test } from 'vitest'
import { attackScripts, checkupScripts, knockOutScripts } from '../../../test/game/rules/cases/attackScripts.ts'
import { eraScripts } from '../../../test/game/rules/cases/eraScripts.ts'
import { mainScripts } from '../../../test/game/rules/cases/mainScripts.ts'
import { parameterScripts } from '../../../test/game/rules/cases/parameterScripts.ts'
import { rulingScripts } from '../../../test/game/rules/cases/rulingScripts.ts'
import type { Script } from '../../../test/game/rules/cases/script.ts'
import { BY_RULINGS } from './brokenRules/byRulings.ts'
import { EQUIVALENT } from './brokenRules/equivalent.ts'
import { EVERY_MUTANT } from './brokenRules/everyMutant.ts'

const SCRIPTS: readonly Script[] = [
  ...mainScripts,
  ...attackScripts,
  ...knockOutScripts,
  ...checkupScripts,
  ...eraScripts,
  ...parameterScripts,
  ...rulingScripts,
]

/** Every moment of a scripted game as text, with its legal events and the players who may send DONE in it. */
const courseOf = ({ stepper, ruleset = (one) => one }: Subject, { start, moves }: Script): string => {
  const moments: unknown[] = []
  const { state, game } = start()
  let at: Snapshot = { state, game: { ...game, ruleset: ruleset(game.ruleset) } }
  try {
    for (const move of moves) {
      at = step(stepper, at, move(at), notInACircle())
      const { definitions: _, ruleset: __, ...game } = at.game
      const ending = PLAYERS.map((player) => step(stepper, at, { type: 'DONE', player }) !== at)
      moments.push([at.state, game, legalEventsOf(stepper, at), ending])
    }
  } catch (error) {
    moments.push(String(error))
  }
  return JSON.stringify(moments)
}

const COURSES = SCRIPTS.map((script) => [script, courseOf(ENGINE, script)] as const)

test.each(Object.keys(BY_RULINGS))('%s', (id) => {
  expect(EQUIVALENT[id]).toBeUndefined()
  const mutant = EVERY_MUTANT.find((one) => one.id === id) ?? expect.fail('There is no such mutant.')
  expect(COURSES.some(([script, right]) => courseOf(mutant.subject, script) !== right)).toBe(true)
})
