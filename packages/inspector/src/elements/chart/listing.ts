/** Writes out a transition: its event, and each of its clauses on a line that can be marked as true or false. */
import type { ChartTransition, Point, Size } from 'ptcg-turn-engine/chart'
import { type DrawnWord, WORDS, wordAt, wordWidth } from './letters.ts'
import { eventWritten } from './written.ts'

export interface Listing extends Point, Size {
  /** The transition. */
  readonly id: string
  /** Set from the corner of the listing. */
  readonly words: readonly DrawnWord[]
}

/** The mark of a clause stands before it. */
export const MARK = 13

interface Row {
  readonly lettering: 'event' | 'clause' | 'otherwise'
  readonly text: string
  readonly clause?: number
}

const set = (id: string, rows: readonly Row[]): Listing => {
  const indent = ({ lettering }: Row): number => (lettering === 'clause' ? MARK : 0)
  let top = 0
  const words = rows.map((row) => {
    const word = wordAt(row.lettering, row.text, indent(row), top)
    top += WORDS[row.lettering].line
    return row.clause === undefined ? word : { ...word, clause: row.clause }
  })
  const width = Math.max(0, ...rows.map((row) => indent(row) + wordWidth(row.lettering, row.text)))
  return { id, x: 0, y: 0, width, height: top, words }
}

const clauseRows = ({ clauses, words }: ChartTransition): readonly Row[] =>
  (words?.clauses ?? clauses).map((text, clause) => ({ lettering: 'clause', text, clause }))

/** In the box of its source: an event that somebody may send, with what must hold for it, and the state it leads to. */
export const listedInBox = (transition: ChartTransition, leadsTo: string | null): Listing => {
  const { id } = transition
  const way = leadsTo === null ? '' : ` → ${leadsTo}`
  return set(id, [{ lettering: 'event', text: `${eventWritten(transition)}${way}` }, ...clauseRows(transition)])
}

/**
 * At its arrow. What is sent is only named, since its clauses stand in the box that it is sent to; what happens by itself
 * says when. Beside others, one that has no clauses is taken otherwise.
 */
export const listedAtArrow = (transition: ChartTransition, alone: boolean): Listing => {
  const { id, event, clauses } = transition
  if (event !== null) return set(id, [{ lettering: 'event', text: eventWritten(transition) }])
  return set(id, clauses.length > 0 || alone ? clauseRows(transition) : [{ lettering: 'otherwise', text: 'otherwise' }])
}

/** Below each other. */
export const stacked = (listings: readonly Listing[], gap: number): readonly Listing[] => {
  let y = 0
  return listings.map((listing) => {
    const placed = { ...listing, y }
    y += listing.height + gap
    return placed
  })
}

/** How much room listings take. */
export const extentOf = (listings: readonly Listing[]): Size => ({
  width: Math.max(0, ...listings.map(({ x, width }) => x + width)),
  height: Math.max(0, ...listings.map(({ y, height }) => y + height)),
})

const GAP = { across: 20, down: 9 } as const

/** A column as high as that reads well; what is higher is set in several. One more column would make the box too wide. */
const HIGHEST = 590

const isWithin = (column: readonly Listing[], high: number): boolean =>
  extentOf(stacked(column, GAP.down)).height <= high

/** As few columns as it takes for none to be higher than that, but for a listing that is so by itself. */
const columnsWithin = (listings: readonly Listing[], high: number): readonly (readonly Listing[])[] => {
  const columns: Listing[][] = []
  for (const listing of listings) {
    const last = columns.at(-1)
    if (last !== undefined && isWithin([...last, listing], high)) last.push(listing)
    else columns.push([listing])
  }
  return columns
}

/** How high a column can be: what stands below each other without a gap in the order, the lowest first. */
const heightsOfColumns = (listings: readonly Listing[]): readonly number[] =>
  listings
    .flatMap((_, from) => stacked(listings.slice(from), GAP.down).map(({ y, height }) => y + height))
    .toSorted((one, other) => one - other)

const widthOf = (columns: readonly (readonly Listing[])[]): number =>
  columns.reduce((sum, column) => sum + extentOf(column).width, GAP.across * (columns.length - 1))

/**
 * In the order of the chart, down, then across: in as few columns as read well, or as many as are not wider than that; the highest of them
 * as low as it can be.
 */
export const inColumns = (listings: readonly Listing[], wide?: number): readonly Listing[] => {
  const fewest = columnsWithin(listings, HIGHEST).length
  const fits = (columns: readonly (readonly Listing[])[]): boolean =>
    wide === undefined ? columns.length <= fewest : widthOf(columns) <= wide || columns.length === 1
  const high = heightsOfColumns(listings).find((height) => fits(columnsWithin(listings, height)))
  let x = 0
  return columnsWithin(listings, high ?? HIGHEST).flatMap((column) => {
    const placed = stacked(column, GAP.down).map((listing) => ({ ...listing, x }))
    x += extentOf(column).width + GAP.across
    return placed
  })
}
