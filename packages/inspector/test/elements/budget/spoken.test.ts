/** The announcement of a changed budget: short, and only what has changed. */

import { board } from 'ptcg-turn-test-kit/board'
import { expect, test } from 'vitest'
import { spokenAfter } from '../../../src/elements/budget/spoken.ts'
import { budgetTexts } from '../../../src/elements/budget/written.ts'

const REST = '\nA active Sobble {Water Energy}\nA bench Wooloo\nB active Sobble'
const at = (turn: string) => budgetTexts(board(`turn ${turn}${REST}`))

const fresh = at('3 of A')

test('nothing, where there was nothing before or nothing has changed', () => {
  expect(spokenAfter(budgetTexts(null), fresh)).toBe('')
  expect(spokenAfter(fresh, budgetTexts(null))).toBe('')
  expect(spokenAfter(fresh, at('3 of A'))).toBe('')
})

test('one or two things that are used now', () => {
  expect(spokenAfter(fresh, at('3 of A; energy attached'))).toBe('Energy: used.')
  expect(spokenAfter(fresh, at('3 of A; energy attached; supporter played'))).toBe('Energy: used. Supporter: used.')
})

test('how much is left, where there are more', () => {
  const much = at('3 of A; energy attached; supporter played; retreated')
  expect(spokenAfter(fresh, much)).toMatch(/^Turn budget: \d of \d available\.$/)
})

test('whose turn it is, when it is another one', () => {
  expect(spokenAfter(fresh, at('5 of A'))).toMatch(/^A, turn 5: \d of \d available\.$/)
})

test('a sentence once', () => {
  const problem = budgetTexts(7)
  expect(spokenAfter(fresh, problem)).toBe(problem.sentence)
  expect(spokenAfter(problem, budgetTexts(8))).toBe('')
})
