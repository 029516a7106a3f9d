/** The pages of the chart: the whole chart, its states and its events. */

import type { ChartState } from 'ptcg-turn-engine/chart'
import { EVENTS } from 'ptcg-turn-engine/model'
import { TURN_STOPS, turnStopOf } from 'ptcg-turn-engine/table'
import { EVENT_WORDS } from 'ptcg-turn-engine/words'
import { STOP_BOXES, TURN_SIZE } from 'ptcg-turn-engine-inspector/internal/elements/turn/turnDrawing'
import { type Book, clauses, graph, steering, steeringTo } from './book.ts'
import { clauseLink, drawBox, fileOf, ruleLinks, STATES_INDEX, stateLink, transition } from './chartParts.ts'
import { clausePages } from './clausePages.ts'
import { type Html, html, type SitePage } from './html.ts'

const DRAWN: ReadonlySet<string> = new Set(STOP_BOXES.map(({ stop }) => stop))

/** The drawing of the turn with the stage of a state marked; null for a state outside a turn. */
const turnWith = (path: string): Html | null => {
  const stop = turnStopOf(path)
  const { says } = TURN_STOPS[stop]
  const { width, height } = TURN_SIZE
  return path === '' || !DRAWN.has(stop)
    ? null
    : html`<p><img src="../turn/${stop}.svg" width="${width}" height="${height}" alt="Where it is in a turn: ${says}" loading="lazy"></p>`
}

const statePage = (state: ChartState): SitePage => {
  const { path, description, cite, entry, tags } = state
  const inside = graph.states.filter(({ parent }) => parent === path && path !== state.parent)
  const from = graph.transitions.filter(({ source }) => source === path)
  const into = [...new Set(graph.transitions.filter(({ target }) => target === path).map(({ source }) => source))]
  return {
    path: `states/${fileOf(path)}.html`,
    title: `State ${fileOf(path)}`,
    description: `${description} A state of the turn's chart, with its transitions.`,
    above: [STATES_INDEX],
    body: html`<h1>${state.key}</h1><p class="lead">${description}</p>
${turnWith(path)}
<section class="chart">${drawBox(path, from.length === 0 ? html`<p class="says">It has no transitions of its own; only those of the states around it leave it.</p>` : html`<ul class="transitions">${from.map((one) => transition(one, null))}</ul>`)}</section>
<section class="belonging"><h2>What belongs to it</h2><dl>
${cite.length === 0 ? null : html`<dt>Rules</dt><dd>${ruleLinks(cite)}</dd>`}
${inside.length === 0 ? null : html`<dt>States inside</dt><dd><ul class="links">${inside.map((one) => html`<li>${stateLink(one.path, one.key)}</li>`)}</ul></dd>`}
${into.length === 0 ? null : html`<dt>Entered from</dt><dd><ul class="links">${into.map((one) => html`<li>${stateLink(one)}</li>`)}</ul></dd>`}
${entry.length === 0 ? null : html`<dt>Done on entry</dt><dd><code>${entry.join(', ')}</code></dd>`}
${tags.length === 0 ? null : html`<dt>Tags</dt><dd><code>${tags.join(', ')}</code></dd>`}
</dl></section>`,
  }
}

const SENDERS = {
  turnPlayer: 'the player whose turn it is',
  asked: 'the player who is asked',
  either: 'either player',
  host: 'the host, who answers for chance',
} as const

