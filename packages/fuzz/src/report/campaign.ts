/** A campaign as its page needs it: the report beside the chart, and what there is to reach. */

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

/** What this version of the engine does not know would be more than there is to reach. */
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
