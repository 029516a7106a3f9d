/** A table of names that games should reach in two ways: the count of each way, and the first game after which both had been reached. */
import { figure } from './figures.ts'
import { barCell, type Cell, type Column, htmlTable, missingFirst } from './htmlTable.ts'
import type { Markup } from './markup.ts'
import type { FirstGames } from './report.ts'

type Two<Value> = readonly [one: Value, other: Value]

/** The name of a row, its cells before the counts, and the counts. */
interface Seen {
  readonly name: string
  readonly cells: readonly Cell[]
  readonly counts: Two<number>
}

interface BothWaysOf {
  readonly name: string
  /** The word for a row, which also begins the ids of rows. */
  readonly noun: string
  readonly columns: readonly Column[]
  readonly ways: Two<string>
  readonly first: Two<FirstGames>
  readonly rows: readonly Seen[]
}

const sinceCell = (first: Two<FirstGames>, name: string): Cell => {
  const never = Number.MAX_SAFE_INTEGER
  const since = Math.max(...first.map((games) => (Object.hasOwn(games, name) ? games[name] : undefined) ?? never))
  return { shown: since === never ? '–' : figure(since), by: since, kind: 'number' }
}

export const bothWaysTable = ({ name: title, noun, columns, ways, first, rows }: BothWaysOf): Markup => {
  const most = Math.max(0, ...rows.flatMap(({ counts }) => counts))
  return htmlTable({
    name: title,
    filter: noun,
    empty: `There are no ${noun}s.`,
    columns: [...columns, ...[...ways, 'Since game'].map((way): Column => ({ title: way, kind: 'number' }))],
    rows: missingFirst(
      rows.map(({ name, cells, counts }) => ({
        id: `${noun}-${name}`,
        isMissing: counts.includes(0),
        cells: [...cells, ...counts.map((count) => barCell(count, most)), sinceCell(first, name)],
      })),
    ),
  })
}
