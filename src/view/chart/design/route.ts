/**
 * Finds the route of an arrow along the lanes between the boxes of a drawing. A route is short and has few corners. It crosses no box
 * except those around its source or its target, and may run together with other arrows to the same target.
 */
import { lineOf } from '../family.ts'
import type { ChartGraph } from '../graph.ts'
import type { Point } from '../place.ts'
import { LANE } from './design.ts'
import type { Lanes } from './lanes.ts'
import { Queue } from './queue.ts'

/** The cost of a route: a price for each step, and penalties for parts that are hard to follow. */
const COST = { step: 2, joined: 1, corner: 9, crossing: 5, overlap: 90, written: 6, aside: 0.35 } as const

/** Right, down, left, up. */
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const

export interface Ends {
  readonly source: string
  readonly target: string
  /** A number for the target: lines with the same number may run together. */
  readonly bundle: number
}

/**
 * The border crossings of a box except its corners, each with the direction out of the box and its distance from the
 * middle.
 */
const portsOf = ({ boxes, across }: Lanes, place: number): readonly (readonly [number, number, number])[] => {
  const box = boxes[place]
  if (box === undefined) return []
  const [left, top] = [box.x / LANE, box.y / LANE]
  const [wide, high] = [box.width / LANE, box.height / LANE]
  const ports: (readonly [number, number, number])[] = []
  for (let x = 1; x < wide; x += 1) {
    const aside = Math.abs(x - wide / 2)
    ports.push([top * across + left + x, 3, aside], [(top + high) * across + left + x, 1, aside])
  }
  for (let y = 1; y < high; y += 1) {
    const aside = Math.abs(y - high / 2)
    ports.push([(top + y) * across + left, 2, aside], [(top + y) * across + left + wide, 0, aside])
  }
  return ports
}

/** The crossings along the route, from the border of the source to the border of the target; empty if there is no route. */
const wayOf = (graph: ChartGraph, lanes: Lanes, { source, target, bundle }: Ends): readonly number[] => {
  const { across, down, owner, border, written, runs, isLeaf, placeOf, boxes } = lanes
  const from = placeOf.get(source)
  const to = placeOf.get(target)
  const goal = to === undefined ? undefined : boxes[to]
  if (from === undefined || to === undefined || goal === undefined) return []
  const isOpen = new Uint8Array(boxes.length)
  for (const path of [source, target]) {
    for (const state of lineOf(graph, path).slice(1)) {
      const place = placeOf.get(state.path)
      if (place !== undefined && !isLeaf[place]) isOpen[place] = 1
    }
  }
  const [left, top] = [goal.x / LANE, goal.y / LANE]
  const [right, bottom] = [left + goal.width / LANE, top + goal.height / LANE]
  /** A lower bound for the cost from a crossing to the target. */
  const ahead = (at: number): number => {
    const x = at % across
    const y = (at - x) / across
    return COST.joined * (Math.max(left - x, 0, x - right) + Math.max(top - y, 0, y - bottom))
  }
  const aside = new Map(portsOf(lanes, to).map(([at, way, far]) => [at * 4 + ((way + 2) % 4), far]))
  const { cost: best, before, search } = lanes.sought
  lanes.sought.last += 1
  const { last } = lanes.sought
  const queue = new Queue()
  for (const [at, way, far] of portsOf(lanes, from)) {
    const run = runs[way % 2 === 0 ? 0 : 1][at] ?? 0
    const cost = far * COST.aside + (run === 0 || run === bundle ? 0 : COST.overlap)
    search[at * 4 + way] = last
    before[at * 4 + way] = -1
    best[at * 4 + way] = cost
    queue.push(at * 4 + way, cost + ahead(at))
  }
  for (let spot = queue.pop(); spot !== -1; spot = queue.pop()) {
    const way = spot % 4
    const at = (spot - way) / 4
    if (owner[at] === to && aside.has(spot)) return traced(before, spot)
    const cost = best[spot] ?? 0
    const leaves = before[spot] === -1
    for (let turn = 0; turn < 4; turn += 1) {
      if (turn === (way + 2) % 4 || (leaves && turn !== way)) continue
      const step = STEPS[turn] ?? STEPS[0]
      const x = (at % across) + step[0]
      const y = (at - (at % across)) / across + step[1]
      if (x < 0 || y < 0 || x >= across || y >= down) continue
      const next = y * across + x
      const place = owner[next] ?? -1
      const ends = place === to && aside.has(next * 4 + turn)
      if (!ends && (place === -1 || isOpen[place] !== 1)) continue
      // A line may cross a border but not follow it, and may not turn on it.
      const isDown = turn % 2
      const along = border[next] ?? 0
      if (along === 3 || (along !== 0 && along === (isDown === 1 ? 2 : 1))) continue
      if (turn !== way && (border[at] ?? 0) !== 0) continue
      const run = runs[isDown === 1 ? 1 : 0][next] ?? 0
      const other = runs[isDown === 1 ? 0 : 1][next] ?? 0
      const total =
        cost +
        (run === bundle ? COST.joined : COST.step) +
        (turn === way ? 0 : COST.corner) +
        (run !== 0 && run !== bundle ? COST.overlap : 0) +
        (other !== 0 && other !== bundle ? COST.crossing : 0) +
        (written[next] === 1 && !ends ? COST.written : 0) +
        (ends ? (aside.get(next * 4 + turn) ?? 0) * COST.aside : 0)
      const key = next * 4 + turn
      if (search[key] === last && total >= (best[key] ?? 0)) continue
      search[key] = last
      best[key] = total
      before[key] = spot
      queue.push(key, total + ahead(next))
    }
  }
  return []
}

const traced = (before: Int32Array, end: number): readonly number[] => {
  const way: number[] = []
  for (let spot = end; spot !== -1; spot = before[spot] ?? -1) way.push(Math.floor(spot / 4))
  return way.reverse()
}

/** Finds the points of the route and marks the route on the lanes. Returns no points if the boxes leave no way through. */
export const routeOf = (graph: ChartGraph, lanes: Lanes, ends: Ends): readonly Point[] => {
  const way = wayOf(graph, lanes, ends)
  way.forEach((at, place) => {
    for (const next of [way[place - 1], way[place + 1]]) {
      if (next !== undefined) lanes.runs[Math.abs(next - at) === 1 ? 0 : 1][at] = ends.bundle
    }
  })
  return way.flatMap((at, place) => {
    const [last = at, next = at] = [way[place - 1], way[place + 1]]
    const isCorner = place === 0 || place === way.length - 1 || next - at !== at - last
    return isCorner ? [{ x: (at % lanes.across) * LANE, y: Math.floor(at / lanes.across) * LANE }] : []
  })
}
