/** The rules of the game in a table: how often each allowed something and forbade something. */
import { rulebook } from 'ptcg-turn-engine'
import type { CampaignPage } from './campaign.ts'
import { figure } from './figures.ts'
import { barCell, type Cell, type HtmlRow, missingFirst, table } from './htmlTable.ts'
import { html, type Markup } from './markup.ts'
import { ruleCounts } from './reach.ts'
import type { FirstGames } from './report.ts'

const firstOf = (games: FirstGames, name: string): number | undefined =>
  Object.hasOwn(games, name) ? games[name] : undefined

/** A row's counts both ways, and the number of the game after which both had been seen. */
export const bothWaysCells = (
  [one, other]: readonly [number, number],
  most: number,
  firstGames: readonly [FirstGames, FirstGames],
  name: string,
): readonly Cell[] => {
  const games = firstGames.map((first) => firstOf(first, name) ?? Number.MAX_SAFE_INTEGER)
  const since = Math.max(...games)
  const shown = since === Number.MAX_SAFE_INTEGER ? '–' : figure(since)
  return [barCell(one, most), barCell(other, most), { shown, by: since, kind: 'number' }]
}

export const ruleTable = ({ report }: CampaignPage): Markup => {
  const { tally, firstReached } = report
  const known = new Set<string>(rulebook.map(({ id }) => id))
  const unknown = Object.keys(tally.rules).filter((id) => !known.has(id))
  const all = [...known, ...unknown].map((id) => ruleCounts(tally, id))
  const most = Math.max(0, ...all.flatMap(({ accepted, rejected }) => [accepted, rejected]))
  const rowOf = (id: string, says: string, part: string, at: number): HtmlRow => {
    const { accepted, rejected } = ruleCounts(tally, id)
    return {
      id: `rule-${id}`,
      isMissing: accepted === 0 || rejected === 0,
      cells: [
        { shown: html`<code>${id}</code>`, by: at },
        { shown: part, kind: 'words' },
        { shown: says, kind: 'words' },
        ...bothWaysCells([accepted, rejected], most, [firstReached.rulesAccepted, firstReached.rulesRejected], id),
      ],
    }
  }
  const rows = [
    ...rulebook.map(({ id, says, part }, at) => rowOf(id, says, part, at)),
    ...unknown.map((id, at) => rowOf(id, 'This version of the engine has no such rule.', '–', known.size + at)),
  ]
  return table({
    name: 'Rules',
    filter: 'rule',
    empty: 'There are no rules.',
    columns: [
      { title: 'Rule', kind: 'number' },
      { title: 'Part', kind: 'text' },
      { title: 'What it says', kind: 'text' },
      { title: 'Accepted', kind: 'number' },
      { title: 'Rejected', kind: 'number' },
      { title: 'Since game', kind: 'number' },
    ],
    rows: missingFirst(rows),
  })
}
