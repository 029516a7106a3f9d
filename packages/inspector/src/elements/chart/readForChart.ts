/** Reads the parts of a game's snapshot that the chart shows. */

import { stepsOnly } from 'ptcg-turn-engine/chart'
import { clauseTruths, GAME_DESIGN, gameGraph, gameInWords } from 'ptcg-turn-engine/game-chart'
import { readSnapshot } from 'ptcg-turn-engine/internal/engine/explain/reading'
import * as E from '#fp-ts/Either'
import { damageNotes } from '../../damageNotes.ts'
import { GAME_LAYOUT } from './gameLayout.ts'
import type { DrawnChart, ReadsSnapshot, Wording } from './reads.ts'
import { layOutDesigned } from './seen.ts'

const drawn: { [Name in Wording]?: DrawnChart } = { words: { graph: gameInWords, layout: GAME_LAYOUT } }

/** The chart of the game in a wording. The chart with the machine's names is laid out on first use. */
const chartIn = (wording: Wording): DrawnChart => {
  drawn[wording] ??= { graph: gameGraph, layout: layOutDesigned(gameGraph, stepsOnly(gameGraph), GAME_DESIGN) }
  return drawn[wording]
}

/** Reads the chart of the game, its current state, the truth of each clause, and the damage of an attack in progress or just ended. */
export const readForChart: ReadsSnapshot = (snapshot) =>
  snapshot === null
    ? E.right({ chartIn, marks: null })
    : readSnapshot(snapshot, (read) => ({
        chartIn,
        marks: {
          active: read.state,
          truths: clauseTruths(gameGraph, read, null),
          notes: damageNotes(read.game, read.game.facts),
        },
      }))
