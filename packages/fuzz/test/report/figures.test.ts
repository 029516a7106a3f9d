/** Formatted numbers. */
import { describe, expect, test } from 'vitest'
import { barOf, duration, figure, joinWords, percent, shortFigure, some, times } from '../../src/report/figures.ts'

describe('numbers', () => {
  test.each([
    [0, '0'],
    [9999, '9,999'],
    [10_000, '10k'],
    [12_345, '12.3k'],
    [999_499, '999k'],
    [999_999, '1M'],
    [4_560_000, '4.56M'],
    [7.2e9, '7.2B'],
  ])('%i is short: %s', (value, short) => {
    expect(shortFigure(value)).toBe(short)
  })
  test('are grouped in thousands, with their nouns, and with words for none and one', () => {
    expect(figure(1_234_567)).toBe('1,234,567')
    expect([some(1, 'game'), some(0, 'game'), some(2000, 'class', 'classes')]).toEqual([
      '1 game',
      '0 games',
      '2,000 classes',
    ])
    expect([times(0), times(1), times(1200)]).toEqual(['never', 'once', '1,200 times'])
  })
  test('are 100 % only if nothing is missing', () => {
    expect([percent(110, 110), percent(9_999_999, 10_000_000), percent(1, 3), percent(0, 0)]).toEqual([
      '100 %',
      '99.9 %',
      '33.3 %',
      '–',
    ])
  })
  test('of seconds are written as hours and minutes', () => {
    expect([0, 2.44, 59.9, 61, 600, 3900].map(duration)).toEqual([
      '0 s',
      '2.4 s',
      '59.9 s',
      '1 min 1 s',
      '10 min 0 s',
      '1 h 5 min',
    ])
  })
  test('have rising bars from empty to full', () => {
    const bars = [0, 1, 10, 1000, 100_000].map((value) => barOf(value, 100_000))
    expect(bars).toEqual(bars.toSorted((a, b) => a - b))
    expect([bars[0], bars.at(-1), barOf(0, 0)]).toEqual([0, 1, 0])
  })
  test('and names are joined in a list', () => {
    expect([joinWords([]), joinWords(['a']), joinWords(['a', 'b', 'c'])]).toEqual(['', 'a', 'a, b and c'])
  })
})
