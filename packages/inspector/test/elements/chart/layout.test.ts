import {
  type Area,
  arrowsOf,
  type ChartGraph,
  chartGraph,
  collapse,
  isSelfOrInside,
  type Point,
  stepsOnly,
} from 'ptcg-turn-engine/chart'
import { GAME_DESIGN } from 'ptcg-turn-engine/game-chart'
import { pathsIn } from 'ptcg-turn-engine/internal/view/chart/design/design'
import { gameChart } from 'ptcg-turn-engine/machines'
import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { hostileChart } from '../../../../../test/view/chart/hostileChart.ts'
import { boxWriting } from '../../../src/elements/chart/boxWriting.ts'
import { GAME_LAYOUT } from '../../../src/elements/chart/gameLayout.ts'
import { labelOf, layOutDesigned, layOutSeen, layOutSteps, type SeenLayout } from '../../../src/elements/chart/seen.ts'

const game = chartGraph(gameChart)
const hostile = chartGraph(hostileChart)
/** Arrows between boxes that other arrows also cross: between them, out of them and into them. */
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
const designed = await layOutSteps(game, GAME_DESIGN)
const opened = layOutDesigned(game, new Set(), GAME_DESIGN)
const DESIGNED: readonly (readonly [string, SeenLayout])[] = [
  ['the designed steps of the game', designed],
  ['the designed game with everything open', opened],
]
const LAYOUTS: readonly (readonly [string, ChartGraph, SeenLayout])[] = [
  ['the steps of the game', game, steps],
  ['the whole game', game, await layOutSeen(game, new Set())],
  ['the game with everything closed', game, await layOutSeen(game, new Set(['setUp', 'turn', 'knockOut', 'checkup']))],
  ...DESIGNED.map(([name, layout]) => [name, game, layout] as const),
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

  it('has a box for every shown state, and a route for every arrow', () => {
    expect([...boxOf.keys()].sort()).toEqual(graph.states.map(({ path }) => path).sort())
    expect(layout.routes.flatMap(({ id }) => id ?? []).sort()).toEqual([...arrowOf.keys()].sort())
    expect(layout.dots).toHaveLength(graph.states.filter(({ initial }) => initial !== null).length)
  })

  it('keeps boxes inside the box around them, below its text, and apart from each other', () => {
    const wrong = graph.states.flatMap(({ path, parent }) => {
      const box = boxOf.get(path)
      const outer = parent === null ? undefined : boxOf.get(parent)
      const above = graph.states.find((state) => state.path === parent)
      if (box === undefined || outer === undefined || above === undefined) return []
      const writing = boxWriting({ graph, whole, closed, design: layout.design }, above)
      const meets = graph.states.some((other) => {
        const area = boxOf.get(other.path)
        return other.parent === parent && other.path !== path && area !== undefined && overlap(box, area)
      })
      return isIn(box, outer) && box.y >= outer.y + writing.height - 1 && !meets ? [] : [path]
    })
    expect(wrong).toEqual([])
  })

  it('leaves room for the text of boxes and labels', () => {
    const tight = graph.states.filter((state) => {
      const { width, height } = boxWriting({ graph, whole, closed, design: layout.design }, state)
      const box = boxOf.get(state.path)
      return box === undefined || box.width < width - 1 || box.height < height - 1
    })
    expect(tight.map(({ path }) => path)).toEqual([])
    const cut = layout.routes.filter(({ id, label }) => {
      const arrow = id === null ? undefined : arrowOf.get(id)
      return (
        arrow !== undefined &&
        layout.design === undefined &&
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
    expect(steps.width).toBeLessThan(4400)
    expect(steps.height).toBeLessThan(3600)
    for (const layout of [steps, designed]) expect(JSON.stringify(layout).length).toBeLessThan(31_000)
    // The size of the chart in the inspector at 1280 × 720; each name has room for 12 pixels at a scale of 1 to `far`.
    for (const { width, height } of [designed, GAME_LAYOUT]) {
      const scale = Math.min(584 / width, 503 / height)
      expect(12 * scale * GAME_DESIGN.far).toBeGreaterThanOrEqual(11)
    }
  })

  it("puts a player's moves in columns, so that no box is a tower, and none too wide for a small frame", () => {
    const ready = steps.boxes.find(({ path }) => path === 'turn.main.ready')
    // A larger chart could not be read as a whole, at a readable text size, in 586 × 560.
    expect(ready?.height).toBeLessThan(660)
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

/** True if a horizontal or vertical part of a line goes into a box. */
const entersBox = (from: Point, to: Point, { x, y, width, height }: Area): boolean =>
  Math.max(from.x, to.x) > x &&
  Math.min(from.x, to.x) < x + width &&
  Math.max(from.y, to.y) > y &&
  Math.min(from.y, to.y) < y + height

describe.each(DESIGNED)('%s', (_, layout) => {
  const graph = collapse(game, new Set(layout.closed))
  const arrowOf = new Map(arrowsOf(graph, true).map((arrow) => [arrow.id, arrow]))

  it('routes no line through a foreign box', () => {
    const through = layout.routes.flatMap(({ id, points }) => {
      const arrow = id === null ? undefined : arrowOf.get(id)
      if (arrow === undefined) return []
      return layout.boxes
        .filter(
          ({ path }) => ![arrow.source, arrow.target].some((end) => path !== end && isSelfOrInside(graph, end, path)),
        )
        .filter((box) => points.some((to, at) => at > 0 && entersBox(points[at - 1] ?? to, to, box)))
        .map(({ path }) => `${id} through ${path}`)
    })
    expect(through).toEqual([])
  })

  it('writes every conditional exit in the box of its state', () => {
    const closed = new Set(layout.closed)
    const missing = graph.states.flatMap((state) => {
      const { listings } = boxWriting({ graph, whole: game, closed, design: layout.design }, state)
      return graph.transitions
        .filter(({ source, clauses }) => source === state.path && clauses.length > 0)
        .filter(({ id }) => listings.every((listing) => listing.id !== id))
    })
    expect(missing).toEqual([])
  })
})

describe('the design of the game', () => {
  it('has a place for each step, and no others', () => {
    const shown = collapse(game, stepsOnly(game)).states.map(({ path }) => path)
    const placed = pathsIn(GAME_DESIGN)
    expect(shown.filter((path) => path !== '' && !placed.includes(path))).toEqual([])
    expect(placed.filter((path) => !shown.includes(path))).toEqual([])
    expect(new Set(placed).size).toBe(placed.length)
  })

  it('puts a state without a place after the others', () => {
    const { checkup: _, ...inside } = GAME_DESIGN.inside
    const less = { ...GAME_DESIGN, inside: { ...inside, 'turn.attack': { across: ['A_announce'] } } }
    const layout = layOutDesigned(game, stepsOnly(game), less)
    expect(layout.boxes.map(({ path }) => path).sort()).toEqual(designed.boxes.map(({ path }) => path).sort())
    expect(layout.routes.filter(({ points }) => points.length < 2)).toEqual([])
  })
})
