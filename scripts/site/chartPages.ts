/** The pages of the chart: its states, its clauses and its events, and the part of it that a rule's page shows. */

import { EVENTS } from '../../src/game/model/events.ts'
import { rulebook } from '../../src/game/rulebook/rulebook.ts'
import type { Clause } from '../../src/game/rules/clause.ts'
import { STEERING } from '../../src/game/rules/clauses.ts'
import type { ChartState, ChartTransition } from '../../src/view/chart/graph.ts'
import { EVENT_WORDS } from '../../src/view/words/eventWords.ts'
import { nameInWords } from '../../src/view/words/nameInWords.ts'
import { type Book, clauses, clausesOf, graph, rulesOfClause } from './book.ts'
import { type Html, html, type SitePage } from './html.ts'

const STEERING_NAMES = Object.keys(STEERING)
const STATES_INDEX = { title: 'Chart', path: 'states/index.html' } as const

const fileOf = (path: string): string => (path === '' ? 'game' : path)
const stateLink = (path: string, text = fileOf(path)): Html =>
  html`<a href="../states/${fileOf(path)}.html">${text}</a>`
const ruleLinks = (ids: readonly string[]): Html =>
  html`${ids.map((id, at) => html`${at === 0 ? null : ' '}<a class="rule" href="../rules/${id}.html">${id}</a>`)}`

const clauseLink = (name: string, lit: boolean): Html =>
  html`<a class="${lit ? 'clause lit' : 'clause'}" href="../clauses/${name}.html">${name}</a>`

/** A transition as the chart has it: the event, what must hold, where it leads. */
const transition = (one: ChartTransition, rule: string | null): Html => {
  const own = rule === null ? [] : clausesOf(rule)
  const isLit = rule !== null && (one.cite.includes(rule) || one.clauses.some((name) => own.includes(name)))
  return html`<li class="${isLit ? 'transition lit' : 'transition'}">${one.event === null ? html`<span class="event">by itself</span>` : html`<a class="event" href="../events/${one.event}.html">${one.event}</a>`} ${one.description === '' ? null : html`<span class="says">${one.description}</span>`}
${one.clauses.length === 0 ? null : html`<span class="when">when ${one.clauses.map((name, at) => html`${at === 0 ? null : ', '}${clauseLink(name, own.includes(name))}`)}</span>`}
<span class="target">${one.target === null ? 'stays' : html`→ ${stateLink(one.target)}`}</span></li>`
}

/** A state in its place: the states around it, outermost first, and in it the transitions that are asked for. */
const boxed = (path: string, inside: Html): Html => {
  const keys = path === '' ? [] : path.split('.')
  return [...keys.keys()]
    .toReversed()
    .reduce(
      (inner, at) =>
        html`<div class="box"><p>${stateLink(keys.slice(0, at + 1).join('.'), keys[at])}</p>${inner}</div>`,
      inside,
    )
}

const MOST_PLACES = 4

/** The part of the chart in which a rule lives. */
export const placesOnChart = (rule: string): Html => {
  const own = clausesOf(rule)
  const guarded = graph.transitions.filter(
    ({ cite, clauses: asked }) => cite.includes(rule) || asked.some((name) => own.includes(name)),
  )
  const citing = graph.states.filter(({ cite }) => cite.includes(rule)).map(({ path }) => path)
  const places = [...new Set([...guarded.map(({ source }) => source), ...citing])]
  if (places.length === 0)
    return html`<section class="chart"><h2>On the chart</h2><p>No state stands for it alone: it is kept by what changes the game, wherever that happens.</p></section>`
  /** Where a clause of the rule is asked comes first, then the states that stand for it. */
  const weight = (path: string): number => {
    const asked = guarded.filter((one) => one.source === path && one.clauses.some((name) => own.includes(name)))
    return asked.length * 2 + (citing.includes(path) ? 1 : 0)
  }
  const deepest = places.toSorted((a, b) => weight(b) - weight(a))
  return html`<section class="chart"><h2>On the chart</h2>
${deepest.slice(0, MOST_PLACES).map((path) => {
  const state = graph.states.find((one) => one.path === path)
  const from = guarded.filter(({ source }) => source === path)
  return boxed(
    path,
    html`<p class="says">${state?.description ?? ''}</p>${from.length === 0 ? null : html`<ul class="transitions">${from.slice(0, 6).map((one) => transition(one, rule))}</ul>`}`,
  )
})}
${deepest.length <= MOST_PLACES ? null : html`<details><summary>${deepest.length - MOST_PLACES} more ${deepest.length - MOST_PLACES === 1 ? 'place' : 'places'}</summary><ul class="links">${deepest.slice(MOST_PLACES).map((path) => html`<li>${stateLink(path)}</li>`)}</ul></details>`}
</section>`
}

