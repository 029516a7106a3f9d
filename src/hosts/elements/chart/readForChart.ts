/** Tells what a snapshot of the game says about the game's chart. */
import * as E from 'fp-ts/lib/Either.js'
import { game } from '../../../../machines/game.ts'
import { readSnapshot } from '../../../engine/explain/reading.ts'
import type { ChartGraph } from '../../../view/chart/graph.ts'
import { clauseTruths } from '../../../view/gameOnChart/truths.ts'
import { writtenGraph } from '../../../view/gameOnChart/writtenGraph.ts'
import type { ReadsSnapshot } from './reads.ts'

let known: ChartGraph | null = null

/** Read when it is first needed. */
const gameGraph = (): ChartGraph => {
  known ??= writtenGraph(game)
  return known
}

/** The chart of the game, the state it is in, and whether each clause holds. */
export const readForChart: ReadsSnapshot = (snapshot) =>
  snapshot === null
    ? E.right(null)
    : readSnapshot(snapshot, (read) => {
        const graph = gameGraph()
        return { graph, active: read.state, truths: clauseTruths(graph, read, null) }
      })
