/** Each word of cards is shown on a card of the package: a reader sees what a text says and the data that says so. */
import { expect, test } from 'vitest'
import { wordsWithoutCard } from '../../src/documents/cardWordsDocument.ts'

/** Rules say it, not cards. */
const WITHOUT = ['do: doesNotHappen']

test('every word but these has a card', () => {
  expect(wordsWithoutCard()).toEqual(WITHOUT)
})
