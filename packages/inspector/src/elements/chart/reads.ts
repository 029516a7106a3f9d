/** What the chart must know of a game in order to show it, and who reads that from a snapshot. */

import type { ChartGraph } from 'ptcg-turn-engine/chart'
import * as E from '#fp-ts/Either'
import type { Marked } from './marks.ts'

/** A snapshot as far as it matters to whoever sets it. */
export interface ChartSnapshot {
  readonly state: string
  readonly game: object
}

/** What a snapshot says about the chart. */
export interface ChartReading extends Pick<Marked, 'active' | 'truths'> {
  /** The chart of its game. */
  readonly graph: ChartGraph
}

/** Takes anything, null for nothing to read; answers with one sentence where it is no snapshot. Never throws. */
export type ReadsSnapshot = (snapshot: unknown) => E.Either<string, ChartReading | null>

/** The chart alone knows no game. */
export const READS_NONE: ReadsSnapshot = (snapshot) =>
  snapshot === null
    ? E.right(null)
    : E.left('This chart knows no game: set `graph` and `active`, or define it by `defineElements`.')
