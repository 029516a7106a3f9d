/** The machine of the chart without its functions. */

import { board } from 'ptcg-turn-test-kit/board'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { ACTIONS } from '../../machines/actionNames.ts'
import { game as chart, gameChart } from '../../machines/gameChart.ts'
import { guardsIn } from '../../src/engine/stepper/writtenChart.ts'

test('without its functions the chart says who provides them', () => {
  const { actions } = gameChart.implementations as unknown as {
    readonly actions: Readonly<Record<string, (...given: readonly unknown[]) => unknown>>
  }
  expect(() => actions.evolve?.({}, {})).toThrow('provide the functions of src/engine/machine/wiring.ts')
})

test('with other functions it keeps the game it was given', () => {
  const { game } = board('A active Scorbunny\nB active Sobble')
  const still = gameChart.provide({
    guards: Object.fromEntries(guardsIn(chart).map((name) => [name, () => false])),
    actions: Object.fromEntries(ACTIONS.map((name) => [name, () => {}])),
  })
  expect(createActor(still, { input: { game } }).start().getSnapshot().context.game).toBe(game)
})
