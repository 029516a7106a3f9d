/**
 * Splits arrows into segments, one in each box that an arrow crosses: out of the boxes around its source, across, and into the boxes around
 * its target. Arrows with the same target share the gates of the boxes they leave and enter.
 */
import { type Arrow, type ChartGraph, lineOf } from 'ptcg-turn-engine/chart'

/** The end of a segment: a box itself, a gate in its border, or the dot before the initial state. */
export interface End {
  /** The box, or null for the dot of the level. */
  readonly box: string | null
  /** The direction of the gate and its target; null for the box itself. */
  readonly gate: Gate | null
}

export interface Gate {
  readonly way: 'in' | 'out'
  readonly target: string
}

export interface Segment {
  /** The path of the box in which the segment runs. */
  readonly level: string
  readonly from: End
  readonly to: End
}

/** The segments of an arrow between states; or, if `arrow` is null, of the line from a dot to an initial state. */
export interface ArrowCourse {
  readonly arrow: Arrow | null
  readonly segments: readonly Segment[]
}

export const gateKey = ({ way, target }: Gate): string => `${way}:${target}`

/** The identity of a segment within a level. */
export const segmentKey = ({ from, to }: Segment): string =>
  JSON.stringify([from.box, from.gate && gateKey(from.gate), to.box, to.gate && gateKey(to.gate)])

const itself = (box: string | null): End => ({ box, gate: null })

/** The segments that lead inwards to the target of an arrow. They begin in the box `level`, which contains both ends of the arrow. */
const inwards = (level: string, from: End, around: readonly string[], target: string): readonly Segment[] => {
  const gate: Gate = { way: 'in', target }
  const steps = [...around, target]
  return steps.map((box, at) => {
    const outer = steps[at - 1]
    return {
      level: outer ?? level,
      from: outer === undefined ? from : { box: outer, gate },
      to: box === target ? itself(target) : { box, gate },
    }
  })
}

/** The paths of the boxes that contain a state and lie inside the box `level`, the outermost first. */
const aroundIn = (graph: ChartGraph, path: string, level: string): readonly string[] => {
  const line = lineOf(graph, path).map((state) => state.path)
  const inside = line.includes(level) ? line.slice(1, line.indexOf(level)) : line.slice(1)
  return inside.reverse()
}

/** The segments of all arrows, and of the lines from the dots to the initial states. */
export const coursesOf = (graph: ChartGraph, arrows: readonly Arrow[]): readonly ArrowCourse[] => {
  const firsts = graph.states.flatMap(({ path, initial }): readonly ArrowCourse[] => {
    if (initial === null || !lineOf(graph, initial).some((state) => state.path === path)) return []
    return [{ arrow: null, segments: inwards(path, itself(null), aroundIn(graph, initial, path), initial) }]
  })
  const led = arrows.map((arrow): ArrowCourse => {
    const { source, target } = arrow
    const targetLine = lineOf(graph, target).map(({ path }) => path)
    const level =
      lineOf(graph, source).find(({ path }) => path !== source && targetLine.includes(path))?.path ?? OUTSIDE
    const gate: Gate = { way: 'out', target }
    const outwards: Segment[] = []
    let from = itself(source)
    for (const box of [...aroundIn(graph, source, level)].reverse()) {
      outwards.push({ level: box, from, to: { box, gate } })
      from = { box, gate }
    }
    return { arrow, segments: [...outwards, ...inwards(level, from, aroundIn(graph, target, level), target)] }
  })
  return [...firsts, ...led]
}

/** The level around the root; no state path has this value. */
export const OUTSIDE = '\u0000'
