/** Reads, lays out and draws statecharts, and writes them in other formats. */
export { headAt, pathAlong } from './arrowPath.ts'
export { type Arrow, arrowsOf, listInside } from './arrows.ts'
export { collapse, standsFor, stepsOnly } from './collapse.ts'
export type { Arrangement, Design } from './design/design.ts'
export { placeDesigned } from './design/placeDesigned.ts'
export { escapeXml } from './draw.ts'
export { isSelfOrInside, lineOf, statesOf } from './family.ts'
export {
  type ChartGraph,
  type ChartState,
  type ChartTransition,
  chartGraph,
  idOfTransition,
  nameOfTrigger,
} from './graph.ts'
export { findPlaces } from './layout.ts'
export { type Face, textWidth } from './lettering.ts'
export { type JsonObject, machineJson, v4MachineJson } from './machineJson.ts'
export { toMermaid } from './mermaid.ts'
export { isWithin, overview } from './overview.ts'
export type { Area, Placed, Point, Size, ToPlace } from './place.ts'
export { toScxml } from './scxml.ts'
export { statechartMarkdown } from './statechartDocument.ts'
export { STYLE } from './style.ts'
export { toSvg } from './svg.ts'
export { arrowWriting, hintOf } from './writing.ts'
