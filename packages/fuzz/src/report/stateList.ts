/** Every state in words: how often it was entered, its transitions with their clauses, and the states inside it. */
import type { ChartState, ChartTransition } from 'ptcg-turn-engine/chart'
import type { CampaignPage } from './campaign.ts'
import { countFor, figure, times } from './figures.ts'
import { type HeatScale, heatOf } from './heat.ts'
import { type Content, EMPTY_MARKUP, html, joined, type Markup } from './markup.ts'
import { clauseCounts } from './reach.ts'
import { eventName, insideOf, stateAnchor, stateName } from './stateNames.ts'

const cited = (cite: readonly string[]): Content =>
  cite.length === 0
    ? EMPTY_MARKUP
    : html` <span class="cited">${joined(
        cite.map((id) => html`<a href="#rule-${id}">${id}</a>`),
        ' ',
      )}</span>`

const actionsOf = (actions: readonly string[], prefix: string): Content =>
  actions.length === 0 ? EMPTY_MARKUP : html`<p class="does">${prefix}${actions.join(', ')}</p>`

/** The descriptions of all states of a campaign's chart. */
export const stateList = ({ report: { tally }, graph }: CampaignPage, scale: HeatScale): Markup => {
  const linked = (path: string): Markup => html`<a href="#${stateAnchor(graph, path)}">${stateName(graph, path)}</a>`

  const clause = (name: string): Markup => {
    const { held, failed } = clauseCounts(tally, name)
    return html`<li><a href="#clause-${name}"><code>${name}</code></a> true ${times(held)}, false ${times(failed)}</li>`
  }

  const transition = (one: ChartTransition): Markup => {
    const count = countFor(tally.transitions, one.id)
    const target = one.target === null ? 'stays' : html`→ ${linked(one.target)}`
    const clauses = one.clauses.length === 0 ? EMPTY_MARKUP : html`<ul class="asks">${one.clauses.map(clause)}</ul>`
    return html`<li data-heat="${heatOf(scale, count)}"><p><b>${eventName(one)}</b> ${target} <span class="count">${times(count)}</span></p><p>${one.description}${cited(one.cite)}</p>${actionsOf(one.actions, 'does ')}${clauses}</li>`
  }

  const article = (state: ChartState): Markup => {
    const transitions = graph.transitions.filter(({ source }) => source === state.path)
    const inside = insideOf(graph, state.path)
    const count = countFor(tally.states, state.path)
    const entered =
      state.parent === null
        ? html`<span class="count">always</span>`
        : html`<span class="count">entered ${times(count)}</span>`
    const children = inside.map(
      ({ path, key }) =>
        html`<li data-heat="${heatOf(scale, countFor(tally.states, path))}"><a href="#${stateAnchor(graph, path)}">${key}</a> <span class="count">${figure(countFor(tally.states, path))}</span></li>`,
    )
    const heat = state.parent === null ? 'whole' : heatOf(scale, count)
    return html`<article id="${stateAnchor(graph, state.path)}" data-heat="${heat}">
<h4><code>${stateName(graph, state.path)}</code> ${entered}</h4>
<p>${state.description}${cited(state.cite)}</p>${actionsOf(state.entry, 'on entry ')}${actionsOf(state.exit, 'on exit ')}
${inside.length === 0 ? EMPTY_MARKUP : html`<ul class="inside">${children}</ul>`}
${transitions.length === 0 ? EMPTY_MARKUP : html`<ul class="ways">${transitions.map(transition)}</ul>`}
</article>
`
  }

  return html`<details class="in-words"><summary>Every state in words, with its transitions and clauses</summary><div class="articles">
${graph.states.map(article)}</div></details>`
}

/** Transitions that were never taken, grouped by source. */
export const neverTaken = ({ reach, graph }: CampaignPage): Markup => {
  const missing = graph.transitions.filter(({ id }) => reach.transitions.missing.includes(id))
  if (missing.length === 0)
    return html`<p class="empty">Every transition was taken: ${figure(graph.transitions.length)} of ${figure(graph.transitions.length)}.</p>`
  const items = missing.map(
    (one) =>
      html`<li data-heat="never"><p><a href="#${stateAnchor(graph, one.source)}">${stateName(graph, one.source)}</a> <b>${eventName(one)}</b> ${one.target === null ? 'stays' : `→ ${stateName(graph, one.target)}`}</p><p>${one.description}${cited(one.cite)}</p></li>`,
  )
  return html`<ul class="ways never-taken">${items}</ul>`
}