const statePage = (state: ChartState): SitePage => {
  const { path, description, cite, entry, tags } = state
  const inside = graph.states.filter(({ parent }) => parent === path && path !== state.parent)
  const from = graph.transitions.filter(({ source }) => source === path)
  const into = [...new Set(graph.transitions.filter(({ target }) => target === path).map(({ source }) => source))]
  return {
    path: `states/${fileOf(path)}.html`,
    title: `State ${fileOf(path)}`,
    description: `${description} A state of the chart of the turn, with what may happen in it.`,
    above: [STATES_INDEX],
    body: html`<h1>${state.key}</h1><p class="lead">${description}</p>
<section class="chart">${boxed(path, from.length === 0 ? html`<p class="says">Nothing leads out of it but what the states around it take.</p>` : html`<ul class="transitions">${from.map((one) => transition(one, null))}</ul>`)}</section>
<section class="belonging"><h2>What belongs to it</h2><dl>
${cite.length === 0 ? null : html`<dt>Rules</dt><dd>${ruleLinks(cite)}</dd>`}
${inside.length === 0 ? null : html`<dt>States inside</dt><dd><ul class="links">${inside.map((one) => html`<li>${stateLink(one.path, one.key)}</li>`)}</ul></dd>`}
${into.length === 0 ? null : html`<dt>Entered from</dt><dd><ul class="links">${into.map((one) => html`<li>${stateLink(one)}</li>`)}</ul></dd>`}
${entry.length === 0 ? null : html`<dt>Done on entry</dt><dd><code>${entry.join(', ')}</code></dd>`}
${tags.length === 0 ? null : html`<dt>Tags</dt><dd><code>${tags.join(', ')}</code></dd>`}
</dl></section>`,
  }
}

/** Sentences that a clause gives as its reason in the cases of the book. */
const spokenBy = (book: Book, name: string): readonly string[] => [
  ...new Set(
    [...book.rules, ...book.rulings]
      .flatMap(({ cases }) => cases.flatMap(({ reasons }) => reasons))
      .filter(({ clause }) => clause === name)
      .map(({ message }) => message),
  ),
]

const MOST_GUARDED = 12

/** The transitions that ask a clause. */
const guardedBy = (name: string): Html => {
  const asked = graph.transitions.filter((one) => one.clauses.includes(name))
  return html`<section class="chart"><h2>What it guards</h2><ul class="transitions">${asked.slice(0, MOST_GUARDED).map((one) => html`<li class="transition">${one.event === null ? html`<span class="event">by itself</span>` : html`<a class="event" href="../events/${one.event}.html">${one.event}</a>`} in ${stateLink(one.source)}</li>`)}</ul>${asked.length > MOST_GUARDED ? html`<p>And ${asked.length - MOST_GUARDED} more of the same kind.</p>` : null}</section>`
}

/** A clause by which the chart finds its way: it refuses nothing, so what it decides is told by the transitions themselves. */
const steeringPage = (name: string): SitePage => {
  const asked = graph.transitions.filter((one) => one.clauses.includes(name))
  const rules = [...new Set(asked.flatMap(({ cite }) => cite))]
  const words = nameInWords(name)
  return {
    path: `clauses/${name}.html`,
    title: `Clause ${name}`,
    description: `“${words}”: a question about the game by which the chart finds its way, and the transitions that ask it.`,
    above: [STATES_INDEX],
    body: html`<h1><code>${name}</code></h1>
<p class="lead">“${words}”: a question about the game by which the chart finds its way. It refuses no event.</p>
<section class="belonging"><dl><dt>Rules of the steps that ask it</dt><dd>${ruleLinks(rules)}</dd></dl></section>
<section class="chart"><h2>What it decides</h2><ul class="transitions">${asked.slice(0, MOST_GUARDED).map((one) => html`<li class="place">${stateLink(one.source)}<ul>${transition(one, null)}</ul></li>`)}</ul>${asked.length > MOST_GUARDED ? html`<details><summary>${asked.length - MOST_GUARDED} more</summary><ul class="links">${[...new Set(asked.slice(MOST_GUARDED).map(({ source }) => source))].map((source) => html`<li>${stateLink(source)}</li>`)}</ul></details>` : null}</section>`,
  }
}

