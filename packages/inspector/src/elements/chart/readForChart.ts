/** Reads from a snapshot of the game what the chart shows of it. */

import type { ChartGraph } from 'ptcg-turn-engine/chart'
import { clauseTruths, writtenGraph } from 'ptcg-turn-engine/game-chart'
import { readSnapshot } from 'ptcg-turn-engine/internal/engine/explain/reading'
import { game } from 'ptcg-turn-engine/machines'
import * as E from '#fp-ts/Either'
import type { ReadsSnapshot } from './reads.ts'

let known: ChartGraph | null = null

/** Built on first use. */
const gameGraph = (): ChartGraph => {
  known ??= writtenGraph(game)
  return known
}

/** The chart of the game, its current state, and whether each clause holds. */
export const readForChart: ReadsSnapshot = (snapshot) =>
  snapshot === null
    ? E.right(null)
    : readSnapshot(snapshot, (read) => {
        const graph = gameGraph()
        return { graph, active: read.state, truths: clauseTruths(graph, read, null) }
      })
