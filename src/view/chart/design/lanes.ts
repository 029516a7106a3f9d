/**
 * Builds the grid on which the arrows of a chart with a hand-made design are routed. The grid has horizontal and vertical lanes; for each
 * crossing of two lanes it holds the box around the crossing, whether text covers it, and which arrows run through it.
 */
import { lineOf } from '../family.ts'
import type { ChartGraph } from '../graph.ts'
import type { Size } from '../place.ts'
import { LANE } from './design.ts'
import type { SetBox } from './setBoxes.ts'

export interface Lanes {
  readonly across: number
  readonly down: number
  /** The index in `boxes` of the innermost box at a crossing, borders included; -1 for none. */
  readonly owner: Int16Array
  /** At border crossings: 1 for a horizontal border, 2 for a vertical one, 3 for a corner. */
  readonly border: Uint8Array
  /** 1 where text covers the crossing. */
  readonly written: Uint8Array
  /** The lines that run through a crossing, horizontally and vertically: a number for each target, 0 for none. */
  readonly runs: readonly [Int16Array, Int16Array]
  /** Scratch memory of the path search: the cost so far at each spot, the spot before it, and the number of the search that wrote them. */
  readonly sought: {
    readonly cost: Float64Array
    readonly before: Int32Array
    readonly search: Int32Array
    last: number
  }
  readonly boxes: readonly SetBox[]
  /** For each box, true if there are no boxes inside it. No line may cross such a box. */
  readonly isLeaf: readonly boolean[]
  readonly placeOf: ReadonlyMap<string, number>
}

/** Builds the grid of lanes for a drawing of the given size. `boxes` lists outer boxes before inner ones. */
export const lanesBetween = (graph: ChartGraph, boxes: readonly SetBox[], { width, height }: Size): Lanes => {
  const across = Math.round(width / LANE) + 1
  const down = Math.round(height / LANE) + 1
  const owner = new Int16Array(across * down).fill(-1)
  const border = new Uint8Array(across * down)
  const written = new Uint8Array(across * down)
  boxes.forEach((box, place) => {
    const [left, top] = [box.x / LANE, box.y / LANE]
    const [right, bottom] = [left + box.width / LANE, top + box.height / LANE]
    for (let y = top; y <= bottom; y += 1) {
      for (let x = left; x <= right; x += 1) {
        const at = y * across + x
        owner[at] = place
        border[at] = (y === top || y === bottom ? 1 : 0) | (x === left || x === right ? 2 : 0)
        written[at] = y * LANE < box.y + box.head ? 1 : 0
      }
    }
  })
  const around = new Set(graph.states.flatMap(({ path }) => lineOf(graph, path).slice(1)).map(({ path }) => path))
  return {
    across,
    down,
    owner,
    border,
    written,
    runs: [new Int16Array(across * down), new Int16Array(across * down)],
    sought: {
      cost: new Float64Array(across * down * 4),
      before: new Int32Array(across * down * 4),
      search: new Int32Array(across * down * 4),
      last: 0,
    },
    boxes,
    isLeaf: boxes.map(({ path }) => !around.has(path)),
    placeOf: new Map(boxes.map(({ path }, place) => [path, place])),
  }
}
