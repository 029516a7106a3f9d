/** The announcement of a changed budget: short, and only what has changed. */

import { board } from 'ptcg-turn-test-kit/board'
import { expect, test } from 'vitest'
import { announce } from '../../../src/elements/budget/spoken.ts'
import { budgetTexts } from '../../../src/elements/budget/written.ts'

const REST = '\nA active Sobble {Water Energy}\nA bench Wooloo\nB active Sobble'
const at = (turn: string) => budgetTexts(board(`turn ${turn}${REST}`))

const fresh = at('3 of A')

test('nothing, if there was nothing before or nothing has changed', () => {
  expect(announce(budgetTexts(null), fresh)).toBe('')
  expect(announce(fresh, budgetTexts(null))).toBe('')
  expect(announce(fresh, at('3 of A'))).toBe('')
})

test('one or two things that were used', () => {
  expect(announce(fresh, at('3 of A; energy attached'))).toBe('Energy: used.')
  expect(announce(fresh, at('3 of A; energy attached; supporter played'))).toBe('Energy: used. Supporter: used.')
})

test('a total, if more have changed', () => {
  const much = at('3 of A; energy attached; supporter played; retreated')
  expect(announce(fresh, much)).toMatch(/^Turn budget: \d of \d available\.$/)
})

test('whose turn it is, after a change of turn', () => {
  expect(announce(fresh, at('5 of A'))).toMatch(/^A, turn 5: \d of \d available\.$/)
})

test('each sentence once', () => {
  const problem = budgetTexts(7)
  expect(announce(fresh, problem)).toBe(problem.sentence)
  expect(announce(problem, budgetTexts(8))).toBe('')
})
