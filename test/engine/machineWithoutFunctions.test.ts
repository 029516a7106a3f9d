/** What the machine of the chart is without its functions. */
import { expect, test } from 'vitest'
import { gameChart } from '../../machines/game.ts'

test('without its functions the chart says who provides them', () => {
  const { guards, actions } = gameChart.implementations as unknown as Readonly<
    Record<'guards' | 'actions', Readonly<Record<string, (...given: readonly unknown[]) => unknown>>>
  >
  expect(() => guards.every?.({}, { of: [] })).toThrow('src/engine/machine/wiring.ts provides it')
  expect(() => actions.evolve?.({}, {})).toThrow('src/engine/machine/wiring.ts provides it')
})
