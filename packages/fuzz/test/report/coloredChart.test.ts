/** The chart with its counts: every state and transition is colored by its own count, in both pictures. */

import { isWithin, overview } from 'ptcg-turn-engine/chart'
import { describe, expect, test } from 'vitest'
import { EMPTY_TALLY, type Tally } from '../../src/coverage/tally.ts'
import { coloredChart } from '../../src/report/coloredChart.ts'
import { shortFigure } from '../../src/report/figures.ts'
import { heatOf, heatScale, SHADES, shadeOf } from '../../src/report/heat.ts'
import { everythingReached, graph } from './reports.ts'

const { tally } = everythingReached()
const scale = heatScale(1_000_000)
const color = (detail: 'full' | 'overview', counted: Tally = tally) =>
  coloredChart(detail, { tally: counted, scale, whole: graph })

const plain = (text: string): string =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))

/** An arrow or label is a line of the picture, an event in a box is a text. */
const ELEMENT = /^<g data-transition.*$|<text data-transition.*?<\/text>/gm

/** For every element with transitions: its ids, its color, whether some were never taken, and its count. */
const transitionsIn = (svg: string) =>
  [...svg.matchAll(ELEMENT)].map(([element]) => ({
    ids: plain(/data-transition="([^"]*)"/.exec(element)?.[1] ?? '').split(' '),
    heat: /data-heat="([^"]*)"/.exec(element)?.[1],
    isPartly: element.includes('data-partly="never"'),
    shown: /(?:class="many" dx="7"|<g class="badge .*)>([^<]+)<\/(?:tspan|text)>/.exec(element)?.[1] ?? null,
  }))

/** For every state: its path and its color. */
const statesIn = (svg: string) =>
  [...svg.matchAll(/^<g [^>]*data-state="[^>]*>/gm)].map(([element]) => ({
    path: plain(/data-state="([^"]*)"/.exec(element)?.[1] ?? ''),
    heat: /data-heat="([^"]*)"/.exec(element)?.[1],
  }))

const sum = (ids: readonly string[], counted: Tally = tally): number =>
  ids.reduce((total, id) => total + (counted.transitions[id] ?? 0), 0)

describe.each([
  ['full', graph],
  ['overview', overview(graph)],
] as const)('the picture: %s', (detail, shown) => {
  test('colors every state by its count, and writes the count on its edge', async () => {
    const svg = await color(detail)
    const states = statesIn(svg)
    expect(states.map(({ path }) => path).sort()).toEqual(shown.states.map(({ path }) => path).sort())
    for (const { path, heat } of states)
      expect(heat, path).toBe(path === '' ? 'whole' : heatOf(scale, tally.states[path] ?? 0))
    const badges = [...svg.matchAll(/^<g class="badge some">.*?>([^<]+)<\/text>/gm)].map(([, count]) => count)
    expect(badges.sort()).toEqual(
      states.flatMap(({ path }) => (path === '' ? [] : shortFigure(tally.states[path] ?? 0))).sort(),
    )
  })

  test('colors every transition by its count: arrow, label or line of a box', async () => {
    const svg = await color(detail)
    const drawn = transitionsIn(svg)
    const ids = new Set(drawn.flatMap((one) => one.ids))
    expect([...ids].sort()).toEqual(shown.transitions.map(({ id }) => id).sort())
    for (const one of drawn) expect(one.heat, one.ids.join()).toBe(heatOf(scale, sum(one.ids)))
    const labeled = drawn.filter(({ shown: count }) => count !== null)
    for (const one of labeled) expect(one.shown, one.ids.join()).toBe(shortFigure(sum(one.ids)))
    const events = shown.transitions.filter(({ event }) => event !== null)
    const labeledIds = new Set(labeled.flatMap((one) => one.ids))
    expect(events.filter(({ id }) => !labeledIds.has(id))).toEqual([])
  })

  test('marks everything as never reached in an empty report, and only there', async () => {
    const svg = await color(detail, EMPTY_TALLY)
    const states = statesIn(svg)
    expect(states.filter(({ heat, path }) => heat !== 'never' && path !== '')).toEqual([])
    expect(transitionsIn(svg).filter(({ heat }) => heat !== 'never')).toEqual([])
    expect(await color(detail)).not.toContain('never')
  })

  test('uses ids of its own, and takes its style from the page', async () => {
    const svg = await color(detail)
    expect([...new Set([...svg.matchAll(/(?:id="|url\(#)([^")]*)/g)].map(([, id]) => id?.split('-')[0]))]).toEqual([
      detail,
    ])
    expect(svg).not.toContain('<style')
  })
})

test('from a distance a state names its parts that were never reached, and an arrow its transitions', async () => {
  const path = 'setUp.bothMulligan'
  const inside = Object.keys(tally.states).filter((state) => isWithin(state, path))
  const states = Object.fromEntries(Object.entries(tally.states).filter(([state]) => !inside.includes(state)))
  const svg = await color('overview', { ...tally, states })
  expect(svg).toContain(`>${inside.length} never</text>`)
  const many = transitionsIn(await color('overview')).find(({ ids }) => ids.length > 1)?.ids ?? []
  const [missed = ''] = many
  const partly = await color('overview', { ...tally, transitions: { ...tally.transitions, [missed]: 0 } })
  expect(
    transitionsIn(partly)
      .filter(({ isPartly }) => isPartly)
      .every(({ ids }) => ids.includes(missed)),
  ).toBe(true)
  expect(transitionsIn(partly).some(({ isPartly }) => isPartly)).toBe(true)
})

describe('colors', () => {
  test.each([0, 1, 2, 7, 100, 999, 12_345, 1e6, 1e9, Number.MAX_SAFE_INTEGER])(
    'go up to %i in at most eight steps',
    (most) => {
      const { from } = heatScale(most)
      expect(from[0]).toBe(1)
      expect(from.length).toBeLessThanOrEqual(SHADES)
      if (most > 0) expect(from.at(-1)).toBeLessThanOrEqual(most)
      const shades = from.map((_, step) => shadeOf({ from }, step))
      expect(new Set(shades).size).toBe(from.length)
      expect(shades.at(-1)).toBe(SHADES - 1)
      expect(heatOf({ from }, most)).toBe(most === 0 ? 'never' : String(SHADES - 1))
    },
  )

  test('change at the beginning of each step', () => {
    const { from } = heatScale(50_000)
    expect(from).toEqual([1, 5, 25, 125, 625, 3125, 15_625])
    expect([0, 1, 4, 5, 24, 25].map((count) => heatOf({ from }, count))).toEqual(['never', '0', '0', '1', '1', '2'])
  })
})
