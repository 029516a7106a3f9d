/** The part of the page with the statechart: two pictures with their maps, a legend, and every state in words. */
import type { CampaignPage } from './campaign.ts'
import { type ColouredChart, colouredChart } from './colouredChart.ts'
import { countFor, figure } from './figures.ts'
import { type HeatScale, heatScale, shadeOf } from './heat.ts'
import { html, type Markup, trusted } from './markup.ts'
import { stateList } from './stateList.ts'
import { stateName } from './stateNames.ts'

/** One scale for states and transitions, so that a colour means the same number everywhere. */
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

/** The boxes alone, small: an overview of the chart with its hot spots and the current view. */
const map = ({ width, height, states }: ColouredChart): Markup => {
  const boxes = states
    .map(({ x, y, width: wide, height: high, heat, isOuter }) => {
      const at = `x="${Math.round(x)}" y="${Math.round(y)}" width="${Math.round(wide)}" height="${Math.round(high)}"`
      return `<rect ${at} data-heat="${heat}"${isOuter ? ' class="outer"' : ''}/>`
    })
    .join('')
  return trusted(
    `<svg class="map" viewBox="0 0 ${width} ${height}" aria-hidden="true">${boxes}<rect class="seen" width="0" height="0"/></svg>`,
  )
}

const picture = (
  name: 'overview' | 'full',
  chart: ColouredChart,
): Markup => html`<div class="picture" data-picture="${name}">
<div class="window" tabindex="0" role="region" aria-label="${name === 'full' ? 'The statechart with every transition' : 'The statechart from a distance'}">${trusted(chart.svg)}</div>
${map(chart)}
</div>`

/** The list of places, with states that were never entered first. */
const places = ({ graph, reach }: CampaignPage): Markup => {
  const option = (path: string): Markup => html`<option value="${path}">${stateName(graph, path)}</option>`
  const missing = new Set(reach.states.missing)
  const reached = graph.states.map(({ path }) => path).filter((path) => !missing.has(path))
  const never = [...missing].map(option)
  const first = never.length === 0 ? '' : html`<optgroup label="Never entered">${never}</optgroup>`
  return html`<option value="-" selected>Go to a state …</option>${first}<optgroup label="Entered">${reached.map(option)}</optgroup>`
}

const tools = (campaign: CampaignPage): Markup => html`<div class="tools" hidden>
<span class="choice" role="group" aria-label="Picture"><button type="button" data-show="overview" aria-pressed="true">Overview</button><button type="button" data-show="full" aria-pressed="false">Every transition</button></span>
<label><span class="unseen">Go to a state</span><select data-places>${places(campaign)}</select></label>
<span class="choice" role="group" aria-label="Size"><button type="button" data-zoom="out" aria-label="Smaller">−</button><output data-scale>100 %</output><button type="button" data-zoom="in" aria-label="Larger">+</button><button type="button" data-zoom="width">Fit width</button><button type="button" data-zoom="all">Fit all</button></span>
<span class="how">Drag to move; Ctrl and wheel, + and − zoom; click on a state.</span>
</div>`

export const chartSection = async (campaign: CampaignPage): Promise<Markup> => {
  const { report, graph } = campaign
  const scale = scaleOf(campaign)
  const colouring = { tally: report.tally, scale, whole: graph }
  const [distant, full] = await Promise.all([colouredChart('overview', colouring), colouredChart('full', colouring)])
  return html`<section id="chart"><h2>Statechart</h2>
<p class="about">Numbers are how often a state was entered and a transition was taken; colours are their orders of magnitude.</p>
${legend(scale)}
<div class="chart">
${tools(campaign)}
<div class="stage">${picture('overview', distant)}${picture('full', full)}<aside class="panel" aria-label="State" tabindex="-1" hidden></aside></div>
</div>
${stateList(campaign, scale)}
</section>
`
}
