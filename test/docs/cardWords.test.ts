/** Each word of cards is shown on a card of the package: a reader sees what a text says and the data that says so. */
import { expect, test } from 'vitest'
import { wordsWithoutCard } from '../../scripts/documents/cardWordsDocument.ts'

/** Rules say the first, not cards; the others are said by printed cards only. */
const WITHOUT = [
  'do: doesNotHappen',
  'is: fits',
  'lasting: noAttackCost',
  'lasting: noResistance',
  'lasting: preventConditions',
  'continuous: noAttackCost',
  'continuous: noResistance',
  'continuous: preventConditions',
]

test('every word but these has a card', () => {
  expect(wordsWithoutCard()).toEqual(WITHOUT)
})
