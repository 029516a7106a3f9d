/** The data of a budget for pages: the clause behind each reason, its transition, and nothing about hidden cards. */

import { board } from 'ptcg-turn-test-kit/board'
import { expect, test } from 'vitest'
import { gameMachine } from '../../../src/engine/machine/wiring.ts'
import { view } from '../../../src/engine/play/view.ts'
import type { Snapshot } from '../../../src/engine/stepper/snapshot.ts'
import type { EventType } from '../../../src/game/model/events.ts'
import { chartGraph } from '../../../src/view/chart/graph.ts'
import { type BudgetItem, budgetAt } from '../../../src/view/turnBudget/budget.ts'

const itemOf = (snapshot: Snapshot, type: EventType): BudgetItem | undefined => {
  const now = budgetAt(snapshot)
  return now.between === null ? now.items.find((item) => item.type === type) : undefined
}

const transitions = new Map(chartGraph(gameMachine).transitions.map((one) => [one.id, one]))

test('every reason against an action names a clause of its transition', () => {
  const now = budgetAt(board('turn 1 of A; energy attached\nA active Sobble Asleep\nB active Sobble'))
  const items = now.between === null ? now.items : []
  expect(items.filter(({ status }) => status !== 'available').length).toBeGreaterThan(3)
  for (const { type, status, reasons, transition } of items) {
    expect(transitions.get(transition)?.event).toBe(type)
    for (const { clause } of reasons)
      if (status === 'available' || status === 'unused') expect(clause).toBeNull()
      else expect(transitions.get(transition)?.clauses).toContain(clause)
  }
})

const WITH_ENERGY = board('turn 3 of A\nA active Sobble\nA hand Water Energy\nB active Sobble')
const WITHOUT = board('turn 3 of A\nA active Sobble\nA hand Potion\nB active Sobble')

test('a viewer who sees the hand is told whether an event is legal now; another is not', () => {
  expect(itemOf(view(WITH_ENERGY, 0), 'ATTACH_ENERGY')?.isLegalNow).toBe(true)
  expect(itemOf(view(WITHOUT, 0), 'ATTACH_ENERGY')?.isLegalNow).toBe(false)
  expect(itemOf(view(WITH_ENERGY, 1), 'ATTACH_ENERGY')?.isLegalNow).toBeNull()
  expect(itemOf(view(WITHOUT, 1), 'ATTACH_ENERGY')?.isLegalNow).toBeNull()
  // Items without a card of the hand are visible to both.
  expect(itemOf(view(WITHOUT, 1), 'RETREAT')?.isLegalNow).toBe(false)
})

test('two games that differ in a hidden hand have the same budget for the other player', () => {
  expect(budgetAt(view(WITH_ENERGY, 1))).toEqual(budgetAt(view(WITHOUT, 1)))
})
