/** Tables of names with one count each: reasons of refusals, words of the effect language, requests, events, ends of games. */

import type { Request } from '../../engine/play/request.ts'
import { HANDLERS } from '../../game/effects/resolve.ts'
import { EVENT_TYPES } from '../../game/model/events.ts'
import { VIOLATION_CODES } from '../../game/rules/violation.ts'
import type { Counts, Tally } from '../coverage/tally.ts'
import { countOf, percent } from './figures.ts'
import { barCell, type HtmlRow, table } from './htmlTable.ts'
import { html, type Markup } from './markup.ts'

const REQUEST_KINDS = {
  main: true,
  choose: true,
  prizes: true,
  promote: true,
  coin: true,
  shuffle: true,
  random: true,
  resolve: true,
} as const satisfies { readonly [Kind in Request['kind']]: true }

interface Names {
  readonly name: string
  readonly title: string
  /** Every name there is; others are shown after them. Null: it is not known beforehand. */
  readonly known: readonly string[]
  readonly counts: Counts
  readonly empty: string
  /** Bars are shares of the most frequent, not orders of magnitude. */
  readonly isMix?: boolean
}

/** What never came first, then from frequent to seldom. */
const nameTable = ({ name, title, known, counts, empty, isMix = false }: Names): Markup => {
  const names = [...new Set([...known, ...Object.keys(counts)])]
  const all = names.map((one) => ({ one, count: countOf(counts, one) }))
  const most = Math.max(0, ...all.map(({ count }) => count))
  const total = all.reduce((sum, { count }) => sum + count, 0)
  const sorted = all.toSorted((a, b) => (a.count === 0 || b.count === 0 ? a.count - b.count : b.count - a.count))
  const rows = sorted.map(
    ({ one, count }): HtmlRow => ({
      isMissing: count === 0,
      cells: [
        { shown: html`<code>${one}</code>`, by: one },
        barCell(count, most, isMix ? count / Math.max(1, most) : undefined),
        { shown: count === 0 ? '–' : share(count, total), by: count, kind: 'number' },
      ],
    }),
  )
  return table({
    name,
    empty,
    columns: [
      { title, kind: 'text' },
      { title: 'Count', kind: 'number' },
      { title: 'Share', kind: 'number' },
    ],
    rows: rows.every(({ isMissing }) => isMissing) ? [] : rows,
  })
}

const share = (count: number, total: number): string => (count / total < 0.001 ? '< 0.1 %' : percent(count, total))

export const violationTable = ({ violations }: Tally): Markup =>
  nameTable({
    name: 'Reasons of refusals',
    title: 'Violation',
    known: VIOLATION_CODES,
    counts: violations,
    empty: 'No event was refused.',
  })

export const effectTable = ({ effects }: Tally): Markup =>
  nameTable({
    name: 'Words of the effect language',
    title: 'Effect',
    known: Object.keys(HANDLERS),
    counts: effects,
    empty: 'No effect was carried out.',
  })

export const requestTable = ({ requests }: Tally): Markup =>
  nameTable({
    name: 'Kinds of requests',
    title: 'Request',
    known: Object.keys(REQUEST_KINDS),
    counts: requests,
    empty: 'Nothing was asked of anybody.',
  })

export const eventTable = ({ eventTypes }: Tally): Markup =>
  nameTable({
    name: 'Accepted events',
    title: 'Event',
    known: EVENT_TYPES,
    counts: eventTypes,
    empty: 'No event was accepted.',
    isMix: true,
  })

export const resultTable = ({ results }: Tally): Markup =>
  nameTable({
    name: 'Ends of games',
    title: 'End',
    known: [],
    counts: results,
    empty: 'No game has ended.',
    isMix: true,
  })
