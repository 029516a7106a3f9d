/**
 * `<ptcg-turn-chart>` with malformed properties, and with the values by which frameworks clear one: nothing is marked,
 * and it continues.
 */
import { describe, expect, it } from 'vitest'
import { chartPages } from './page.ts'
import { STATES_SHOWN } from './shown.ts'

const { bare, has, laidOutAfter, opened, page, set } = chartPages()

/** Sets one malformed value after another, and clears it at the end. */
const odd = (name: string): Promise<void> =>
  page().evaluate(async (property) => {
    const chart = document.querySelector('ptcg-turn-chart') ?? document.body
    const values = [
      null,
      7,
      'text',
      {},
      { get: 1, [Symbol.iterator]: 1 },
      [undefined, {}],
      () => 1,
      new Set(),
      new Map(),
    ]
    for (const value of [...values, undefined]) {
      Reflect.set(chart, property, value)
      await new Promise(requestAnimationFrame)
    }
  }, name)

describe('an invalid mark', () => {
  it.each(['visited', 'traveled', 'truths', 'lit', 'active', 'taken'])('%s', async (name) => {
    await opened()
    await odd(name)
    await set({ active: 'turn.draw', lit: ['event:RETREAT'] })
    expect(await has('.state.active').getAttribute('data-state')).toBe('turn.draw')
    expect(await has('.lit').count()).toBeGreaterThan(0)
  })
})

it('a removed chart disappears, and another can be given', async () => {
  await opened()
  await set({ graph: undefined, layout: undefined })
  expect(await has('.state').count()).toBe(0)
  await bare()
  await laidOutAfter('game')
  expect(await has('.state').count()).toBe(STATES_SHOWN.steps)
})
