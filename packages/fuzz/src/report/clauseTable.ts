/** A table of the chart's clauses: how often each was true and false, and the rule that it states. */
import { RULES } from 'ptcg-turn-engine/internal/game/rules/clauses'
import { bothWaysTable } from './bothWaysTable.ts'
import type { CampaignPage } from './campaign.ts'
import { figure } from './figures.ts'
import { html, type Markup } from './markup.ts'
import { clauseCounts, clausesOf } from './reach.ts'

const rulesByClause: ReadonlyMap<string, string> = new Map(
  Object.entries(RULES).map(([name, { rule }]) => [name, rule]),
)

export const clauseTable = ({ report: { tally, firstReached }, graph }: CampaignPage): Markup =>
  bothWaysTable({
    name: 'Clauses',
    noun: 'clause',
    columns: [
      { title: 'Clause', kind: 'text' },
      { title: 'Rule', kind: 'text' },
      { title: 'Transitions', kind: 'number' },
    ],
    ways: ['True', 'False'],
    first: [firstReached.clausesHeld, firstReached.clausesFailed],
    rows: [...new Set([...clausesOf(graph), ...Object.keys(tally.clauses)])].map((name) => {
      const { held, failed } = clauseCounts(tally, name)
      const users = graph.transitions.filter(({ clauses }) => clauses.includes(name)).length
      return {
        name,
        cells: [
          { shown: html`<code>${name}</code>`, by: name },
          { shown: rulesByClause.get(name) ?? 'steers', kind: 'words' },
          { shown: figure(users), by: users, kind: 'number' },
        ],
        counts: [held, failed],
      }
    }),
  })
