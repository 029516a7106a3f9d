/** The data of a campaign's page: the report, the chart, and everything that could be reached. */
import type { ChartGraph } from 'ptcg-turn-engine/chart'
import { type Reach, reachOf } from './reach.ts'
import type { Report } from './report.ts'

export interface CampaignPage {
  readonly report: Report
  readonly graph: ChartGraph
  readonly reach: Reach
}

export const campaignOf = (report: Report, graph: ChartGraph): CampaignPage => ({
  report,
  graph,
  reach: reachOf(report.tally, graph),
})
