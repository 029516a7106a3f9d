/** The data about a game that the chart shows, and the interface of the function that reads it from a snapshot. */

import type { ChartGraph } from 'ptcg-turn-engine/chart'
import * as E from '#fp-ts/Either'
import type { Marked } from './marks.ts'

/** A snapshot, as far as its type matters to the caller. */
export interface ChartSnapshot {
  readonly state: string
  readonly game: object
}

/** The part of a snapshot that the chart shows. */
export interface ChartReading extends Pick<Marked, 'active' | 'truths'> {
  /** The chart of its game. */
  readonly graph: ChartGraph
}

/** Accepts any value, null for nothing to read; returns one sentence if the value is not a snapshot. Never throws. */
export type ReadsSnapshot = (snapshot: unknown) => E.Either<string, ChartReading | null>

/** Used by the chart element alone, which knows no game. */
export const READS_NONE: ReadsSnapshot = (snapshot) =>
  snapshot === null
    ? E.right(null)
    : E.left('This chart knows no game: set `graph` and `active`, or define it by `defineElements`.')
