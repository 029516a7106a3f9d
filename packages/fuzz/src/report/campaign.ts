/** The data of a campaign's page: the report, the chart, and everything that could be reached. */

import { rulebook } from 'ptcg-turn-engine'
import type { ChartGraph } from 'ptcg-turn-engine/chart'
import { type CoveragePoint, coverageCurve } from './curve.ts'
import { type Reach, reachOf } from './reach.ts'
import type { FirstGames, Report } from './report.ts'

export interface CampaignPage {
  readonly report: Report
  readonly graph: ChartGraph
  readonly reach: Reach
  readonly curve: readonly CoveragePoint[]
}

const only = (games: FirstGames, known: ReadonlySet<string>): FirstGames =>
  Object.fromEntries(Object.entries(games).filter(([name]) => known.has(name)))

/** Names that this version of the engine does not know are left out, since they would exceed what can be reached. */
const knownCurve = (report: Report, { states, transitions, clauses }: Reach): readonly CoveragePoint[] => {
  const rules = new Set<string>(rulebook.map(({ id }) => id))
  const first = report.firstReached
  return coverageCurve({
    ...report,
    firstReached: {
      rulesAccepted: only(first.rulesAccepted, rules),
      rulesRejected: only(first.rulesRejected, rules),
      states: only(first.states, new Set(states.all)),
      transitions: only(first.transitions, new Set(transitions.all)),
      clausesHeld: only(first.clausesHeld, new Set(clauses.all)),
      clausesFailed: only(first.clausesFailed, new Set(clauses.all)),
    },
  })
}

export const campaignOf = (report: Report, graph: ChartGraph): CampaignPage => {
  const reach = reachOf(report.tally, graph)
  return { report, graph, reach, curve: knownCurve(report, reach) }
}
