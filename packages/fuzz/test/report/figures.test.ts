/** Formatted numbers, and the charts of coverage over time and of lengths of games. */
import { describe, expect, test } from 'vitest'
import { campaignOf } from '../../src/report/campaign.ts'
import { curveChart } from '../../src/report/curveChart.ts'
import { barOf, duration, figure, joinWords, percent, shortFigure, some, times } from '../../src/report/figures.ts'
import { binsOf, histogram, medianOf } from '../../src/report/histogram.ts'
import { EMPTY, everythingReached, graph, playedReport } from './reports.ts'

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
  test('have their thousands apart, their nouns, and words for none and one', () => {
    expect(figure(1_234_567)).toBe('1,234,567')
    expect([some(1, 'game'), some(0, 'game'), some(2000, 'class', 'classes')]).toEqual([
      '1 game',
      '0 games',
      '2,000 classes',
    ])
    expect([times(0), times(1), times(1200)]).toEqual(['never', 'once', '1,200 times'])
  })
  test('are 100 % only when nothing is missing', () => {
    expect([percent(110, 110), percent(9_999_999, 10_000_000), percent(1, 3), percent(0, 0)]).toEqual([
      '100 %',
      '99.9 %',
      '33.3 %',
      '–',
    ])
  })
  test('of seconds are said in hours and minutes', () => {
    expect([0, 2.44, 59.9, 61, 600, 3900].map(duration)).toEqual([
      '0 s',
      '2.4 s',
      '59.9 s',
      '1 min 1 s',
      '10 min 0 s',
      '1 h 5 min',
    ])
  })
  test('have bars from nothing to all, rising', () => {
    const bars = [0, 1, 10, 1000, 100_000].map((value) => barOf(value, 100_000))
    expect(bars).toEqual(bars.toSorted((a, b) => a - b))
    expect([bars[0], bars.at(-1), barOf(0, 0)]).toEqual([0, 1, 0])
  })
  test('and names stand in a row', () => {
    expect([joinWords([]), joinWords(['a']), joinWords(['a', 'b', 'c'])]).toEqual(['', 'a', 'a, b and c'])
  })
})

describe('lengths of games', () => {
  test('are counted in bins of the same width, every game once', () => {
    const turns = { 3: 2, 4: 1, 60: 5, 121: 1 }
    const bins = binsOf(turns)
    expect(bins.length).toBeLessThanOrEqual(30)
    expect(bins.reduce((sum, { games }) => sum + games, 0)).toBe(9)
    expect(new Set(bins.map(({ from, to }) => to - from)).size).toBe(1)
    expect(bins.find(({ from, to }) => from <= 60 && to >= 60)?.games).toBe(5)
    expect(medianOf(turns)).toBe(60)
  })
  test.each([{}, { 'no number': 4 }, { 5: 0 }])('that are none draw nothing', (turns) => {
    expect(histogram(turns).markup).toContain('No game has been played to its end.')
  })
  test.each([{ 7: 1 }, { 0: 3, 100000: 1 }])('far apart or all the same are drawn', (turns) => {
    expect(binsOf(turns).length).toBeLessThanOrEqual(30)
    expect(histogram(turns).markup).not.toMatch(/NaN|Infinity/)
  })
})

describe('coverage over time', () => {
  test('is a line for each of four, up to what the end of the campaign has', () => {
    const campaign = campaignOf(playedReport(5, 4), graph)
    const { markup } = curveChart(campaign)
    expect(markup.match(/<path class="line /g)).toHaveLength(4)
    const last = campaign.curve.at(-1)
    const { states } = campaign.reach
    expect(last?.states).toBe(states.all.length - states.missing.length)
    expect(markup).toContain(`After ${last?.games} games: `)
    expect(markup).not.toMatch(/NaN|Infinity/)
  })
  test('does not count what there is not', () => {
    const report = everythingReached()
    const firstReached = { ...report.firstReached, states: { ...report.firstReached.states, 'no.such.state': 1 } }
    const campaign = campaignOf({ ...report, firstReached }, graph)
    expect(campaign.curve.at(-1)?.states).toBe(graph.states.filter(({ path }) => path !== '').length)
  })
  test('has no line of nothing, nor of one point', () => {
    expect(curveChart(campaignOf(EMPTY, graph)).markup).toContain('No game has been played.')
    const one = { ...everythingReached(), done: [{ from: 40, to: 40 }] }
    expect(curveChart(campaignOf(one, graph)).markup).not.toMatch(/NaN|Infinity/)
  })
  test('that changed very often is drawn with few points', () => {
    const firsts = Object.fromEntries(graph.transitions.map(({ id }, at) => [id, at * 50]))
    const states = Object.fromEntries(graph.states.map(({ path }, at) => [path, at * 77 + 3]))
    const report = { ...everythingReached(), games: 100_000, done: [{ from: 0, to: 99_999 }] }
    const campaign = campaignOf(
      { ...report, firstReached: { ...report.firstReached, transitions: firsts, states } },
      graph,
    )
    expect((curveChart(campaign).markup.match(/class="column"/g) ?? []).length).toBeLessThanOrEqual(241)
  })
})
