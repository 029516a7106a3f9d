/**
 * Parts of the pages about the chart: links, a transition, a state inside the states around it, and the places on the chart that enforce a
 * rule.
 */
import type { ChartTransition } from 'ptcg-turn-engine/chart'
import { clausesEnforcing, graph } from './book.ts'
import { type Html, html } from './html.ts'

export const STATES_INDEX = { title: 'Chart', path: 'states/index.html' } as const

export const fileOf = (path: string): string => (path === '' ? 'game' : path)
export const stateLink = (path: string, text = fileOf(path)): Html =>
  html`<a href="../states/${fileOf(path)}.html">${text}</a>`
export const ruleLinks = (ids: readonly string[]): Html =>
  html`${ids.map((id, at) => html`${at === 0 ? null : ' '}<a class="rule" href="../rules/${id}.html">${id}</a>`)}`

export const clauseLink = (name: string, lit = false): Html =>
  html`<a class="${lit ? 'clause lit' : 'clause'}" href="../clauses/${name}.html">${name}</a>`

export const eventLink = (type: string | null): Html =>
  type === null
    ? html`<span class="event">automatic</span>`
    : html`<a class="event" href="../events/${type}.html">${type}</a>`

/** A transition: the event, its conditions, its target. */
export const transition = (one: ChartTransition, rule: string | null): Html => {
  const own = rule === null ? [] : clausesEnforcing(rule)
  const isLit = rule !== null && (one.cite.includes(rule) || one.clauses.some((name) => own.includes(name)))
  return html`<li class="${isLit ? 'transition lit' : 'transition'}">${eventLink(one.event)} ${one.description === '' ? null : html`<span class="says">${one.description}</span>`}
${one.clauses.length === 0 ? null : html`<span class="when">when ${one.clauses.map((name, at) => html`${at === 0 ? null : ', '}${clauseLink(name, own.includes(name))}`)}</span>`}
<span class="target">${one.target === null ? 'stays' : html`→ ${stateLink(one.target)}`}</span></li>`
}

/** A state in its place: boxes for the states around it, the outermost first, and the given content inside it. */
export const drawBox = (path: string, inside: Html): Html => {
  const keys = path === '' ? [] : path.split('.')
  return [...keys.keys()]
    .toReversed()
    .reduce(
      (inner, at) =>
        html`<div class="box"><p>${stateLink(keys.slice(0, at + 1).join('.'), keys[at])}</p>${inner}</div>`,
      inside,
    )
}

const MAX_PLACES = 4

/** The places on the chart that cite or enforce a rule. */
export const placesOnChart = (rule: string): Html => {
  const own = clausesEnforcing(rule)
  const guarded = graph.transitions.filter(
    ({ cite, clauses: asked }) => cite.includes(rule) || asked.some((name) => own.includes(name)),
  )
  const citing = graph.states.filter(({ cite }) => cite.includes(rule)).map(({ path }) => path)
  const places = [...new Set([...guarded.map(({ source }) => source), ...citing])]
  if (places.length === 0)
    return html`<section class="chart"><h2>On the chart</h2><p>No state or clause enforces this rule alone: the code that changes the game does, wherever that happens.</p></section>`
  /** The weight by which places are ordered: 2 for each transition that checks a clause of the rule, and 1 if the state cites the rule. */
  const weight = (path: string): number => {
    const asked = guarded.filter((one) => one.source === path && one.clauses.some((name) => own.includes(name)))
    return asked.length * 2 + (citing.includes(path) ? 1 : 0)
  }
  const deepest = places.toSorted((a, b) => weight(b) - weight(a))
  return html`<section class="chart"><h2>On the chart</h2>
${deepest.slice(0, MAX_PLACES).map((path) => {
  const state = graph.states.find((one) => one.path === path)
  const from = guarded.filter(({ source }) => source === path)
  return drawBox(
    path,
    html`<p class="says">${state?.description ?? ''}</p>${from.length === 0 ? null : html`<ul class="transitions">${from.slice(0, 6).map((one) => transition(one, rule))}</ul>`}`,
  )
})}
${deepest.length <= MAX_PLACES ? null : html`<details><summary>${deepest.length - MAX_PLACES} more ${deepest.length - MAX_PLACES === 1 ? 'place' : 'places'}</summary><ul class="links">${deepest.slice(MAX_PLACES).map((path) => html`<li>${stateLink(path)}</li>`)}</ul></details>`}
</section>`
}
