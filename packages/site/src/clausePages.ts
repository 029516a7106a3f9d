/** The pages of the clauses: those about events, which give reasons, and those that steer the chart. */
import { rulebook } from 'ptcg-turn-engine'
import type { ChartTransition } from 'ptcg-turn-engine/chart'
import type { Clause } from 'ptcg-turn-engine/internal/game/rules/clause'
import { nameInWords } from 'ptcg-turn-engine/words'
import {
  type Book,
  clauses,
  eventsBehind,
  graph,
  rulesOfClause,
  rulesSteeredBy,
  steering,
  stepsThatAsk,
} from './book.ts'
import { clauseLink, eventLink, ruleLinks, STATES_INDEX, stateLink, transition } from './chartParts.ts'
import { type Html, html, type SitePage } from './html.ts'

const MAX_TRANSITIONS = 8

/** The transitions that are folded away, because the page has too many. */
const others = (asked: readonly ChartTransition[]): Html | null =>
  asked.length === 0
    ? null
    : html`<details><summary>${asked.length} more</summary><ul class="links">${asked.map(({ source }) => html`<li>${stateLink(source)}</li>`)}</ul></details>`

/** The sentences of a clause's refusals in the cases of the book. */
const spokenBy = (book: Book, name: string): readonly string[] => [
  ...new Set(
    [...book.rules, ...book.rulings]
      .flatMap(({ cases }) => cases.flatMap(({ reasons }) => reasons))
      .filter(({ clause }) => clause === name)
      .map(({ message }) => message),
  ),
]

const clausePage = (book: Book, name: string, clause: Clause): SitePage => {
  const asked = graph.transitions.filter((one) => one.clauses.includes(name))
  const spoken = spokenBy(book, name).slice(0, 3)
  const rules = rulesOfClause(clause)
  return {
    path: `clauses/${name}.html`,
    title: `Clause ${name}`,
    description: `${rulebook.find(({ id }) => id === clause.rule)?.says ?? name} The clause of the chart that enforces it, and the events that it guards.`,
    above: [STATES_INDEX],
    body: html`<h1><code>${name}</code></h1>
<p class="lead">${rulebook.find(({ id }) => id === clause.rule)?.says ?? ''}</p>
<section class="belonging"><dl><dt>Rules</dt><dd>${ruleLinks(rules)}</dd><dt>Code</dt><dd><code>${clause.code}</code></dd>
${spoken.length === 0 ? null : html`<dt>Examples of its messages</dt><dd><ul class="sentences">${spoken.map((line) => html`<li>${line}</li>`)}</ul></dd>`}
${clause.dependsOn === undefined ? null : html`<dt>Checked only if these hold</dt><dd>${clause.dependsOn.map((one, at) => html`${at === 0 ? null : ', '}${clauseLink(one)}`)}</dd>`}</dl></section>
<section class="chart"><h2>What it guards</h2><ul class="transitions">${asked.slice(0, MAX_TRANSITIONS).map((one) => html`<li class="transition">${eventLink(one.event)} in ${stateLink(one.source)}</li>`)}</ul>${others(asked.slice(MAX_TRANSITIONS))}</section>`,
  }
}

/** The name of a clause as a sentence. */
const sentence = (name: string): string => {
  const words = nameInWords(name)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}

/** The page of a steering clause, which refuses nothing: it lists where the clause is checked, and where it leads. */
const steeringPage = (name: string): SitePage => {
  const asked = stepsThatAsk(name)
  const events = eventsBehind(name)
  return {
    path: `clauses/${name}.html`,
    title: `Clause ${name}`,
    description: `${sentence(name)} ${asked[0]?.description ?? ''} A clause that steers the chart, and the transitions that check it.`,
    above: [STATES_INDEX],
    body: html`<h1><code>${name}</code></h1>
<p class="lead">${sentence(name)}</p>
<p>This clause steers the chart. It never refuses an event.</p>
<section class="belonging"><dl><dt>Rules</dt><dd>${ruleLinks(rulesSteeredBy(name))}</dd>
${events.length === 0 ? null : html`<dt>Events that it leads to</dt><dd><ul class="links">${events.map((type) => html`<li>${eventLink(type)}</li>`)}</ul></dd>`}</dl></section>
<section class="chart"><h2>Where it is checked</h2><ul class="transitions">${asked.slice(0, MAX_TRANSITIONS).map((one) => html`<li class="place">${stateLink(one.source)}<ul>${transition(one, null)}</ul></li>`)}</ul>${others(asked.slice(MAX_TRANSITIONS))}</section>`,
  }
}

/** The pages of all clauses. */
export const clausePages = (book: Book): readonly SitePage[] => [
  ...clauses.map(([name, clause]) => clausePage(book, name, clause)),
  ...steering.map(steeringPage),
]