const clausePage = (book: Book, name: string, clause: Clause): SitePage => {
  const spoken = spokenBy(book, name).slice(0, 3)
  const rules = rulesOfClause(clause)
  return {
    path: `clauses/${name}.html`,
    title: `Clause ${name}`,
    description: `${rulebook.find(({ id }) => id === clause.rule)?.says ?? name} The clause of the chart that asks for it, and the events that it guards.`,
    above: [STATES_INDEX],
    body: html`<h1><code>${name}</code></h1>
<p class="lead">${rulebook.find(({ id }) => id === clause.rule)?.says ?? ''}</p>
<section class="belonging"><dl><dt>Rules</dt><dd>${ruleLinks(rules)}</dd><dt>Code</dt><dd><code>${clause.code}</code></dd>
${spoken.length === 0 ? null : html`<dt>It says, such as</dt><dd><ul class="sentences">${spoken.map((line) => html`<li>${line}</li>`)}</ul></dd>`}
${clause.after === undefined ? null : html`<dt>Asked only where these hold</dt><dd>${clause.after.map((one) => clauseLink(one, false))}</dd>`}</dl></section>
${guardedBy(name)}`,
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
  const tried = [...book.rules, ...book.rulings].filter(({ cases }) => cases.some((one) => one.type === type))
  return {
    path: `events/${type}.html`,
    title: `Event ${type}`,
    description: `${type}, "${EVENT_WORDS[type]}": who sends it, what must hold for it, and the rules about it.`,
    above: [STATES_INDEX],
    body: html`<h1><code>${type}</code></h1><p class="lead">“${EVENT_WORDS[type]}”, sent by ${SENDERS[sender]}.</p>
<section class="belonging"><dl><dt>Parts</dt><dd><code>${['type', ...(sender === 'host' ? [] : ['player']), ...parts].join(', ')}</code></dd>
<dt>Rules</dt><dd>${ruleLinks(rules)}</dd>
<dt>Tried in</dt><dd><ul class="links">${tried.map(({ id, path }) => html`<li><a href="../${path}">${id}</a></li>`)}</ul></dd></dl></section>
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
    description: `The statechart that is the engine: ${graph.states.length} states, ${clauses.length} clauses, ${Object.keys(EVENTS).length} events, each with its rules.`,
    body: html`<h1>The chart</h1><p class="lead">The chart is the engine. Its states are the steps of the rulebook, its clauses are the rules by name.</p>
<p><a href="#states">${graph.states.length} states</a> · <a href="#events">${Object.keys(EVENTS).length} events</a> · <a href="#clauses">${clauses.length} clauses about events</a>, and <a href="#steering">${STEERING_NAMES.length}</a> by which the chart finds its way</p>
<p><a href="../statechart.svg"><img class="wide" src="../statechart.svg" alt="The statechart of a game: set-up, turn with draw, main, attack A to F and end, Knock Outs, Pokémon Checkup" loading="lazy" width="1493" height="2688"></a></p>
<h2 id="events">Events</h2><ul class="links">${Object.keys(EVENTS).map((type) => html`<li><a href="../events/${type}.html">${type}</a></li>`)}</ul>
<h2 id="clauses">Clauses</h2><ul class="links">${clauses.map(([name]) => html`<li>${clauseLink(name, false)}</li>`)}</ul>
<h2 id="steering">Clauses by which the chart finds its way</h2><ul class="links">${STEERING_NAMES.map((name) => html`<li>${clauseLink(name, false)}</li>`)}</ul>
<h2 id="states">States</h2><div class="tree"><ul><li>${stateLink('')} <span class="says">${graph.states[0]?.description ?? ''}</span>${tree('')}</li></ul></div>`,
  },
  ...graph.states.map(statePage),
  ...clauses.map(([name, clause]) => clausePage(book, name, clause)),
  ...STEERING_NAMES.map(steeringPage),
  ...(Object.keys(EVENTS) as (keyof typeof EVENTS)[]).map((type) => eventPage(book, type)),
]
