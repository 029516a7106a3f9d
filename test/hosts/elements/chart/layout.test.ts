import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { gameChart } from '../../../../machines/game.ts'
import { boxWriting } from '../../../../src/hosts/elements/chart/boxWriting.ts'
import { labelOf, layOutSeen, layOutSteps, type SeenLayout } from '../../../../src/hosts/elements/chart/seen.ts'
import { arrowsOf } from '../../../../src/view/chart/arrows.ts'
import { collapse, stepsOnly } from '../../../../src/view/chart/collapse.ts'
import { type ChartGraph, chartGraph } from '../../../../src/view/chart/graph.ts'
import type { Area, Point } from '../../../../src/view/chart/place.ts'
import { hostileChart } from '../../../view/chart/hostileChart.ts'

const game = chartGraph(gameChart)
const hostile = chartGraph(hostileChart)
/** Arrows from boxes and to boxes that others also cross, between boxes, out of them and into them. */
const crossing = chartGraph(
  createMachine({
    id: 'crossing',
    initial: 'a',
    states: {
      a: { initial: 'one', on: { OUT: 'b' }, states: { one: { on: { IN: '#crossing.b.inner.three' } }, two: {} } },
      b: {
        initial: 'inner',
        on: { BACK: 'a' },
        states: {
          inner: { initial: 'three', on: { OUT: '#crossing.a.two' }, states: { three: { on: { UP: '#crossing.a' } } } },
        },
      },
    },
  }),
)
const steps = await layOutSteps(game)
const LAYOUTS: readonly (readonly [string, ChartGraph, SeenLayout])[] = [
  ['the steps of the game', game, steps],
  ['the whole game', game, await layOutSeen(game, new Set())],
  ['the game with everything closed', game, await layOutSeen(game, new Set(['setUp', 'turn', 'knockOut', 'checkup']))],
  ['arrows of boxes', crossing, await layOutSeen(crossing, new Set())],
  ['hostile names', hostile, await layOutSeen(hostile, stepsOnly(hostile))],
]

const isIn = (inner: Area, outer: Area): boolean =>
  inner.x >= outer.x - 1 &&
  inner.y >= outer.y - 1 &&
  inner.x + inner.width <= outer.x + outer.width + 1 &&
  inner.y + inner.height <= outer.y + outer.height + 1

const overlap = (one: Area, other: Area): boolean =>
  one.x + 1 < other.x + other.width &&
  other.x + 1 < one.x + one.width &&
  one.y + 1 < other.y + other.height &&
  other.y + 1 < one.y + one.height

const isAtBorder = ({ x, y }: Point, box: Area): boolean => {
  const across = Math.min(Math.abs(x - box.x), Math.abs(x - box.x - box.width))
  const down = Math.min(Math.abs(y - box.y), Math.abs(y - box.y - box.height))
  return Math.min(across, down) < 2 && isIn({ x, y, width: 0, height: 0 }, box)
}

