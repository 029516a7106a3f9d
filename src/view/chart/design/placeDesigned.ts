/**
 * Computes the positions of the boxes and arrows of a chart that has a hand-made design: boxes as designed, arrows along the lanes between
 * the boxes.
 */
import type { Arrow } from '../arrows.ts'
import type { ChartGraph } from '../graph.ts'
import type { Placed, PlacedRoute, Point, Size } from '../place.ts'
import { type Design, LANE } from './design.ts'
import { lanesBetween } from './lanes.ts'
import { routeOf } from './route.ts'
import { type SetBox, setBoxes } from './setBoxes.ts'

export interface Designed {
  readonly graph: ChartGraph
  readonly arrows: readonly Arrow[]
  readonly design: Design
  /** The room that the text in a box needs. */
  readonly room: (path: string) => Size
  /** The room that a box needs for its name to be readable from a distance. */
  readonly least: (path: string) => Size
}

const middle = ({ x, y, width, height }: SetBox): Point => ({ x: x + width / 2, y: y + height / 2 })

const distance = (one: SetBox | undefined, other: SetBox | undefined): number => {
  if (one === undefined || other === undefined) return 0
  const [from, to] = [middle(one), middle(other)]
  return Math.abs(from.x - to.x) + Math.abs(from.y - to.y)
}

/** The distance between the dot that marks an initial state and the state itself, which is to the right of the dot. */
const DOT_BEFORE = 2 * LANE

/** Computes the position of every box, dot and arrow. Arrows have no labels: each transition is written in the box it leaves. */
export const placeDesigned = ({ graph, arrows, design, room, least }: Designed): Placed => {
  const boxes = setBoxes(graph, design, room, least)
  const [outermost] = boxes
  const size = { width: (outermost?.width ?? 0) + 2 * LANE, height: (outermost?.height ?? 0) + 2 * LANE }
  const boxOf = new Map(boxes.map((box) => [box.path, box]))
  const lanes = lanesBetween(graph, boxes, size)
  const firsts = graph.states.flatMap(({ initial }): readonly PlacedRoute[] => {
    const box = initial === null ? undefined : boxOf.get(initial)
    if (box === undefined) return []
    const y = box.y + Math.round(box.height / 2 / LANE) * LANE
    const points = [
      { x: box.x - DOT_BEFORE, y },
      { x: box.x, y },
    ]
    for (const { x } of points) lanes.runs[0][(y / LANE) * lanes.across + x / LANE] = -1
    return [{ arrow: null, points, label: null }]
  })
  const targets = [...new Set(arrows.map(({ target }) => target))]
  // Short arrows are routed first, so that long ones go around them.
  const far = new Map(arrows.map((arrow) => [arrow, distance(boxOf.get(arrow.source), boxOf.get(arrow.target))]))
  const routes = arrows
    .toSorted((one, other) => (far.get(one) ?? 0) - (far.get(other) ?? 0))
    .map((arrow): PlacedRoute => {
      const bundle = targets.indexOf(arrow.target) + 1
      return { arrow, points: routeOf(graph, lanes, { ...arrow, bundle }), label: null }
    })
  return {
    ...size,
    boxes: boxes.map(({ head: _, ...box }) => box),
    dots: firsts.flatMap(({ points }) => points.slice(0, 1)),
    routes: [...firsts, ...routes],
  }
}
