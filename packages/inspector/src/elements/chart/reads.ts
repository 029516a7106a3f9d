/** The data about a game that the chart shows, and the interface of the function that reads it from a snapshot. */

import type { ChartGraph } from 'ptcg-turn-engine/chart'
import * as E from '#fp-ts/Either'
import type { Marked } from './marks.ts'
import type { SeenLayout } from './seen.ts'

/** The least that the type of a snapshot must have to be given to the chart. */
export interface ChartSnapshot {
  readonly state: string
  readonly game: object
}

/** The words of a chart: those of players, or the names in the machine. */
export const WORDINGS = ['words', 'names'] as const
export type Wording = (typeof WORDINGS)[number]

/** A chart and its layout. */
export interface DrawnChart {
  readonly graph: ChartGraph
  readonly layout: SeenLayout
}

/** The part of a snapshot that the chart shows. */
export interface ChartReading {
  /** The marks of its moment, or null without a snapshot. */
  readonly marks: Pick<Marked, 'active' | 'truths' | 'notes'> | null
  /** The chart of its game. */
  readonly chartIn: (wording: Wording) => DrawnChart
}

/** Accepts any value, null for no snapshot; returns one sentence if the value is not a snapshot. Never throws. */
export type ReadsSnapshot = (snapshot: unknown) => E.Either<string, ChartReading | null>

/** The reader of a chart element that was defined without the game: any snapshot is an error. */
export const READS_NONE: ReadsSnapshot = (snapshot) =>
  snapshot === null
    ? E.right(null)
    : E.left('This chart knows no game: set `graph` and `active`, or define the element with `defineElements`.')