describe.each(LAYOUTS)('the layout of %s', (_, whole, layout) => {
  const closed = new Set(layout.closed)
  const graph = collapse(whole, closed)
  const boxOf = new Map(layout.boxes.map((box) => [box.path, box]))
  const arrowOf = new Map(arrowsOf(graph, true).map((arrow) => [arrow.id, arrow]))

  it('has a box for every state that is shown, and a way for every arrow', () => {
    expect([...boxOf.keys()].sort()).toEqual(graph.states.map(({ path }) => path).sort())
    expect(layout.routes.flatMap(({ id }) => id ?? []).sort()).toEqual([...arrowOf.keys()].sort())
    expect(layout.dots).toHaveLength(graph.states.filter(({ initial }) => initial !== null).length)
  })

  it('keeps boxes in the box around them, below what is written there, and apart from each other', () => {
    const wrong = graph.states.flatMap(({ path, parent }) => {
      const box = boxOf.get(path)
      const outer = parent === null ? undefined : boxOf.get(parent)
      const above = graph.states.find((state) => state.path === parent)
      if (box === undefined || outer === undefined || above === undefined) return []
      const writing = boxWriting({ graph, whole, closed }, above)
      const meets = graph.states.some((other) => {
        const area = boxOf.get(other.path)
        return other.parent === parent && other.path !== path && area !== undefined && overlap(box, area)
      })
      return isIn(box, outer) && box.y >= outer.y + writing.height - 1 && !meets ? [] : [path]
    })
    expect(wrong).toEqual([])
  })

  it('leaves room in boxes and labels for what is written there', () => {
    const tight = graph.states.filter((state) => {
      const { width, height } = boxWriting({ graph, whole, closed }, state)
      const box = boxOf.get(state.path)
      return box === undefined || box.width < width - 1 || box.height < height - 1
    })
    expect(tight.map(({ path }) => path)).toEqual([])
    const cut = layout.routes.filter(({ id, label }) => {
      const arrow = id === null ? undefined : arrowOf.get(id)
      return (
        arrow !== undefined &&
        labelOf(arrow).some(
          (listing) => label === null || !isIn(listing, { x: 0, y: 0, width: label.width, height: label.height }),
        )
      )
    })
    expect(cut.map(({ id }) => id)).toEqual([])
  })

  it('leads every arrow from the border of its source to the border of its target, without a gap', () => {
    const wrong = layout.routes.filter(({ id, points }) => {
      const arrow = id === null ? undefined : arrowOf.get(id)
      const [first] = points
      const last = points.at(-1)
      const source = boxOf.get(arrow?.source ?? '')
      const target = boxOf.get(arrow?.target ?? '')
      if (first === undefined || last === undefined || points.length < 2) return true
      if (arrow === undefined || source === undefined || target === undefined) return false
      const isSlanted = points.some(({ x, y }, at) => {
        const before = points[at - 1]
        return before !== undefined && Math.min(Math.abs(before.x - x), Math.abs(before.y - y)) > 1.6
      })
      return !isAtBorder(first, source) || !isAtBorder(last, target) || isSlanted
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  it('keeps labels off the boxes of leaves, and off each other', () => {
    const leaves = graph.states.filter(({ kind }) => kind !== 'compound').flatMap(({ path }) => boxOf.get(path) ?? [])
    const labels = layout.routes.flatMap(({ label }) => label ?? [])
    expect(labels.filter((label) => leaves.some((leaf) => overlap(label, leaf)))).toEqual([])
    expect(labels.filter((label, at) => labels.some((other, place) => place > at && overlap(label, other)))).toEqual([])
  })

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(layout))).toEqual(layout)
  })
})

describe('the layout of the steps', () => {
  it('is small enough to be read', () => {
    expect(steps.width).toBeLessThan(4000)
    expect(steps.height).toBeLessThan(3200)
    expect(JSON.stringify(steps).length).toBeLessThan(30_000)
  })

  it('sets what a player may do in columns, so that no box is a tower, and none too wide for a small frame', () => {
    const ready = steps.boxes.find(({ path }) => path === 'turn.main.ready')
    // Larger than that it could not be read as a whole, in the size of writing that can be read, in 586 × 560.
    expect(ready?.height).toBeLessThan(600)
    expect(ready?.width).toBeLessThan(800)
  })

  it('is the same every time', async () => {
    expect(await layOutSteps(chartGraph(gameChart))).toEqual(steps)
  })

  it('keeps its directions when a box is opened', async () => {
    const closed = new Set(steps.closed)
    closed.delete('setUp.coinToss')
    const opened = new Map((await layOutSeen(game, closed, new Map(steps.directions))).directions)
    expect(opened.has('setUp.coinToss')).toBe(true)
    expect(steps.directions.filter(([path, direction]) => opened.get(path) !== direction)).toEqual([])
  })
})
