/** Lays out one level of the chart with the layout program ELK: the boxes directly inside a box, and the parts of arrows between them. */
import type { ELK, ElkExtendedEdge, ElkNode, ElkPort, LayoutOptions } from 'elkjs/lib/elk.bundled.js'
import type { Area, Point, Size } from 'ptcg-turn-engine/chart'
import { type End, type Gate, gateKey, type Segment, segmentKey } from './segments.ts'

/** The direction in which the boxes inside a box follow each other. */
export type Direction = 'DOWN' | 'RIGHT'

/** A gate in the border of a box, relative to the box's corner. */
export interface PlacedGate extends Point {
  readonly gate: Gate
}

/** A box with all its contents placed. */
export interface Block extends Size {
  readonly path: string
  readonly direction: Direction
  readonly gates: readonly PlacedGate[]
  readonly inner: readonly (Point & { readonly block: Block })[]
  readonly dot: Point | null
  readonly segments: ReadonlyMap<string, readonly Point[]>
  readonly labels: ReadonlyMap<string, Area>
}

export interface LevelContent {
  readonly path: string
  readonly blocks: readonly Block[]
  readonly segments: readonly Segment[]
  /** The size of each segment's label, by its key. */
  readonly labels: ReadonlyMap<string, Size>
  /** The room for the text above the boxes. */
  readonly room: Size
}

export const DOT_SIZE = 10

const OPTIONS: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.randomSeed': '1',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.spacing.nodeNode': '16',
  'elk.spacing.edgeNode': '12',
  'elk.spacing.edgeEdge': '9',
  'elk.spacing.edgeLabel': '0',
  'elk.layered.spacing.nodeNodeBetweenLayers': '24',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '9',
}

const PADDING = 14

let started: Promise<ELK> | null = null

/** ELK is large, so it is loaded on first use. One instance serves all levels. */
const elk = (): Promise<ELK> => {
  started ??= import('elkjs/lib/elk.bundled.js').then((program) => new program.default.default())
  return started
}

/** Starts loading ELK early. The return type is void so that ELK's type declarations do not spread. */
export const fetchElk = (): void => void elk()

/** Ids for ELK. They contain the numbers of boxes instead of the names of states, so that no two are equal. */
const idsOf = ({ path, blocks }: LevelContent) => {
  const at = new Map(blocks.map((block, place) => [block.path, place]))
  const gates = new Map<string, Gate>()
  return {
    gates,
    /** The id of an end of a segment. Gates of the level itself are nodes at its border; gates of the boxes in it are ports. */
    of: ({ box, gate }: End): string => {
      if (box === null) return 'dot'
      if (gate === null) return `box${at.get(box)}`
      const key = gateKey(gate)
      if (box !== path) return `box${at.get(box)}:${key}`
      gates.set(`gate:${key}`, gate)
      return `gate:${key}`
    },
  }
}

const sideOf = (direction: Direction, way: Gate['way']): string =>
  direction === 'DOWN' ? (way === 'in' ? 'NORTH' : 'SOUTH') : way === 'in' ? 'WEST' : 'EAST'

const portsOf = (block: Block, id: string): readonly ElkPort[] =>
  block.gates.map(({ gate, x, y }) => ({
    id: `${id}:${gateKey(gate)}`,
    x,
    y,
    width: 0,
    height: 0,
    layoutOptions: { 'elk.port.side': sideOf(block.direction, gate.way) },
  }))

/** The distance from the corner, near the name, at which an arrow to or from the box itself meets the border. */
const BY_THE_NAME = 26

const ownPort = (block: Block, id: string, way: Gate['way']): ElkPort => ({
  id: `${id}:${way}`,
  x: block.direction === 'DOWN' ? BY_THE_NAME : way === 'in' ? 0 : block.width,
  y: block.direction === 'RIGHT' ? BY_THE_NAME : way === 'in' ? 0 : block.height,
  width: 0,
  height: 0,
  layoutOptions: { 'elk.port.side': sideOf(block.direction, way) },
})

const boxNode = (block: Block, id: string): ElkNode => ({
  id,
  width: block.width,
  height: block.height,
  ...(block.gates.length === 0
    ? {}
    : {
        ports: [...portsOf(block, id), ownPort(block, id, 'in'), ownPort(block, id, 'out')],
        layoutOptions: { 'elk.portConstraints': 'FIXED_POS' },
      }),
})

const gateNode = (id: string, { way }: Gate, direction: Direction): ElkNode => ({
  id,
  width: 1,
  height: 1,
  ports: [
    {
      id: `${id}:port`,
      width: 0,
      height: 0,
      layoutOptions: { 'elk.port.side': sideOf(direction, way === 'in' ? 'out' : 'in') },
    },
  ],
  layoutOptions: {
    'elk.portConstraints': 'FIXED_SIDE',
    'elk.layered.layering.layerConstraint': way === 'in' ? 'FIRST' : 'LAST',
  },
})

