/** Each word of the effect language is shown on a card of the package: a reader sees a text and its data. */
import { expect, test } from 'vitest'
import { wordsWithoutCard } from '../../src/documents/cardWordsDocument.ts'

/** Words of rules, not of cards. */
const WITHOUT = ['do: doesNotHappen']

test('every word except these has a card', () => {
  expect(wordsWithoutCard()).toEqual(WITHOUT)
})
