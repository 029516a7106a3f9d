/**
 * Makes the pages of rules and rulings: the sentence, its source, a board on which to try it, its place on the chart, and related pages.
 */

import { cards, rulebook, rulesets } from 'ptcg-turn-engine'
import { RULES } from 'ptcg-turn-engine/internal/game/rules/clauses'
import { PARAMETERS } from 'ptcg-turn-engine/internal/view/eras/parameters'
import type { ShownCase, ShownReason } from 'ptcg-turn-engine-conformance'
import { AFTERWARDS } from 'ptcg-turn-engine-conformance/internal/suite/chapterCases'
import { SOURCES } from '../../../test/rulings/sources.ts'
import { type Book, type Chapter, clausesEnforcing, isKnownCard, steeringOf } from './book.ts'
import { placesOnChart } from './chartParts.ts'
import { data, type Html, html, type SitePage } from './html.ts'

const RULES_INDEX = { title: 'Rules', path: 'rules/index.html' } as const
const RULINGS_INDEX = { title: 'Rulings', path: 'rulings/index.html' } as const

/** Links to pages in a sibling folder. */
const linked = (folder: string, names: readonly string[], text: (name: string) => string = (name) => name): Html =>
  html`<ul class="links">${names.map((name) => html`<li><a href="../${folder}/${name}.html">${text(name)}</a></li>`)}</ul>`

const reason = ({ rule, clause, code, message, remedy }: ShownReason): Html =>
  html`<li>${message}${remedy === null ? null : html` <span class="remedy">${remedy}</span>`} <small>${rule === null ? null : html`<a href="../rules/${rule}.html">${rule}</a> `}${clause !== null && Object.hasOwn(RULES, clause) ? html`<a href="../clauses/${clause}.html"><code>${clause}</code></a> ` : null}<code>${code}</code></small></li>`

/** The maximum number of facts listed; the board shows the rest. */
const MAX_FACTS = 24

const factList = (lines: readonly string[]): Html =>
  html`<ul class="facts">${lines.slice(0, MAX_FACTS).map((line) => html`<li>${line}</li>`)}${lines.length > MAX_FACTS ? html`<li class="quiet">And so on.</li>` : null}</ul>`

/** A case in words, for readers without scripts, for search engines, and for print. */
const caseInWords = (one: ShownCase): Html => html`<article class="case ${one.allowed ? 'allowed' : 'refused'}">
<h3><span class="mark">${one.allowed ? 'Allowed' : 'Refused'}</span> ${one.title}</h3>
${one.beforeSays.length === 0 ? null : html`<p class="before">After: ${one.beforeSays.join('; ')}.</p>`}
<p class="event"><code>${one.says}</code></p>
${one.allowed ? factList(one.told) : html`<ul class="reasons">${one.reasons.map(reason)}</ul>`}
${one.board === '' ? null : html`<details><summary>The board as text</summary><pre tabindex="0">${one.board}</pre></details>`}
</article>`

const tryIt = ({ id, cases }: Chapter): Html => html`<section class="try" aria-label="Try it">
<h2>Try it</h2>
${data(
  'cases',
  cases.map(({ allowed, title, from, before, event, says }) => ({ allowed, title, from, before, event, says })),
)}
<div id="try" data-chapter="${id}"></div>
</section>
<section class="cases"><h2>The cases in words</h2>
<p class="quiet">The tests of the project play these cases.${cases.some(({ title }) => title === AFTERWARDS) ? ' The rule forbids nothing directly: it makes something happen, or prevents it. The refused event here comes too late after that.' : null}</p>
${cases.map(caseInWords)}
</section>`

const neighbors = (all: readonly Chapter[], at: number): Html => {
  const [before, next] = [all[at - 1], all[at + 1]]
  return html`<nav class="neighbors" aria-label="Neighbors">${before === undefined ? html`<span></span>` : html`<a href="${before.id}.html" rel="prev">← ${before.id}</a>`}${next === undefined ? null : html`<a href="${next.id}.html" rel="next">${next.id} →</a>`}</nav>`
}

/** The cards on the boards of a chapter. */
const cardsOf = ({ cases }: Chapter): readonly string[] =>
  [...new Set(cases.flatMap((one) => one.cards))].filter(isKnownCard)

const belonging = (chapter: Chapter, more: Html): Html => {
  const own = clausesEnforcing(chapter.id)
  const steeredBy = steeringOf(chapter.id)
  const shownCards = cardsOf(chapter)
  const events = [...new Set(chapter.cases.map(({ type }) => type).filter((type) => type !== ''))]
  return html`<section class="belonging"><h2>What belongs to it</h2><dl>
${more}
${own.length === 0 ? null : html`<dt>Clauses</dt><dd>${linked('clauses', own)}</dd>`}
${steeredBy.length === 0 ? null : html`<dt>Clauses that steer the chart to it</dt><dd>${linked('clauses', steeredBy)}</dd>`}
${events.length === 0 ? null : html`<dt>Events tried here</dt><dd>${linked('events', events)}</dd>`}
${shownCards.length === 0 ? null : html`<dt>Cards on the boards</dt><dd>${linked('cards', shownCards, (id) => cards[id]?.name ?? id)}</dd>`}
</dl></section>`
}

