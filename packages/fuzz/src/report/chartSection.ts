/** The part of the page with the statechart: two pictures and a legend. */
import type { CampaignPage } from './campaign.ts'
import { coloredChart } from './coloredChart.ts'
import { countFor, figure } from './figures.ts'
import { type HeatScale, heatScale, shadeOf } from './heat.ts'
import { html, type Markup, trustMarkup } from './markup.ts'

/** One scale for states and transitions, so that a color means the same number everywhere. */
const scaleOf = ({ report: { tally }, graph }: CampaignPage): HeatScale =>
  heatScale(
    Math.max(
      0,
      ...graph.states.map(({ path }) => countFor(tally.states, path)),
      ...graph.transitions.map(({ id }) => countFor(tally.transitions, id)),
    ),
  )

const legend = (scale: HeatScale): Markup => {
  const steps = scale.from.map((from, step) => {
    const next = scale.from[step + 1]
    const upTo = next === undefined ? '+' : next - 1 === from ? '' : `–${figure(next - 1)}`
    return html`<li><i data-heat="${shadeOf(scale, step)}"></i>${figure(from)}${upTo}</li>`
  })
  return html`<ul class="legend" aria-label="How often states were entered and transitions taken"><li><i data-heat="never"></i><b>never</b></li>${steps}</ul>`
}

const picture = (name: 'overview' | 'full', title: string, svg: string): Markup =>
  html`<div class="window" data-picture="${name}" tabindex="0" role="region" aria-label="${title}">${trustMarkup(svg)}</div>`

export const chartSection = async (campaign: CampaignPage): Promise<Markup> => {
  const { report, graph } = campaign
  const scale = scaleOf(campaign)
  const coloring = { tally: report.tally, scale, whole: graph }
  const [distant, full] = await Promise.all([coloredChart('overview', coloring), coloredChart('full', coloring)])
  return html`<section id="chart"><h2>Statechart</h2>
<p class="about">The numbers count how often a state was entered or a transition was taken; the colors show the order of magnitude.</p>
${legend(scale)}
<div class="chart">${picture('overview', 'The statechart from a distance', distant)}${picture('full', 'The statechart with every transition', full)}</div>
</section>
`
}
