/** Models where everything in a drawing goes: boxes inside boxes and arrows between them, placed by ELK. */
import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk.bundled.js'
import { type Arrow, arrowsOf } from './arrows.ts'
import type { ChartGraph, ChartState } from './graph.ts'
import { extentOf, type Line } from './lettering.ts'
import { arrowWriting, stateWriting } from './writing.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Area extends Point {
  readonly width: number
  readonly height: number
}

export interface Box extends Area {
  readonly state: ChartState
  readonly depth: number
  readonly lines: readonly Line[]
}

export interface Route {
  /** Null for the arrow from the dot to the first state. */
  readonly arrow: Arrow | null
  readonly points: readonly Point[]
  readonly label: Area | null
  readonly lines: readonly Line[]
}

export interface Layout {
  readonly width: number
  readonly height: number
  /** Outer before inner. */
  readonly boxes: readonly Box[]
  /** The middles of the dots that the first states are entered from. */
  readonly dots: readonly Point[]
  readonly routes: readonly Route[]
}

export interface LayoutDetail {
  readonly full: boolean
}

export const INSET = { x: 12, y: 9 } as const
export const DOT = 10

/** ELK hands few options down to the boxes inside, so every box is given all of them. */
const OPTIONS: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.randomSeed': '1',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.spacing.nodeNode': '16',
  'elk.spacing.edgeNode': '12',
  'elk.spacing.edgeEdge': '10',
  'elk.layered.spacing.nodeNodeBetweenLayers': '24',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
}

const dotOf = (path: string): string => `dot:${path}`

const PADDING = 14

type Writing = ReadonlyMap<string, readonly Line[]>

/** Paths of the boxes in which the room of the dot is made as wide as what is written above it. */
type Widened = ReadonlySet<string>

const sizeOf = (writing: Writing, path: string): { readonly width: number; readonly height: number } => {
  const { width, height } = extentOf(writing.get(path) ?? [])
  return { width: width + 2 * INSET.x, height: height + 2 * INSET.y }
}

const nodeOf = (graph: ChartGraph, { path }: ChartState, writing: Writing, widened: Widened): ElkNode => {
  const size = sizeOf(writing, path)
  const inside = graph.states.filter(({ parent }) => parent === path)
  if (inside.length === 0) return { id: path, ...size }
  return {
    id: path,
    layoutOptions: {
      ...OPTIONS,
      'elk.padding': `[top=${size.height + 6},left=${PADDING},bottom=${PADDING},right=${PADDING}]`,
    },
    children: [
      { id: dotOf(path), width: widened.has(path) ? size.width - 2 * PADDING : DOT, height: DOT },
      ...inside.map((child) => nodeOf(graph, child, writing, widened)),
    ],
  }
}

const edgeOf = (arrow: Arrow, lines: readonly Line[]): ElkExtendedEdge => {
  const { width, height } = extentOf(lines)
  const label = {
    text: arrow.id,
    width: width + 12,
    height: height + 6,
    layoutOptions: { 'elk.edgeLabels.inline': 'true' },
  }
  return { id: arrow.id, sources: [arrow.source], targets: [arrow.target], labels: lines.length > 0 ? [label] : [] }
}

const areaOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Area>): Area => ({ x, y, width, height })

const pointsOf = (edge: ElkExtendedEdge): readonly Point[] =>
  (edge.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])

const walk = (node: ElkNode): readonly ElkNode[] => [node, ...(node.children ?? []).flatMap(walk)]

/** Lays a chart out. The layout program is large, so it is loaded when the first drawing is asked for. */
export const layOut = (graph: ChartGraph, { full }: LayoutDetail): Promise<Layout> =>
  layOutWidened(graph, full, new Set())

/** ELK makes a box as wide as its insides; if that is too narrow for the words above them, it is all laid out once more. */
const layOutWidened = async (graph: ChartGraph, full: boolean, widened: Widened): Promise<Layout> => {
  const { default: elk } = await import('elkjs/lib/elk.bundled.js')
  const states = new Map(graph.states.map((state) => [state.path, state]))
  const writing = new Map(graph.states.map((state) => [state.path, stateWriting(graph, state, full)]))
  const arrows = new Map(arrowsOf(graph, !full).map((arrow) => [arrow.id, arrow]))
  const labels = new Map([...arrows.values()].map((arrow) => [arrow.id, arrowWriting(arrow, full)]))
  const firsts = graph.states.flatMap(({ path, initial }): readonly ElkExtendedEdge[] =>
    initial === null ? [] : [{ id: `${dotOf(path)}:0`, sources: [dotOf(path)], targets: [initial] }],
  )
  const roots = graph.states.filter(({ parent }) => parent === null)
  const laid = await new elk.default().layout<ElkNode>({
    id: 'chart',
    layoutOptions: { ...OPTIONS, 'elk.padding': '[top=8,left=8,bottom=8,right=8]' },
    children: roots.map((state) => nodeOf(graph, state, writing, widened)),
    edges: [...firsts, ...[...arrows.values()].map((arrow) => edgeOf(arrow, labels.get(arrow.id) ?? []))],
  })
  const nodes = walk(laid)
  const isNarrow = ({ id, width = 0 }: ElkNode): boolean => states.has(id) && width < sizeOf(writing, id).width
  const narrow = nodes.filter((node) => isNarrow(node) && !widened.has(node.id)).map(({ id }) => id)
  if (narrow.length > 0) return layOutWidened(graph, full, new Set([...widened, ...narrow]))
  const depthOf = (path: string): number => {
    const parent = states.get(path)?.parent ?? null
    return parent === null ? 0 : depthOf(parent) + 1
  }
  return {
    width: Math.ceil(laid.width ?? 0),
    height: Math.ceil(laid.height ?? 0),
    boxes: nodes.flatMap((node): readonly Box[] => {
      const state = states.get(node.id)
      return state ? [{ ...areaOf(node), state, depth: depthOf(node.id), lines: writing.get(node.id) ?? [] }] : []
    }),
    dots: nodes
      .filter(({ id }) => id.startsWith('dot:'))
      .map(({ x = 0, y = 0, width = 0 }) => ({ x: x + width / 2, y: y + DOT / 2 })),
    routes: (laid.edges ?? []).map((edge): Route => {
      const label = edge.labels?.[0]
      return {
        arrow: arrows.get(edge.id) ?? null,
        points: pointsOf(edge),
        label: label ? areaOf(label) : null,
        lines: labels.get(edge.id) ?? [],
      }
    }),
  }
}
