/**
 * Computes the position and size of each box of a chart that has a hand-made design. A box is as large as its contents need; boxes in a row
 * are equally high, and boxes in a column equally wide.
 */
import { lineOf, statesOf } from '../family.ts'
import type { ChartGraph } from '../graph.ts'
import type { Area, Point, Size } from '../place.ts'
import { type Arrangement, arrangementOf, type Design, LANE } from './design.ts'

/** A box with its position and size; `head` is the height of its text, which is above the boxes inside it. */
export interface SetBox extends Area {
  readonly path: string
  readonly head: number
}

/**
 * The space between the border of a box and the boxes inside it, for arrows. The space between the text and the inner boxes is one lane
 * less.
 */
const PADDING = 3 * LANE
const BESIDE = 4
/** The factor for the height of a name that stands above inner boxes: it needs more room than a name in the middle of a box. */
const ABOVE = 1.2

const onLanes = (length: number): number => Math.ceil(length / LANE) * LANE

type Setting = (at: Point, room: Size) => readonly SetBox[]

/** A box or a group of boxes: its minimal size, and a function that gives its boxes their places in an area of that size or larger. */
interface Piece extends Size {
  readonly set: Setting
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0)

/** Combines pieces into a single one: they follow each other along one axis, and are equally large along the other. */
const line = (pieces: readonly Piece[], gap: number, isAcross: boolean): Piece => {
  const gaps = gap * LANE * Math.max(0, pieces.length - 1)
  const widths = pieces.map(({ width }) => width)
  const heights = pieces.map(({ height }) => height)
  const least: Size = isAcross
    ? { width: sum(widths) + gaps, height: Math.max(0, ...heights) }
    : { width: Math.max(0, ...widths), height: sum(heights) + gaps }
  return {
    ...least,
    set: ({ x, y }, room) => {
      // Pieces share the spare room, so that a row ends where the row above it ends. A single piece stays small.
      const over = isAcross ? room.width - least.width : room.height - least.height
      const share = pieces.length === 1 ? 0 : Math.floor(Math.max(0, over) / LANE / Math.max(1, pieces.length)) * LANE
      let from = isAcross ? x : y
      return pieces.flatMap((piece) => {
        const at = isAcross ? { x: from, y } : { x, y: from }
        const size = isAcross
          ? { width: piece.width + share, height: room.height }
          : { width: room.width, height: piece.height + share }
        from += (isAcross ? size.width : size.height) + gap * LANE
        return piece.set(at, size)
      })
    },
  }
}

/**
 * Positions of all boxes. `room` is the room that the text of a box needs, `least` the room for a name that is readable
 * from a distance.
 */
export const setBoxes = (
  graph: ChartGraph,
  design: Design,
  room: (path: string) => Size,
  least: (path: string) => Size,
): readonly SetBox[] => {
  const states = statesOf(graph)
  const pieceOf = (path: string): Piece => {
    const written = room(path)
    const far = least(path)
    const inside = graph.states.filter(({ parent }) => parent === path)
    const width = onLanes(Math.max(written.width, far.width))
    const isLeaf = inside.length === 0
    const head = onLanes(Math.max(written.height, far.height * (isLeaf ? 1 : ABOVE)))
    if (isLeaf) return { width, height: head, set: (at, size) => [{ path, ...at, ...size, head: size.height }] }
    const pathOf = new Map(inside.map((state) => [state.key, state.path]))
    const keys = inside.map(({ key }) => key)
    const content = arranged(arrangementOf(design, path, keys), (key) => pieceOf(pathOf.get(key) ?? ''))
    return {
      width: Math.max(width, content.width + 2 * PADDING),
      height: head + content.height + 2 * PADDING - LANE,
      set: (at, size) => [
        { path, ...at, ...size, head },
        ...content.set(
          { x: at.x + PADDING, y: at.y + head + PADDING - LANE },
          { width: size.width - 2 * PADDING, height: size.height - head - 2 * PADDING + LANE },
        ),
      ],
    }
  }
  const arranged = (arrangement: Arrangement, piece: (key: string) => Piece): Piece => {
    if (typeof arrangement === 'string') return piece(arrangement)
    const isAcross = 'across' in arrangement
    const pieces = (isAcross ? arrangement.across : arrangement.down).map((one) => arranged(one, piece))
    return line(pieces, arrangement.gap ?? BESIDE, isAcross)
  }
  const root = [...states.values()].find(({ parent }) => parent === null)
  if (root === undefined) return []
  const whole = pieceOf(root.path)
  const boxes = whole.set({ x: LANE, y: LANE }, whole)
  return [...boxes].sort((one, other) => lineOf(graph, one.path).length - lineOf(graph, other.path).length)
}
