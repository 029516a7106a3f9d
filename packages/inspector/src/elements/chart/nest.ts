/**
 * Lays out the whole chart level by level, from the innermost boxes outwards. Chooses for each box the direction that makes the whole
 * easiest to read.
 */
import {
  type Area,
  type Arrow,
  isSelfOrInside,
  type Placed,
  type Point,
  type Size,
  type ToPlace,
} from 'ptcg-turn-engine/chart'
import { type Block, placeLevel } from './level.ts'
import { badness, type KnownSizes, type LayoutPlan, plansOf } from './plan.ts'
import { type ArrowCourse, coursesOf, OUTSIDE, type Segment, segmentKey } from './segments.ts'

const leaf = (path: string, { width, height }: Size): Block => ({
  path,
  direction: 'DOWN',
  width,
  height,
  gates: [],
  inner: [],
  dot: null,
  segments: new Map(),
  labels: new Map(),
})

/** A box in the whole chart, with its area and contents. */
interface Laid extends Area {
  readonly block: Block
}

const spread = (block: Block, at: Point): readonly Laid[] => [
  { ...at, width: block.width, height: block.height, block },
  ...block.inner.flatMap((inner) => spread(inner.block, { x: at.x + inner.x, y: at.y + inner.y })),
]

const shifted = (points: readonly Point[], by: Point): readonly Point[] =>
  points.map(({ x, y }) => ({ x: x + by.x, y: y + by.y }))

const near = (one: number, other: number): boolean => Math.abs(one - other) < 0.6

/** Removes points in the middle of straight lines. */
const straightened = (points: readonly Point[]): readonly Point[] => {
  const kept: Point[] = []
  for (const point of points) {
    const last = kept.at(-1)
    const before = kept.at(-2)
    if (last && near(last.x, point.x) && near(last.y, point.y)) continue
    const along =
      last &&
      before &&
      ((near(before.x, last.x) && near(last.x, point.x)) || (near(before.y, last.y) && near(last.y, point.y)))
    if (along) kept.pop()
    kept.push(point)
  }
  return kept
}

/** The sizes of the labels by the key of a segment; the label of an arrow is at its first segment. */
const labelsOf = (courses: readonly ArrowCourse[], label: (arrow: Arrow) => Size | null): ReadonlyMap<string, Size> =>
  new Map(
    courses.flatMap(({ arrow, segments: [first] }) => {
      const size = arrow === null ? null : label(arrow)
      return first === undefined || size === null ? [] : [[segmentKey(first), size] as const]
    }),
  )

/** The care with which a layout is made, and the directions of boxes that it must keep. */
export interface Care {
  /** Tries several plans and keeps the best: for a precomputed layout. */
  readonly thorough: boolean
  /** Fixed directions, so that a chart in which a box is opened keeps its shape. */
  readonly settled: LayoutPlan
}

export interface PlacedByPlan extends Placed {
  readonly plan: LayoutPlan
}

/** Places all boxes and arrows of a chart. Rejects if the chart has no states. */
export const placeNested = async (toPlace: ToPlace, { thorough, settled }: Care): Promise<PlacedByPlan> => {
  const { graph, arrows, room, label } = toPlace
  const courses = coursesOf(graph, arrows)
  const labels = labelsOf(courses, label)
  const levels = new Map<string, Segment[]>()
  for (const segment of courses.flatMap(({ segments }) => segments)) {
    levels.set(segment.level, [...(levels.get(segment.level) ?? []), segment])
  }
  const roots = graph.states.filter(({ parent }) => parent === null).map(({ path }) => path)
  const outermost = roots.length === 1 && roots[0] !== undefined ? roots[0] : OUTSIDE
  const known: KnownSizes = {
    inside: (path) =>
      path === OUTSIDE ? roots : graph.states.filter(({ parent }) => parent === path).map((state) => state.path),
    segments: (path) => levels.get(path) ?? [],
    room: (path) => (path === OUTSIDE ? { width: 0, height: 0 } : room(path)),
    labels,
  }
  const blocks = new Map<string, Promise<Block>>()
  /** Places a box by a plan. Plans share most of their boxes, so placed boxes are kept. */
  const blockOf = (path: string, plan: LayoutPlan): Promise<Block> => {
    const key = JSON.stringify(
      [...plan].filter(([inner]) => isSelfOrInside(graph, inner, path)).concat([[path, 'DOWN']]),
    )
    const block = blocks.get(key) ?? placed(path, plan)
    blocks.set(key, block)
    return block
  }
  const placed = async (path: string, plan: LayoutPlan): Promise<Block> => {
    const inside = known.inside(path)
    if (inside.length === 0) return leaf(path, known.room(path))
    const inner = await Promise.all(inside.map((child) => blockOf(child, plan)))
    const content = { path, blocks: inner, segments: known.segments(path), labels, room: known.room(path) }
    return placeLevel(content, plan.get(path) ?? 'DOWN')
  }
  const plans = plansOf(outermost, known, settled)
  const tried: (readonly [Placed, LayoutPlan])[] = []
  for (const plan of thorough ? plans : plans.slice(0, 1)) {
    tried.push([composed(courses, await blockOf(outermost, plan)), plan])
  }
  const [best] = tried.sort(([one], [other]) => effortOf(one) - effortOf(other))
  if (best === undefined) throw new Error('it has no states that could be placed.')
  return { ...best[0], plan: best[1] }
}

/** The length of arrows that weighs as much as one unit of the layout's height: long arrows are hard to follow. */
const WAY = 50

const lengthOf = (points: readonly Point[]): number =>
  points.reduce((sum, { x, y }, at) => {
    const before = points[at - 1]
    return before === undefined ? sum : sum + Math.abs(x - before.x) + Math.abs(y - before.y)
  }, 0)

/** The estimated effort of reading the whole layout. */
const effortOf = (placed: Placed): number =>
  badness(placed) + placed.routes.reduce((sum, { points }) => sum + lengthOf(points), 0) / WAY

/** Composes the layout from the outermost block and all its contents, relative to the corner of the whole. */
const composed = (courses: readonly ArrowCourse[], outer: Block): Placed => {
  const sets = spread(outer, { x: 8, y: 8 })
  const setOf = new Map(sets.map((set) => [set.block.path, set]))
  const pointsOf = (segment: Segment): readonly Point[] => {
    const set = setOf.get(segment.level)
    return set === undefined ? [] : shifted(set.block.segments.get(segmentKey(segment)) ?? [], set)
  }
  return {
    width: outer.width + 16,
    height: outer.height + 16,
    boxes: sets
      .filter(({ block }) => block.path !== OUTSIDE)
      .map(({ block, ...area }) => ({ ...area, path: block.path })),
    dots: sets.flatMap(({ block, x, y }) => (block.dot === null ? [] : shifted([block.dot], { x, y }))),
    routes: courses.map(({ arrow, segments }) => {
      const [first] = segments
      const set = first && setOf.get(first.level)
      const words = first && set?.block.labels.get(segmentKey(first))
      return {
        arrow,
        points: straightened(segments.flatMap(pointsOf)),
        label: set && words && arrow ? { ...words, x: words.x + set.x, y: words.y + set.y } : null,
      }
    }),
  }
}
