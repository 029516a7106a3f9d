/** Text of unknown origin, made safe for a terminal or a page. */
import { expect, test } from 'vitest'
import { printable, unprintable } from '../../../src/game/json/printable.ts'

test('characters that move a cursor or reverse a line are replaced, all others stay', () => {
  expect(printable('\u001b]0;name\u0007 a\u202eb')).toBe('\ufffd]0;name\ufffd a\ufffdb')
  for (const words of ['Pokémon', 'two\nlines\tand a tab', 'שלום', 'ピカチュウ', '👍🏽'])
    expect(printable(words)).toBe(words)
})

test('JSON is searched completely', () => {
  expect(unprintable({ a: ['fine', { b: 'not\u0000fine' }], c: 1, d: null })).toEqual([
    { path: 'a.1.b', message: 'The text has control characters, which cannot be shown.' },
  ])
  expect(unprintable({ a: ['fine'], b: true })).toEqual([])
})
