/** Models what a snapshot of the game says about the game's chart. */
import * as E from 'fp-ts/lib/Either.js'
import { readSnapshot } from '../../budget/reading.ts'
import { clauseTruths } from '../../budget/truths.ts'
import type { ReadsSnapshot } from '../../chart/element/reads.ts'
import { type ChartGraph, chartGraph } from '../../chart/graph.ts'
import { gameMachine } from '../../engine/wiring.ts'

let known: ChartGraph | null = null

/** Read from the machine when it is first needed. */
const gameGraph = (): ChartGraph => {
  known ??= chartGraph(gameMachine)
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
