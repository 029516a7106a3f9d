/**
 * The compiled stepper and XState's interpreter are the same machine: on any chart of the subset and in whole games
 * every microstep is compared. `npm run differential` runs it for any duration.
 */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { compareCharts, compareGames, type RunResult } from 'ptcg-turn-test-kit/differential/longRun'
import { plainStepper, RIGHT } from 'ptcg-turn-test-kit/differential/plainStepper'
import { describe, expect, test } from 'vitest'
import { STEERING_CLAUSES } from '../../machines/vocabulary.ts'
import { STEPPER } from '../../src/engine/stepper/step.ts'
import { STEERING } from '../../src/game/rules/clauses.ts'

const SEED = 1

/** No difference, after enough comparisons. */
const agree = ({ counts, failure }: RunResult): void => {
  if (failure !== null) expect.fail(failure)
  expect(counts.accepted).toBeGreaterThan(counts.events / 3)
  expect(counts.microsteps).toBeGreaterThan(counts.events)
}

describe('every microstep is the same', () => {
  test('on random charts of the subset', () => agree(compareCharts({ seed: SEED, events: 6000 })))

  test('in whole games of all decks and eras, with legal and illegal events', () => {
    agree(compareGames({ seed: SEED, events: 3000 }))
  })

  test('for an independent stepper too, so that a difference shows which of the two is wrong', () => {
    agree(compareCharts({ seed: SEED + 1, events: 1000, challenger: (...of) => plainStepper(...of, RIGHT) }))
    agree(compareGames({ seed: SEED + 1, events: 400, challenger: (...of) => plainStepper(...of, RIGHT) }))
  })
})

test('the command for long runs prints what it compared, and that there is no difference', () => {
  const main = join(import.meta.dirname, '../../packages/test-kit/src/differential/main.ts')
  const command = ['--import', 'tsx', main, '--events', '300', '--seed', '5']
  const said = execFileSync(process.execPath, command, { encoding: 'utf8' })
  expect(said).toMatch(
    /^[\d,]+ charts in .* microsteps .*\n[\d,]+ games in .* microsteps .*\nThey entered .*\nNo difference\.\n$/,
  )
})

describe("the game's chart avoids the known differences", () => {
  test('no automatic transition without a change', () => {
    for (const { path, always } of STEPPER.table.leaves.values())
      for (const { actions, target, source } of always)
        expect(actions.length > 0 || target !== path, `by itself, ${source} in ${path}`).toBe(true)
  })

  test('every event has an action, which clears the facts of the event before', () => {
    for (const { path, on } of STEPPER.table.leaves.values())
      for (const { actions, event } of [...on.values()].flat())
        expect(actions.length, `${event} in ${path}`).toBeGreaterThan(0)
  })

  test('automatic transitions ask about the game and not the event', () => {
    const steering = new Set<string>(STEERING_CLAUSES)
    for (const { path, always } of STEPPER.table.leaves.values())
      for (const { clauses } of always)
        expect(
          clauses.filter((name) => !steering.has(name)),
          path,
        ).toEqual([])
    // Each such clause is a function of the game alone.
    for (const clause of Object.values(STEERING)) expect(clause.length).toBe(1)
  })
})
