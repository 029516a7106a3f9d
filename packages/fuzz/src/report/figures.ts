/** Formats numbers for people: with thousands separators, abbreviated, or durations in words. */
import type { CoverageCounts } from '../coverage/tally.ts'

const WHOLE = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })
const SHORT = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 3 })

/** A whole number with thousands separators: `12,345`. */
export const figure = (value: number): string => WHOLE.format(value)

const SIZES = [
  { from: 1e9, sign: 'B' },
  { from: 1e6, sign: 'M' },
  { from: 1e3, sign: 'k' },
] as const

/** A short form of a large number: 12.3k, 4.56M. Numbers up to 9,999 are written out. */
export const shortFigure = (value: number): string => {
  if (value < 10_000) return figure(value)
  const size = SIZES.find(({ from }) => value >= from * 0.9995)
  return size === undefined ? figure(value) : `${SHORT.format(value / size.from)}${size.sign}`
}

/** `1 game`, `2 games`. */
export const some = (value: number, noun: string, plural = `${noun}s`): string =>
  `${figure(value)} ${value === 1 ? noun : plural}`

/** `12,345 times`, or `never`. */
export const times = (value: number): string => {
  if (value === 0) return 'never'
  return value === 1 ? 'once' : `${figure(value)} times`
}

/** 87.2 %; 100 % means everything, without rounding up. */
export const percent = (part: number, of: number): string => {
  if (of === 0) return '–'
  const share = (part / of) * 100
  return share < 100 ? `${(Math.floor(share * 10) / 10).toFixed(1)} %` : '100 %'
}

/** `1 h 5 min`, `5 min 3 s`, `2.4 s`. */
export const duration = (seconds: number): string => {
  if (seconds < 60) return `${SHORT.format(Math.round(seconds * 10) / 10)} s`
  const whole = Math.round(seconds)
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  return hours > 0 ? `${figure(hours)} h ${minutes} min` : `${minutes} min ${whole % 60} s`
}

/** The count for a name; 0 if there is none. */
export const countFor = (counts: CoverageCounts, name: string): number =>
  Object.hasOwn(counts, name) ? (counts[name] ?? 0) : 0

/** The length of a bar, from 0 to 1, on a logarithmic scale, so that rare things are visible beside frequent ones. */
export const barOf = (value: number, most: number): number =>
  value <= 0 || most <= 0 ? 0 : Math.log1p(value) / Math.log1p(Math.max(value, most))

/** `a, b and c` */
export const joinWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`
