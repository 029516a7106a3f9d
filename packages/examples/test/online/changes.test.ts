/** Changes between two views are small, and give the receiver the same value. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyChange, changeBetween, type JsonValue } from '../../online/changes.ts'
import { memoryStore } from './memoryStore.ts'
import { newOnlineGame, openIn, playOn, sitAt } from './onlineTable.ts'

/** JSON with few keys and values, so that two generated values have much in common. */
const json = fc.letrec<{ value: JsonValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<JsonValue>(null, true, 0, 1, '', 'a'),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', '0', 'length', '__proto__'), tie('value'), { noNullPrototype: true }),
  ),
})).value

test('applying the changes between two values to the first gives the second', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const change = changeBetween(before, after)
      expect(JSON.parse(JSON.stringify(change === null ? before : applyChange(before, change)))).toEqual(
        JSON.parse(JSON.stringify(after)),
      )
      expect(change === null).toBe(JSON.stringify(changeBetween(after, before)) === 'null')
    }),
    { numRuns: 1000 },
  )
})

test('a card that leaves or enters a list changes only one entry', () => {
  expect(changeBetween([5, 6, 7, 8], [6, 7, 8])).toEqual([0, 1, []])
  expect(changeBetween({ hand: [1], name: 'Ann' }, { hand: [1, 5], name: 'Ann' })).toEqual({ hand: [1, 0, [5]] })
})

test('the changes of a game are much smaller than its states', async () => {
  const store = memoryStore()
  const process = await openIn(store, await newOnlineGame(store))
  const both = [sitAt(process, 0), sitAt(process, 1)]
  await playOn(process, both, 60)
  const size = (kind: string): number =>
    both
      .flatMap(({ heard }) => heard.filter((one) => one.kind === kind))
      .reduce((sum, one) => sum + JSON.stringify(one).length, 0)
  const states = both
    .flatMap(({ views }) => [...views.values()])
    .reduce((sum, one) => sum + JSON.stringify(one).length, 0)
  expect(both[0]?.length()).toBeGreaterThan(20)
  expect(size('changes')).toBeGreaterThan(0)
  expect(size('changes')).toBeLessThan(states / 10)
})
