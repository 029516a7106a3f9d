import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { gameChart } from '../../../machines/gameChart.ts'
import { chartGraph } from '../../../src/view/chart/graph.ts'
import { INSET, layOut } from '../../../src/view/chart/layout.ts'
import { extentOf } from '../../../src/view/chart/lettering.ts'
import { overview } from '../../../src/view/chart/overview.ts'
import { toSvg } from '../../../src/view/chart/svg.ts'
import { placesOfGame } from '../../../src/view/gameOnChart/placesOfGame.ts'
import { HOSTILE, hostileChart } from './hostileChart.ts'

const graph = chartGraph(gameChart)
const full = await toSvg(graph)
const distant = await toSvg(graph, { detail: 'overview' })

const statesOf = (picture: string): readonly string[] =>
  [...picture.matchAll(/data-state="([^"]*)"/g)].map(([, path]) => path ?? '')
const namesOf = (picture: string): readonly string[] =>
  [...picture.matchAll(/class="(?:name|title)"[^>]*>([^<]*)</g)].map(([, name]) => name ?? '')

describe('the picture of the game chart', () => {
  it('has every state and its name once', () => {
    expect([...statesOf(full)].sort()).toEqual(graph.states.map(({ path }) => path).sort())
    expect([...namesOf(full)].sort()).toEqual(graph.states.map(({ key }) => key).sort())
  })

  it('has every event and clause', () => {
    const words = graph.transitions.flatMap(({ event, clauses, actions }) => [event ?? '', ...clauses, ...actions])
    expect(words.filter((word) => !full.includes(word))).toEqual([])
  })

  it('is the same every time', async () => {
    expect(await toSvg(chartGraph(gameChart))).toBe(full)
  })

  it('is the same with given positions, and fast then', async () => {
    expect(await toSvg(graph, { detail: 'full', places: placesOfGame('full') })).toBe(full)
    expect(await toSvg(graph, { detail: 'overview', places: placesOfGame('overview') })).toBe(distant)
  })

  it('is laid out anew if the given positions belong to another chart', async () => {
    expect(await toSvg(graph, { detail: 'overview', places: placesOfGame('full') })).toBe(distant)
  })

  it('refers to no other file, and has a text for screen readers', () => {
    expect(full).not.toMatch(/(?:href|src|@import|url\(h)/)
    expect(full).toMatch(/^<svg [^>]*role="img" aria-label="Statechart of game\. [^"]+"/)
    expect(full).toContain('prefers-color-scheme:dark')
  })

  it('fits a page in the overview', () => {
    expect([...statesOf(distant)].sort()).toEqual(
      overview(graph)
        .states.map(({ path }) => path)
        .sort(),
    )
    expect(Number(/width="(\d+)"/.exec(distant)?.[1])).toBeLessThan(1520)
  })

  it('can be of one state only', async () => {
    const checkup = await toSvg(graph, { detail: 'full', within: 'checkup' })
    expect(statesOf(checkup).filter((path) => !path.startsWith('checkup'))).toEqual(['knockOut'])
  })
})

const broadChart = createMachine({
  id: 'broad',
  description: 'A sentence above that is a good deal wider than the one small state that is inside.',
  initial: 'a',
  states: { a: {} },
})

describe('the layout', () => {
  it.each([
    ['whole', graph, true],
    ['from a distance', overview(graph), false],
    ['with little inside', chartGraph(broadChart), true],
  ])('leaves room for its text, %s', async (_, chart, isFull) => {
    const { boxes, routes } = await layOut(chart, { full: isFull })
    const tooSmall = boxes.filter((box) => {
      const { width, height } = extentOf(box.lines)
      const inside = boxes.filter(({ state }) => state.parent === box.state.path)
      const room = Math.min(box.height, ...inside.map(({ y }) => y - box.y))
      return box.width < width + INSET.x || room < height + INSET.y
    })
    expect(tooSmall.map(({ state }) => state.path)).toEqual([])
    expect(routes.filter(({ points }) => points.length < 2)).toEqual([])
  })

  it('keeps every box inside the box around it', async () => {
    const { boxes } = await layOut(graph, { full: true })
    const outside = boxes.filter((box) => {
      const around = boxes.find(({ state }) => state.path === box.state.parent)
      if (around === undefined) return false
      const fits = box.x >= around.x && box.x + box.width <= around.x + around.width
      return !fits || box.y < around.y || box.y + box.height > around.y + around.height
    })
    expect(outside.map(({ state }) => state.path)).toEqual([])
  })
})

describe('hostile names', () => {
  it('are escaped, and the picture is well formed', async () => {
    const picture = await toSvg(chartGraph(hostileChart))
    expect(picture).not.toContain('<script')
    expect(picture).toContain(HOSTILE.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`))
    const open: string[] = []
    for (const [tag, closing, name = ''] of picture.matchAll(/<(\/?)(\w+)[^<>]*>/g)) {
      if (closing) expect(open.pop()).toBe(name)
      else if (!tag.endsWith('/>')) open.push(name)
    }
    expect(open).toEqual([])
    expect(picture.replace(/<style>[^<]*/, '').replace(/<[^<>]*>/g, '')).not.toMatch(/[<>]|&(?!#\d+;)/)
  })
})