const eventPage = (book: Book, type: keyof typeof EVENTS): SitePage => {
  const { sender, parts } = EVENTS[type]
  const taken = graph.transitions.filter(({ event }) => event === type)
  const rules = [...new Set(taken.flatMap(({ cite }) => cite))]
  const before = steeringTo(type)
  const tried = [...book.rules, ...book.rulings].filter(({ cases }) => cases.some((one) => one.type === type))
  return {
    path: `events/${type}.html`,
    title: `Event ${type}`,
    description: `${type}, "${EVENT_WORDS[type]}": its sender, its clauses and its rules.`,
    above: [STATES_INDEX],
    body: html`<h1><code>${type}</code></h1><p class="lead">“${EVENT_WORDS[type]}”, sent by ${SENDERS[sender]}.</p>
<section class="belonging"><dl><dt>Parts</dt><dd><code>${['type', ...(sender === 'host' ? [] : ['player']), ...parts].join(', ')}</code></dd>
<dt>Rules</dt><dd>${ruleLinks(rules)}</dd>
${before.length === 0 ? null : html`<dt>Asked for when</dt><dd><ul class="links">${before.map((name) => html`<li>${clauseLink(name)}</li>`)}</ul></dd>`}
<dt>Tested in</dt><dd><ul class="links">${tried.map(({ id, path }) => html`<li><a href="../${path}">${id}</a></li>`)}</ul></dd></dl></section>
<section class="chart"><h2>Where it is taken</h2><ul class="transitions">${taken.slice(0, 8).map((one) => html`<li class="place">${stateLink(one.source)}<ul>${transition(one, null)}</ul></li>`)}</ul>${taken.length > 8 ? html`<details><summary>${taken.length - 8} more</summary><ul class="links">${taken.slice(8).map((one) => html`<li>${stateLink(one.source)}</li>`)}</ul></details>` : null}</section>`,
  }
}

const tree = (parent: string): Html => {
  const inside = graph.states.filter((state) => state.parent === parent && state.path !== '')
  return inside.length === 0
    ? html``
    : html`<ul>${inside.map(({ path, key, description }) => html`<li>${stateLink(path, key)} <span class="says">${description}</span>${tree(path)}</li>`)}</ul>`
}

/** All pages of the chart. */
export const chartPages = (book: Book): readonly SitePage[] => [
  {
    path: STATES_INDEX.path,
    title: 'The chart',
    description: `The statechart that is the engine: ${graph.states.length} states, ${clauses.length + steering.length} clauses, ${Object.keys(EVENTS).length} events, each with its rules.`,
    body: html`<h1>The chart</h1><p class="lead">The chart is the engine. Its states are the steps of the rulebook, its clauses are the rules by name.</p>
<p><a href="#states">${graph.states.length} states</a> · <a href="#events">${Object.keys(EVENTS).length} events</a> · <a href="#clauses">${clauses.length} clauses about events</a>, and <a href="#steering">${steering.length} that steer the chart</a></p>
<p><img src="../turn.svg" width="${TURN_SIZE.width}" height="${TURN_SIZE.height}" alt="A turn: Draw, Main, the attack from A to F, the six steps of its damage, Knock Out, End, Checkup"></p>
<p>The whole chart, with the machine's names. It opens as a separate picture, which can be enlarged:</p>
<p><a href="../statechart.svg"><img class="wide" src="../statechart.svg" alt="The statechart of a game: set-up, turn with draw, main, attack A to F and end, Knock Outs, Pokémon Checkup" loading="lazy" width="1493" height="2688"></a></p>
<h2 id="events">Events</h2><ul class="links">${Object.keys(EVENTS).map((type) => html`<li><a href="../events/${type}.html">${type}</a></li>`)}</ul>
<h2 id="clauses">Clauses about events</h2><ul class="links">${clauses.map(([name]) => html`<li>${clauseLink(name)}</li>`)}</ul>
<h2 id="steering">Clauses that steer the chart</h2><ul class="links">${steering.map((name) => html`<li>${clauseLink(name)}</li>`)}</ul>
<h2 id="states">States</h2><div class="tree"><ul><li>${stateLink('')} <span class="says">${graph.states[0]?.description ?? ''}</span>${tree('')}</li></ul></div>`,
  },
  ...graph.states.map(statePage),
  ...clausePages(book),
  ...(Object.keys(EVENTS) as (keyof typeof EVENTS)[]).map((type) => eventPage(book, type)),
]
