/** A histogram of the lengths of games: how many games took how many turns. */
import type { CoverageCounts } from '../coverage/tally.ts'
import { figure, some } from './figures.ts'
import { html, type Markup, trusted } from './markup.ts'

const WIDTH = 600
const HEIGHT = 270
const PLOT = { left: 46, right: 588, top: 12, bottom: 228 } as const

/** The maximum number of bars. */
const MAX_BARS = 30

export interface Bin {
  /** The minimum and maximum number of turns. */
  readonly from: number
  readonly to: number
  readonly games: number
}

const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000] as const

/** Games by their turns, in bins of equal width. Keys that are not numbers are left out. */
export const binsOf = (turns: CoverageCounts): readonly Bin[] => {
  const lengths = Object.entries(turns)
    .map(([length, games]) => ({ length: Number(length), games }))
    .filter(({ length, games }) => Number.isSafeInteger(length) && length >= 0 && games > 0)
  if (lengths.length === 0) return []
  const least = lengths.reduce((low, { length }) => Math.min(low, length), Number.POSITIVE_INFINITY)
  const most = lengths.reduce((high, { length }) => Math.max(high, length), 0)
  const width =
    steps.find((step) => (most - least + 1) / step <= MAX_BARS - 1) ?? Math.ceil((most + 1) / (MAX_BARS - 1))
  const first = Math.floor(least / width) * width
  const bins = Array.from({ length: Math.floor((most - first) / width) + 1 }, (_, at) => ({
    from: first + at * width,
    to: first + at * width + width - 1,
    games: 0,
  }))
  for (const { length, games } of lengths) {
    const bin = bins[Math.floor((length - first) / width)]
    if (bin !== undefined) bin.games += games
  }
  return bins
}

/** The median number of turns. */
export const medianOf = (turns: CoverageCounts): number | null => {
  const lengths = Object.entries(turns)
    .map(([length, games]) => ({ length: Number(length), games }))
    .filter(({ length }) => Number.isSafeInteger(length))
    .toSorted((a, b) => a.length - b.length)
  const half = lengths.reduce((sum, { games }) => sum + games, 0) / 2
  let games = 0
  for (const one of lengths) {
    games += one.games
    if (games > 0 && games >= half) return one.length
  }
  return null
}

const niceAbove = (value: number): number => {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)))
  return [1, 2, 4, 5, 10].map((one) => one * power).find((one) => one >= value) ?? value
}

const named = ({ from, to }: Bin): string =>
  from === to ? some(from, 'turn') : `${figure(from)} to ${figure(to)} turns`

const drawn = (bins: readonly Bin[]): string => {
  const highest = niceAbove(Math.max(...bins.map(({ games }) => games)))
  const wide = (PLOT.right - PLOT.left) / bins.length
  const up = (games: number): number => PLOT.bottom - (games / highest) * (PLOT.bottom - PLOT.top)
  const levels = (highest < 4 ? [highest] : [highest / 4, highest / 2, (highest * 3) / 4, highest]).filter(
    Number.isInteger,
  )
  const grid = [0, ...levels].map(
    (level) =>
      `<path class="grid" d="M${PLOT.left} ${up(level).toFixed(1)}H${PLOT.right}"/><text class="scale end" x="${PLOT.left - 7}" y="${(up(level) + 4).toFixed(1)}">${figure(level)}</text>`,
  )
  const every = Math.ceil(bins.length / 10)
  const bars = bins.map((bin, at) => {
    const x = PLOT.left + at * wide
    const mark =
      at % every === 0
        ? `<text class="scale middle" x="${(x + wide / 2).toFixed(1)}" y="${PLOT.bottom + 19}">${figure(bin.from)}</text>`
        : ''
    const hint = `<title>${named(bin)}: ${some(bin.games, 'game')}</title>`
    const column = `<rect class="column" x="${x.toFixed(1)}" y="${PLOT.top}" width="${wide.toFixed(1)}" height="${PLOT.bottom - PLOT.top}"/>`
    const bar = `<rect class="bar" x="${(x + Math.min(2, wide / 8)).toFixed(1)}" y="${up(bin.games).toFixed(1)}" width="${(wide - 2 * Math.min(2, wide / 8)).toFixed(1)}" height="${(PLOT.bottom - up(bin.games)).toFixed(1)}"/>`
    return `<g>${hint}${column}${bar}</g>${mark}`
  })
  const least = bins[0]?.from ?? 0
  const says = `Games from ${figure(least)} to ${some(bins.at(-1)?.to ?? 0, 'turn')}`
  return `<svg class="plot" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${says}">${grid.join('')}${bars.join('')}<path class="axis" d="M${PLOT.left} ${PLOT.bottom}H${PLOT.right}"/><text class="scale middle" x="${(PLOT.left + PLOT.right) / 2}" y="${HEIGHT - 5}">turns</text></svg>`
}

export const histogram = (turns: CoverageCounts): Markup => {
  const bins = binsOf(turns)
  const median = medianOf(turns)
  if (bins.length === 0 || median === null) return html`<p class="empty">No game has been played to its end.</p>`
  const games = bins.reduce((sum, bin) => sum + bin.games, 0)
  return html`<p class="about">${some(games, 'finished game')}; half of them took ${some(median, 'turn')} or fewer.</p>${trusted(drawn(bins))}`
}
