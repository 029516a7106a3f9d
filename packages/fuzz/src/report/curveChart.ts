/** Coverage over time as a line chart: the share of everything that was reached after a number of games. */
import type { CampaignPage } from './campaign.ts'
import type { CoveragePoint } from './curve.ts'
import { figure, percent, some } from './figures.ts'
import { html, type Markup, trusted } from './markup.ts'
import { REACHES, type ReachName } from './reach.ts'

const WIDTH = 600
const HEIGHT = 270
const PLOT = { left: 46, right: 588, top: 12, bottom: 228 } as const

const TITLES: { readonly [Name in ReachName]: string } = {
  rules: 'Rules, both ways',
  states: 'States',
  transitions: 'Transitions',
  clauses: 'Clauses, both ways',
}

const rounded = (value: number): string => String(Math.round(value * 10) / 10)

/** 1, 2, 5, 10, 20, ... up to the number, at most seven of them. */
const marksUpTo = (last: number): readonly number[] => {
  const marks: number[] = []
  for (let power = 1; power <= last; power *= 10) marks.push(...[1, 2, 5].map((one) => one * power))
  const within = marks.filter((mark) => mark <= last)
  const every = Math.ceil(within.length / 7)
  return within.filter((_, at) => at % every === 0)
}

/** A campaign reaches most of its coverage in its first games, so the axis of games is logarithmic. */
const acrossOf =
  (last: number) =>
  (games: number): number =>
    PLOT.left + (Math.log(Math.max(1, games)) / Math.log(Math.max(2, last))) * (PLOT.right - PLOT.left)

const upOf =
  (lowest: number) =>
  (share: number): number =>
    PLOT.bottom - ((share - lowest) / (1 - lowest)) * (PLOT.bottom - PLOT.top)

const shareOf = (point: CoveragePoint, name: ReachName, { reach }: CampaignPage): number =>
  reach[name].all.length === 0 ? 1 : point[name] / reach[name].all.length

/** The maximum number of points; more could not be distinguished. */
const MAX_POINTS = 240

const thinned = (curve: readonly CoveragePoint[]): readonly CoveragePoint[] => {
  const every = Math.ceil(curve.length / MAX_POINTS)
  return curve.filter((_, at) => at % every === 0 || at === curve.length - 1)
}

const inWords = (point: CoveragePoint, { reach }: CampaignPage): string =>
  `After ${some(point.games, 'game')}: ${REACHES.map((name) => `${figure(point[name])} of ${figure(reach[name].all.length)} ${name}`).join(', ')}`

const drawn = (campaign: CampaignPage, curve: readonly CoveragePoint[]): string => {
  const last = curve.at(-1)?.games ?? 1
  const shares = REACHES.map((name) => shareOf(curve[0] as CoveragePoint, name, campaign))
  const lowest = Math.min(0.9, Math.floor(Math.min(...shares) * 10) / 10)
  const across = acrossOf(last)
  const up = upOf(lowest)
  const step = lowest < 0.5 ? 0.2 : lowest < 0.8 ? 0.1 : 0.05
  const levels = Array.from({ length: Math.floor((1 - lowest) / step + 1.001) }, (_, at) => 1 - at * step)
  const grid = levels.map((share) => {
    const y = rounded(up(share))
    return `<path class="grid" d="M${PLOT.left} ${y}H${PLOT.right}"/><text class="scale end" x="${PLOT.left - 7}" y="${rounded(up(share) + 4)}">${Math.round(share * 100)} %</text>`
  })
  const marks = marksUpTo(last).map((mark) => {
    const x = rounded(across(mark))
    return `<path class="tick" d="M${x} ${PLOT.bottom}v5"/><text class="scale middle" x="${x}" y="${PLOT.bottom + 19}">${figure(mark)}</text>`
  })
  const line = (name: ReachName): string => {
    const path = curve.map((point, at) => {
      const y = rounded(up(shareOf(point, name, campaign)))
      return at === 0 ? `M${rounded(across(point.games))} ${y}` : `H${rounded(across(point.games))}V${y}`
    })
    return `<path class="line ${name}" d="${path.join('')}"/>`
  }
  const columns = curve.map((point, at) => {
    const x = across(point.games)
    const next = curve[at + 1]
    const wide = (next === undefined ? PLOT.right : across(next.games)) - x
    return `<rect class="column" x="${rounded(x)}" y="${PLOT.top}" width="${rounded(Math.max(2, wide))}" height="${PLOT.bottom - PLOT.top}"><title>${inWords(point, campaign)}</title></rect>`
  })
  return `<svg class="plot" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${inWords(curve.at(-1) as CoveragePoint, campaign)}">${grid.join('')}${marks.join('')}<path class="axis" d="M${PLOT.left} ${PLOT.bottom}H${PLOT.right}"/>${REACHES.map(line).join('')}${columns.join('')}<text class="scale middle" x="${(PLOT.left + PLOT.right) / 2}" y="${HEIGHT - 5}">games played</text></svg>`
}

/** The chart and its legend. */
export const curveChart = (campaign: CampaignPage): Markup => {
  const curve = thinned(campaign.curve)
  const last = curve.at(-1)
  if (last === undefined || last.games < 1) return html`<p class="empty">No game has been played.</p>`
  const keys = REACHES.map((name) => {
    const all = campaign.reach[name].all.length
    return html`<li><i class="line ${name}"></i>${TITLES[name]} <b>${percent(last[name], all)}</b></li>`
  })
  if (curve.length < 2)
    return html`<ul class="keys">${keys}</ul><p class="empty">All of it was reached in the first game, so there is no line to draw.</p>`
  return html`<ul class="keys">${keys}</ul>${trusted(drawn(campaign, curve))}`
}
