/** Computes the positions of nested boxes, arrows and labels with the layout library ELK. The sizes of texts and labels are given. */
import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk.bundled.js'
import type { Arrow } from './arrows.ts'
import type { ChartGraph } from './graph.ts'

/** A point on the drawing, in CSS pixels from its upper left corner. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A size in CSS pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** A box: its upper left corner and its size. */
export interface Area extends Point, Size {}

export const DOT = 10

/** The chart to place, and the sizes of its texts. */
export interface ToPlace {
  readonly graph: ChartGraph
  readonly arrows: readonly Arrow[]
  /** The size of the text in a box, which stands above the boxes inside it. */
  readonly room: (path: string) => Size
  /** The size of an arrow's label, or null if it has none. */
  readonly label: (arrow: Arrow) => Size | null
}

export interface PlacedRoute {
  /** The arrow that is routed; null for the line from a dot to its initial state. */
  readonly arrow: Arrow | null
  readonly points: readonly Point[]
  readonly label: Area | null
}

export interface Placed extends Size {
  /** All boxes, outer boxes before the boxes inside them. */
  readonly boxes: readonly (Area & { readonly path: string })[]
  /** The centers of the dots from which initial states are entered. */
  readonly dots: readonly Point[]
  readonly routes: readonly PlacedRoute[]
}

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

const PADDING = 14

const dotOf = (path: string): string => `dot:${path}`

/** Paths of the boxes that were too narrow for their text. In each of them, the ELK node of the dot is made as wide as the text. */
type Widened = ReadonlySet<string>

/** The ELK node of a state. ELK passes few options down to nested boxes, so every box gets all of them. */
const nodeOf = (toPlace: ToPlace, path: string, widened: Widened): ElkNode => {
  const size = toPlace.room(path)
  const inside = toPlace.graph.states.filter(({ parent }) => parent === path)
  if (inside.length === 0) return { id: path, ...size }
  return {
    id: path,
    layoutOptions: {
      ...OPTIONS,
      'elk.padding': `[top=${size.height + 6},left=${PADDING},bottom=${PADDING},right=${PADDING}]`,
    },
    children: [
      { id: dotOf(path), width: widened.has(path) ? size.width - 2 * PADDING : DOT, height: DOT },
      ...inside.map((child) => nodeOf(toPlace, child.path, widened)),
    ],
  }
}

const edgeOf = (arrow: Arrow, size: Size | null): ElkExtendedEdge => {
  const label = { text: arrow.id, ...size, layoutOptions: { 'elk.edgeLabels.inline': 'true' } }
  return { id: arrow.id, sources: [arrow.source], targets: [arrow.target], labels: size === null ? [] : [label] }
}

const areaOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Area>): Area => ({ x, y, width, height })

const pointsOf = (edge: ElkExtendedEdge): readonly Point[] =>
  (edge.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])

const walk = (node: ElkNode): readonly ElkNode[] => [node, ...(node.children ?? []).flatMap(walk)]

/** Computes the position of every box, dot, arrow and label. ELK is large, so it is loaded when the first drawing is requested. */
export const place = (toPlace: ToPlace): Promise<Placed> => placeWidened(toPlace, new Set())

/**
 * Places everything, with some boxes widened. ELK makes a box as wide as its insides; if some boxes are too narrow for the text above their
 * insides, everything is placed again with these boxes widened too.
 */
const placeWidened = async (toPlace: ToPlace, widened: Widened): Promise<Placed> => {
  const { default: elk } = await import('elkjs/lib/elk.bundled.js')
  const { graph, room, label } = toPlace
  const paths = new Set(graph.states.map(({ path }) => path))
  const arrows = new Map(toPlace.arrows.map((arrow) => [arrow.id, arrow]))
  const firsts = graph.states.flatMap(({ path, initial }): readonly ElkExtendedEdge[] =>
    initial === null ? [] : [{ id: `${dotOf(path)}:0`, sources: [dotOf(path)], targets: [initial] }],
  )
  const roots = graph.states.filter(({ parent }) => parent === null)
  const laid = await new elk.default().layout<ElkNode>({
    id: 'chart',
    layoutOptions: { ...OPTIONS, 'elk.padding': '[top=8,left=8,bottom=8,right=8]' },
    children: roots.map(({ path }) => nodeOf(toPlace, path, widened)),
    edges: [...firsts, ...[...arrows.values()].map((arrow) => edgeOf(arrow, label(arrow)))],
  })
  const nodes = walk(laid)
  const isNarrow = ({ id, width = 0 }: ElkNode): boolean => paths.has(id) && width < room(id).width
  const narrow = nodes.filter((node) => isNarrow(node) && !widened.has(node.id)).map(({ id }) => id)
  if (narrow.length > 0) return placeWidened(toPlace, new Set([...widened, ...narrow]))
  return {
    width: Math.ceil(laid.width ?? 0),
    height: Math.ceil(laid.height ?? 0),
    boxes: nodes.filter(({ id }) => paths.has(id)).map((node) => ({ ...areaOf(node), path: node.id })),
    dots: nodes
      .filter(({ id }) => id.startsWith('dot:'))
      .map(({ x = 0, y = 0, width = 0 }) => ({ x: x + width / 2, y: y + DOT / 2 })),
    routes: (laid.edges ?? []).map((edge) => {
      const words = edge.labels?.[0]
      return { arrow: arrows.get(edge.id) ?? null, points: pointsOf(edge), label: words ? areaOf(words) : null }
    }),
  }
}