const pointsOf = (edge: ElkExtendedEdge): readonly Point[] =>
  (edge.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])

/**
 * ELK's strategy for placing boxes: `NETWORK_SIMPLEX`, which keeps arrows straight, if no arrow crosses the border of a box. Else it is
 * `SIMPLE`, because straight arrows between large boxes would leave large gaps.
 */
const strategyFor = (blocks: readonly Block[]): string =>
  blocks.some(({ gates }) => gates.length > 0) ? 'SIMPLE' : 'NETWORK_SIMPLEX'

/** Places one level in one direction. */
export const placeLevel = async (content: LevelContent, direction: Direction): Promise<Block> => {
  const { path, blocks, segments, labels, room } = content
  const ids = idsOf(content)
  const unique = new Map(segments.map((segment) => [segmentKey(segment), segment]))
  const keys = [...unique.keys()]
  const gated = new Set(blocks.filter((block) => block.gates.length > 0).map((block) => block.path))
  const endOf = (end: End, way: Gate['way']): string => {
    const id = ids.of(end)
    if (end.gate === null) return end.box !== null && gated.has(end.box) ? `${id}:${way}` : id
    return end.box === path ? `${id}:port` : id
  }
  const edges = [...unique].map(([key, segment], at): ElkExtendedEdge => {
    const size = labels.get(key)
    const label = size && { id: `label${at}`, text: '·', ...size, layoutOptions: { 'elk.edgeLabels.inline': 'true' } }
    return {
      id: `edge${at}`,
      sources: [endOf(segment.from, 'out')],
      targets: [endOf(segment.to, 'in')],
      labels: label ? [label] : [],
    }
  })
  const hasDot = segments.some(({ from }) => from.box === null)
  const laid = await (await elk()).layout<ElkNode>({
    id: 'level',
    layoutOptions: {
      ...OPTIONS,
      'elk.direction': direction,
      'elk.layered.nodePlacement.strategy': strategyFor(blocks),
      'elk.padding': `[top=${room.height + 6},left=${PADDING},bottom=${PADDING},right=${PADDING}]`,
    },
    children: [
      ...(hasDot ? [{ id: 'dot', width: DOT_SIZE, height: DOT_SIZE }] : []),
      ...blocks.map((block, at) => boxNode(block, `box${at}`)),
      ...[...ids.gates].map(([id, gate]) => gateNode(id, gate, direction)),
    ],
    edges,
  })
  const width = Math.max(Math.ceil(laid.width ?? 0), room.width)
  const height = Math.max(Math.ceil(laid.height ?? 0), room.height)
  const nodes = new Map((laid.children ?? []).map((node) => [node.id, node]))
  const cornerOf = (id: string): Point => ({ x: nodes.get(id)?.x ?? 0, y: nodes.get(id)?.y ?? 0 })
  const gates = [...ids.gates].map(([id, gate]): PlacedGate => {
    const { x, y } = cornerOf(id)
    if (direction === 'DOWN') return { gate, x, y: gate.way === 'in' ? 0 : height }
    return { gate, x: gate.way === 'in' ? 0 : width, y }
  })
  const gateAt = (end: End): readonly Point[] =>
    end.box === path && end.gate !== null ? gates.filter(({ gate }) => gate === ids.gates.get(ids.of(end))) : []
  const laidEdges = new Map((laid.edges ?? []).map((edge) => [edge.id, edge]))
  const routed = keys.flatMap((key, at): readonly (readonly [string, readonly Point[]])[] => {
    const segment = unique.get(key)
    const edge = laidEdges.get(`edge${at}`)
    if (segment === undefined || edge === undefined) return []
    return [[key, [...gateAt(segment.from), ...pointsOf(edge), ...gateAt(segment.to)]]]
  })
  const dot = cornerOf('dot')
  return {
    path,
    direction,
    width,
    height,
    gates,
    inner: blocks.map((block, at) => ({ block, ...cornerOf(`box${at}`) })),
    dot: hasDot ? { x: dot.x + DOT_SIZE / 2, y: dot.y + DOT_SIZE / 2 } : null,
    segments: new Map(routed),
    labels: new Map(
      keys.flatMap((key, at) => {
        const label = laidEdges.get(`edge${at}`)?.labels?.[0]
        if (label === undefined) return []
        const { x = 0, y = 0, width = 0, height = 0 } = label
        return [[key, { x, y, width, height }] as const]
      }),
    ),
  }
}
