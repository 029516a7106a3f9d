/** Writes a transition: its event, and each of its clauses on a line that can be marked as true or false. */
import type { ChartTransition, Point, Size } from 'ptcg-turn-engine/chart'
import { type DrawnWord, WORDS, wordAt, wordWidth } from './letters.ts'
import { eventWritten } from './written.ts'

export interface Listing extends Point, Size {
  /** The id of the transition. */
  readonly id: string
  /** The words of the listing, with positions relative to its corner. */
  readonly words: readonly DrawnWord[]
}

/** The width of the mark before a clause. */
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

/** Lists a transition in its source's box: its event, its target, and its clauses. */
export const listedInBox = (transition: ChartTransition, leadsTo: string | null): Listing => {
  const { id } = transition
  const way = leadsTo === null ? '' : ` → ${leadsTo}`
  return set(id, [{ lettering: 'event', text: `${eventWritten(transition)}${way}` }, ...clauseRows(transition)])
}

/**
 * Lists a transition at its arrow. If an event causes the transition, only the event is named, because the clauses are in the source's box.
 * An automatic transition lists its clauses; without clauses it is marked as the default if it shares the arrow with others.
 */
export const listedAtArrow = (transition: ChartTransition, alone: boolean): Listing => {
  const { id, event, clauses } = transition
  if (event !== null) return set(id, [{ lettering: 'event', text: eventWritten(transition) }])
  return set(id, clauses.length > 0 || alone ? clauseRows(transition) : [{ lettering: 'otherwise', text: 'otherwise' }])
}

/** Sets listings below each other. */
export const stack = (listings: readonly Listing[], gap: number): readonly Listing[] => {
  let y = 0
  return listings.map((listing) => {
    const placed = { ...listing, y }
    y += listing.height + gap
    return placed
  })
}

/** The size of listings below each other. */
export const extentOfListings = (listings: readonly Listing[]): Size => ({
  width: Math.max(0, ...listings.map(({ x, width }) => x + width)),
  height: Math.max(0, ...listings.map(({ y, height }) => y + height)),
})

const GAP = { across: 20, down: 9 } as const

/** The height up to which a column reads well; taller ones are split unless the box would become too wide. */
const HIGHEST = 590

const isWithin = (column: readonly Listing[], high: number): boolean =>
  extentOfListings(stack(column, GAP.down)).height <= high

/**
 * Splits listings into as few columns as possible. No column is taller than `high`, unless it consists of a single listing that is taller.
 */
const columnsWithin = (listings: readonly Listing[], high: number): readonly (readonly Listing[])[] => {
  const columns: Listing[][] = []
  for (const listing of listings) {
    const last = columns.at(-1)
    if (last !== undefined && isWithin([...last, listing], high)) last.push(listing)
    else columns.push([listing])
  }
  return columns
}

/** All possible column heights, the lowest first: one for every run of consecutive listings. */
const heightsOfColumns = (listings: readonly Listing[]): readonly number[] =>
  listings
    .flatMap((_, from) => stack(listings.slice(from), GAP.down).map(({ y, height }) => y + height))
    .toSorted((one, other) => one - other)

const widthOf = (columns: readonly (readonly Listing[])[]): number =>
  columns.reduce((sum, column) => sum + extentOfListings(column).width, GAP.across * (columns.length - 1))

/**
 * Places listings in columns, in chart order: in as few columns as read well, or as many as fit the width `wide`. The tallest column is as
 * low as possible.
 */
export const inColumns = (listings: readonly Listing[], wide?: number): readonly Listing[] => {
  const fewest = columnsWithin(listings, HIGHEST).length
  const fits = (columns: readonly (readonly Listing[])[]): boolean =>
    wide === undefined ? columns.length <= fewest : widthOf(columns) <= wide || columns.length === 1
  const high = heightsOfColumns(listings).find((height) => fits(columnsWithin(listings, height)))
  let x = 0
  return columnsWithin(listings, high ?? HIGHEST).flatMap((column) => {
    const placed = stack(column, GAP.down).map((listing) => ({ ...listing, x }))
    x += extentOfListings(column).width + GAP.across
    return placed
  })
}
