/** Formats figures for the terminal and for the document. */
import type { Figure, FigureTarget } from './section.ts'

/** A number as people read it: with thousands separators, and no more digits than are significant. */
export const numberInWords = (value: number): string => {
  if (!Number.isFinite(value)) return 'none'
  const size = Math.abs(value)
  const digits = size >= 100 || Number.isInteger(value) ? 0 : size >= 10 ? 1 : 2
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

/** A factor, always with two decimals. */
export const timesInWords = (times: number): string => `${times.toFixed(2)}×`

export const figureInWords = ({ value, unit }: Pick<Figure, 'value' | 'unit'>): string =>
  unit === '×' ? `${numberInWords(value)}×` : `${numberInWords(value)} ${unit}`

export const spreadInWords = ({ spread }: Figure): string =>
  spread === undefined ? '' : `± ${(spread * 100).toFixed(1)} %`

/** A target in words, such as `at least 20`. */
export const wantedInWords = ({ atLeast, atMost }: FigureTarget): string =>
  [
    ...(atLeast === undefined ? [] : [`at least ${numberInWords(atLeast)}`]),
    ...(atMost === undefined ? [] : [`at most ${numberInWords(atMost)}`]),
  ].join(', ')
