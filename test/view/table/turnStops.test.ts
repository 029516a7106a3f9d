/** Every state of the chart belongs to a stop of the turn, and every stop to a state. */
import { expect, test } from 'vitest'
import { gameGraph, stateOfGame } from '../../../src/view/gameOnChart/gameGraph.ts'
import { TURN_STOPS, turnStopOf } from '../../../src/view/table/turnStops.ts'

test('a leaf of the chart belongs to the stop of the nearest state around it', () => {
  const leaves = gameGraph.states.filter(({ kind }) => kind !== 'compound')
  const without = leaves.filter(({ path }) => {
    const { states } = TURN_STOPS[turnStopOf(path)]
    return !states.some((state) => `${path}.`.startsWith(`${state}.`))
  })
  expect(without.map(({ path }) => path)).toEqual([])
  expect(new Set(leaves.map(({ path }) => turnStopOf(path)))).toEqual(new Set(Object.keys(TURN_STOPS)))
})

test("every stop's state is on the chart", () => {
  const named = Object.values(TURN_STOPS).flatMap(({ states }) => states)
  expect(named.filter((path) => stateOfGame(path) === null)).toEqual([])
})

test.each([
  ['turn.main.ready', 'main'],
  ['turn.attack.A_announce', 'A'],
  ['turn.attack.C_confusion.flipping', 'C'],
  ['turn.attack.F_resolve.reactions.working', 'F'],
  ['turn.attack.F_resolve.damage.3_weakness', '3'],
  ['turn.ending.working', 'end'],
  ['knockOut.promotion.choosing', 'knockOut'],
] as const)('%s is at stop %s', (path, stop) => {
  expect(turnStopOf(path)).toBe(stop)
})
