/** JSON in which equal parts are stored once: it is restored unchanged, and equal parts are one object. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold, unfold } from '../../../src/view/reconstructedGame/folding.ts'

test('folding and unfolding gives the same JSON', () => {
  fc.assert(
    fc.property(fc.oneof(fc.array(fc.jsonValue()), fc.dictionary(fc.string(), fc.jsonValue())), (whole) => {
      const json = JSON.stringify(whole)
      expect(JSON.stringify(unfold(JSON.parse(JSON.stringify(fold(whole)))))).toBe(json)
    }),
  )
})

test('equal parts are written once, and are one object after reading', () => {
  const part = (): object => ({ cards: [1, 2, 3] })
  const parts = fold([part(), part(), { cards: [1, 2] }])
  expect(parts).toEqual([[1, 2, 3], { cards: [0] }, [1, 2], { cards: [2] }, [[1], [1], [3]]])
  const [one, other] = unfold(parts) as readonly object[]
  expect(one).toBe(other)
})
