/** Without a page, the elements can be imported, and a server can write them into a page. */

import { board } from 'ptcg-turn-test-kit/board'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { defineTurnBudget, TurnBudget, TurnChart } from '../../src/elements/index.ts'

test('the module loads in Node, and is complete', () => {
  expect(globalThis.HTMLElement).toBeUndefined()
  expect([typeof TurnBudget, typeof TurnChart, typeof defineTurnBudget]).toEqual(['function', 'function', 'function'])
})

test('a server writes the elements, and leaves other values than text to the page', () => {
  const snapshot = board('turn 3 of A\nA active Sobble\nB active Sobble')
  expect(renderToString(createElement('ptcg-turn-budget', { snapshot, theme: 'dark' }))).toBe(
    '<ptcg-turn-budget theme="dark"></ptcg-turn-budget>',
  )
})
