/** The rules of the game in a table: how often each allowed something and forbade something. */
import { rulebook } from 'ptcg-turn-engine'
import { bothWaysTable } from './bothWaysTable.ts'
import type { CampaignPage } from './campaign.ts'
import { html, type Markup } from './markup.ts'
import { ruleCounts } from './reach.ts'

export const ruleTable = ({ report: { tally, firstReached } }: CampaignPage): Markup => {
  const known = new Set<string>(rulebook.map(({ id }) => id))
  const unknown = Object.keys(tally.rules).filter((id) => !known.has(id))
  const none = { says: 'This version of the engine has no such rule.', part: '–' }
  const all = [...rulebook, ...unknown.map((id) => ({ id, ...none }))]
  return bothWaysTable({
    name: 'Rules',
    noun: 'rule',
    columns: [
      { title: 'Rule', kind: 'number' },
      { title: 'Part', kind: 'text' },
      { title: 'What it says', kind: 'text' },
    ],
    ways: ['Accepted', 'Rejected'],
    first: [firstReached.rulesAccepted, firstReached.rulesRejected],
    rows: all.map(({ id, says, part }, at) => {
      const { accepted, rejected } = ruleCounts(tally, id)
      return {
        name: id,
        cells: [
          { shown: html`<code>${id}</code>`, by: at },
          { shown: part, kind: 'words' },
          { shown: says, kind: 'words' },
        ],
        counts: [accepted, rejected],
      }
    }),
  })
}
