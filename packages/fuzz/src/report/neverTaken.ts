/** Lists the transitions that were never taken: for each, its meaning and the rules that it cites. */
import type { CampaignPage } from './campaign.ts'
import { figure } from './figures.ts'
import { html, joinMarkup, type Markup } from './markup.ts'
import { eventName, stateName } from './stateNames.ts'

/** Transitions that were never taken, grouped by source. */
export const neverTaken = ({ reach, graph }: CampaignPage): Markup => {
  const missing = graph.transitions.filter(({ id }) => reach.transitions.missing.includes(id))
  if (missing.length === 0)
    return html`<p class="empty">Every transition was taken: ${figure(graph.transitions.length)} of ${figure(graph.transitions.length)}.</p>`
  const items = missing.map(({ source, target, description, cite, ...one }) => {
    const rules = joinMarkup(
      cite.map((id) => html`<a href="#rule-${id}">${id}</a>`),
      ' ',
    )
    return html`<li data-heat="never"><p>${stateName(graph, source)} <b>${eventName(one)}</b> ${target === null ? 'stays' : `→ ${stateName(graph, target)}`}</p><p>${description} <span class="cited">${rules}</span></p></li>`
  })
  return html`<ul class="ways never-taken">${items}</ul>`
}
