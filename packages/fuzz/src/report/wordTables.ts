/** Tables of names with one count each: reasons of refusals, effect words, requests, events, ends and lengths of games. */

import { VIOLATION_CODES } from 'ptcg-turn-engine/internal/game/rules/violation'
import { EVENT_TYPES } from 'ptcg-turn-engine/model'
import { EFFECT_WRITERS } from '../arbitraries/programs.ts'
import type { Tally } from '../coverage/tally.ts'
import { REQUEST_KINDS } from '../oracle/requestDiffers.ts'
import { countFor, percent } from './figures.ts'
import { barCell, type HtmlRow, htmlTable } from './htmlTable.ts'
import { html, type Markup } from './markup.ts'

interface Names {
  readonly name: string
  readonly title: string
  /** The names that the table has even if they never occurred, possibly none. */
  readonly known: readonly string[]
  readonly empty: string
  /** Bars are proportional to the most frequent count, and not logarithmic. */
  readonly isMix?: boolean
}

type Named = 'violations' | 'effects' | 'requests' | 'eventTypes' | 'results' | 'turns'

const NAMES: { readonly [What in Named]: Names } = {
  violations: {
    name: 'Reasons of refusals',
    title: 'Violation',
    known: VIOLATION_CODES,
    empty: 'No event was refused.',
  },
  effects: {
    name: 'Words of the effect language',
    title: 'Effect',
    known: Object.keys(EFFECT_WRITERS),
    empty: 'No effect was carried out.',
  },
  requests: {
    name: 'Kinds of requests',
    title: 'Request',
    known: REQUEST_KINDS,
    empty: 'No player was asked for anything.',
  },
  eventTypes: {
    name: 'Accepted events',
    title: 'Event',
    known: EVENT_TYPES,
    empty: 'No event was accepted.',
    isMix: true,
  },
  results: { name: 'Ends of games', title: 'End', known: [], empty: 'No game has ended.', isMix: true },
  turns: { name: 'Lengths of games', title: 'Turns', known: [], empty: 'No game has ended.', isMix: true },
}

/** A table of counts. Names that never occurred come first, then the others from frequent to rare. */
export const nameTable = (tally: Tally, what: Named): Markup => {
  const { name, title, known, empty, isMix = false } = NAMES[what]
  const counts = tally[what]
  const names = [...new Set([...known, ...Object.keys(counts)])]
  const all = names.map((one) => ({ one, count: countFor(counts, one) }))
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
  return htmlTable({
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
