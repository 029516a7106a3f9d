/** A table of the page: sortable columns, highlighted rows where something is missing, numbers with small bars. */
import { barOf, figure } from './figures.ts'
import { type Content, EMPTY_MARKUP, html, type Markup } from './markup.ts'

export interface Column {
  readonly title: string
  readonly kind: 'text' | 'number'
}

export interface Cell {
  readonly shown: Content
  /** The sort key, if it differs from the displayed value. */
  readonly by?: number | string
  readonly kind?: 'number' | 'words'
}

export interface HtmlRow {
  readonly cells: readonly Cell[]
  readonly id?: string
  readonly isMissing?: boolean
}

export interface TableOf {
  readonly name: string
  readonly columns: readonly Column[]
  readonly rows: readonly HtmlRow[]
  /** The word for a row, beside the filter. Without it there is no filter. */
  readonly filter?: string
  /** The text of an empty table. */
  readonly empty: string
}

/** A number with a bar, logarithmic by default. Zero is highlighted. */
export const barCell = (value: number, most: number, part = barOf(value, most)): Cell => ({
  shown: html`<span class="amount${value === 0 ? ' none' : ''}"><span>${value === 0 ? 'never' : figure(value)}</span><i style="--part:${part.toFixed(3)}"></i></span>`,
  by: value,
  kind: 'number',
})

const cell = ({ shown, by, kind }: Cell): Markup =>
  html`<td${kind === undefined ? EMPTY_MARKUP : html` class="${kind}"`}${by === undefined ? EMPTY_MARKUP : html` data-by="${by}"`}>${shown}</td>`

const row = ({ cells, id, isMissing }: HtmlRow): Markup =>
  html`<tr${id === undefined ? EMPTY_MARKUP : html` id="${id}"`}${isMissing ? html` class="missing-row"` : EMPTY_MARKUP}>${cells.map(cell)}</tr>
`

/** A table. Its rows are in the given order until a reader sorts them. */
export const htmlTable = ({ name, columns, rows, filter, empty }: TableOf): Markup => {
  if (rows.length === 0) return html`<p class="empty">${empty}</p>`
  const search =
    filter === undefined
      ? EMPTY_MARKUP
      : html`<p class="filter" hidden><label>Filter <input type="search" autocomplete="off" spellcheck="false" placeholder="any words"></label> <output data-noun="${filter}"></output></p>`
  const heads = columns.map(
    ({ title, kind }) => html`<th scope="col" data-sort="${kind}" class="${kind}">${title}</th>`,
  )
  return html`<div class="sheet">${search}<div class="sideways" tabindex="0" role="group" aria-label="${name}"><table aria-label="${name}"><thead><tr>${heads}</tr></thead><tbody>
${rows.map(row)}</tbody></table></div></div>`
}

/** Rows with missing values first, then the other rows. Each group keeps its order. */
export const missingFirst = (rows: readonly HtmlRow[]): readonly HtmlRow[] => [
  ...rows.filter(({ isMissing }) => isMissing),
  ...rows.filter(({ isMissing }) => !isMissing),
]
