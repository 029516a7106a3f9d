/** The machine of the chart without its functions. */

import { board } from 'ptcg-turn-test-kit/board'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { ACTIONS } from '../../machines/actionNames.ts'
import { gameChart } from '../../machines/gameChart.ts'

test('without its functions the chart says who provides them', () => {
  const { guards, actions } = gameChart.implementations as unknown as Readonly<
    Record<'guards' | 'actions', Readonly<Record<string, (...given: readonly unknown[]) => unknown>>>
  >
  expect(() => guards.every?.({}, { of: [] })).toThrow('src/engine/machine/wiring.ts provides it')
  expect(() => actions.evolve?.({}, {})).toThrow('src/engine/machine/wiring.ts provides it')
})

test('with functions of somebody else it keeps the game that it is given', () => {
  const { game } = board('A active Scorbunny\nB active Sobble')
  const still = gameChart.provide({
    guards: { every: () => false },
    actions: Object.fromEntries(ACTIONS.map((name) => [name, () => {}])),
  })
  expect(createActor(still, { input: { game } }).start().getSnapshot().context.game).toBe(game)
})
