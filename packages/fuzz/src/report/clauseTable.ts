/** A table of the chart's clauses: how often each was true and false, and the rule it stands for. */
import { RULES } from 'ptcg-turn-engine/internal/game/rules/clauses'
import type { CampaignPage } from './campaign.ts'
import { figure } from './figures.ts'
import { type HtmlRow, missingFirst, table } from './htmlTable.ts'
import { html, type Markup } from './markup.ts'
import { clauseCounts, clausesOf } from './reach.ts'
import { bothWaysCells } from './ruleTable.ts'

const rulesByClause: ReadonlyMap<string, string> = new Map(
  Object.entries(RULES).map(([name, { rule }]) => [name, rule]),
)

export const clauseTable = ({ report, graph }: CampaignPage): Markup => {
  const { tally, firstReached } = report
  const known = clausesOf(graph)
  const names = [...known, ...Object.keys(tally.clauses).filter((name) => !known.includes(name))]
  const most = Math.max(
    0,
    ...names.map((name) => clauseCounts(tally, name)).flatMap(({ held, failed }) => [held, failed]),
  )
  const rows = names.map((name): HtmlRow => {
    const { held, failed } = clauseCounts(tally, name)
    const users = graph.transitions.filter(({ clauses }) => clauses.includes(name)).length
    return {
      id: `clause-${name}`,
      isMissing: held === 0 || failed === 0,
      cells: [
        { shown: html`<code>${name}</code>`, by: name },
        { shown: rulesByClause.get(name) ?? 'steers', kind: 'words' },
        { shown: figure(users), by: users, kind: 'number' },
        ...bothWaysCells([held, failed], most, [firstReached.clausesHeld, firstReached.clausesFailed], name),
      ],
    }
  })
  return table({
    name: 'Clauses',
    filter: 'clause',
    empty: 'The chart has no clauses.',
    columns: [
      { title: 'Clause', kind: 'text' },
      { title: 'Rule', kind: 'text' },
      { title: 'Transitions', kind: 'number' },
      { title: 'True', kind: 'number' },
      { title: 'False', kind: 'number' },
      { title: 'Since game', kind: 'number' },
    ],
    rows: missingFirst(rows),
  })
}