/** The rule's text in each era, if eras differ in it. */
const inEras = (id: string): Html => {
  const own = Object.values(PARAMETERS).filter(({ rules }) => (rules as readonly string[]).includes(id))
  const items = own.flatMap(({ says }) => {
    const sentences = [...new Set(Object.values(rulesets).map(says))]
    return sentences.length < 2
      ? []
      : sentences.map(
          (sentence) =>
            html`<li>${sentence} <small>${Object.values(rulesets)
              .filter((era) => says(era) === sentence)
              .map(({ name }) => name)
              .join(' · ')}</small></li>`,
        )
  })
  return items.length === 0
    ? html``
    : html`<section class="eras"><h2>In other eras</h2><ul>${items}</ul><p class="quiet">On the board, the era can be chosen.</p></section>`
}

const describedBy = ({ says, cases }: Chapter): string => {
  const refused = cases.find(({ allowed }) => !allowed)?.reasons[0]?.message
  return `${says}${refused === undefined ? '' : ` ${refused}`} Try it on a board.`
}

/** A title cut between words to the length that search engines show. */
const cut = (title: string): string => (title.length <= 110 ? title : `${title.slice(0, 108).replace(/\s\S*$/, '')} …`)

const rulePage = (book: Book, at: number): SitePage[] => {
  const chapter = book.rules[at]
  const rule = rulebook[at]
  if (chapter === undefined || rule === undefined) return []
  const rulings = book.rulings.filter(({ ruling }) => ruling.rules.includes(rule.id))
  return [
    {
      path: chapter.path,
      title: cut(`${rule.id} ${rule.part}: ${rule.says.replace(/\.$/, '')}`),
      description: describedBy(chapter),
      plays: true,
      above: [RULES_INDEX],
      body: html`<h1><span class="id">${rule.id}</span> ${rule.says}</h1>
<p class="source">${rule.part} · source: ${rule.source}</p>
${tryIt(chapter)}
${inEras(rule.id)}
${placesOnChart(rule.id)}
${belonging(
  chapter,
  rulings.length === 0
    ? html``
    : html`<dt>Rulings that rest on it</dt><dd><ul class="sentences">${rulings.map((one) => html`<li><a href="../rulings/${one.id}.html">${one.id}</a> ${one.says}</li>`)}</ul></dd>`,
)}
${neighbors(book.rules, at)}`,
    },
  ]
}

const rulingPage = (book: Book, at: number): SitePage[] => {
  const chapter = book.rulings[at]
  if (chapter === undefined) return []
  const { ruling } = chapter
  return [
    {
      path: chapter.path,
      title: cut(`Ruling ${ruling.id}: ${ruling.says.replace(/\.$/, '')}`),
      description: describedBy(chapter),
      plays: true,
      above: [RULINGS_INDEX],
      body: html`<h1><span class="id">${ruling.id}</span> ${ruling.says}</h1>
<ul class="source">${ruling.sources.map(({ name, where }) => html`<li>${SOURCES[name].title}, ${where} (${SOURCES[name].trust})</li>`)}</ul>
${tryIt(chapter)}
${belonging(
  chapter,
  html`<dt>Rules it rests on</dt><dd><ul class="sentences">${ruling.rules.map((id) => html`<li><a href="../rules/${id}.html">${id}</a> ${rulebook.find((rule) => rule.id === id)?.says ?? ''}</li>`)}</ul></dd>`,
)}
${neighbors(book.rulings, at)}`,
    },
  ]
}

const sentences = (chapters: readonly Chapter[]): Html =>
  html`<ol class="sentences">${chapters.map(({ id, says }) => html`<li><a href="${id}.html">${id}</a> ${says}</li>`)}</ol>`

/** The pages of all rules and rulings. */
export const chapterPages = (book: Book): readonly SitePage[] => {
  const parts = [...new Set(rulebook.map(({ part }) => part))]
  return [
    {
      path: RULES_INDEX.path,
      title: 'The rules',
      description: `${book.rules.length} rules of the turn of the Pokémon Trading Card Game, each with its source and a board on which to try it.`,
      body: html`<h1>The rules</h1><p class="lead">${book.rules.length} rules, each on its own page: its text, its place on the chart, and an allowed and a refused event to play.</p>
<nav class="parts" aria-label="Parts">${parts.map((part) => html`<a href="#${part.replaceAll(' ', '-')}">${part}</a>`)}</nav>
${parts.map((part) => html`<section><h2 id="${part.replaceAll(' ', '-')}">${part}</h2>${sentences(book.rules.filter((_, at) => rulebook[at]?.part === part))}</section>`)}`,
    },
    {
      path: RULINGS_INDEX.path,
      title: 'The rulings',
      description: `${book.rulings.length} situations that the rules leave open, each decided by a named source, and played on a board.`,
      body: html`<h1>The rulings</h1><p class="lead">Situations that the rules alone leave open. Each ruling names its source, and can be played.</p>${sentences(book.rulings)}`,
    },
    ...book.rules.flatMap((_, at) => rulePage(book, at)),
    ...book.rulings.flatMap((_, at) => rulingPage(book, at)),
  ]
}
