/** The front page: what the project is, a rule to try at once, and links to everything else. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decks } from 'ptcg-turn-engine'
import { firstShowcase } from 'ptcg-turn-engine-cli/internal/showcase'
import { type Book, graph } from './book.ts'
import { data, html, type SitePage } from './html.ts'

const README = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8')

/** The first code block of the README. */
const FIRST_PROGRAM = /```ts run\n(.*?)```/s.exec(README)?.[1] ?? ''

/** The rule on the front page: every player knows the situation. */
const SHOWN = 'T2B.2'

/** The game that the inspector shows at first, up to the end of its scene. */
const shownScene = () => {
  const { recording, scene } = firstShowcase({ decks: [decks.cinderace, decks.inteleon], cards: [] })
  return { recording: { ...recording, events: recording.events.slice(0, scene.to) }, scene }
}

export const frontPage = (book: Book): SitePage => {
  const shown = book.rules.find(({ id }) => id === SHOWN)
  const cases = shown?.cases ?? []
  return {
    path: 'index.html',
    title: 'The living rulebook',
    description:
      'The turn of the Pokémon Trading Card Game as an explicit statechart: every rule with its source, its place on the chart, and a board on which to try it.',
    plays: true,
    moves: true,
    body: html`<h1>The turn of the Pokémon Trading Card Game, every rule to be tried</h1>
<p class="lead">A statechart is the engine: its states are the steps of the rulebook, its clauses are the rules by name. An illegal event is refused with every reason. This book contains every rule, with boards on which to try them.</p>
<section class="scene" aria-labelledby="scene-title"><h2 id="scene-title">An attack, step by step</h2>
${data('scene-data', shownScene())}
<div id="scene"><img class="scene-still" src="turn/F.svg" alt="A turn: Draw, Main, the attack from A to F, the six steps of its damage, Knock Out, End, Checkup"></div>
<p>The same attack in <a href="demo/index.html">a game of your own</a>, or in your terminal: <code>npm start</code>.</p>
</section>
<section class="try" aria-label="Try it"><h2><a href="rules/${SHOWN}.html">${SHOWN}</a> ${shown?.says ?? ''}</h2>
${data(
  'cases',
  cases.map(({ allowed, title, from, before, event, says }) => ({ allowed, title, from, before, event, says })),
)}
<div id="try"></div></section>
<ul class="entries">
<li><a href="rules/index.html"><b>${book.rules.length} rules</b>Each with its source, its place on the chart, and both sides of it to try.</a></li>
<li><a href="rulings/index.html"><b>${book.rulings.length} rulings</b>Situations that the rules leave open: each decision, its source, and how it is played.</a></li>
<li><a href="states/index.html"><b>The chart</b>${graph.states.length} states, their events and clauses.</a></li>
<li><a href="guides/tutorial.html"><b>Tutorial</b>A first game, a first refusal, your own actor inspected, a rule added.</a></li>
<li><a href="guides/index.html"><b>Guides</b>For players, embedders, authors of cards, verifiers and contributors.</a></li>
<li><a href="reference/index.html"><b>Reference</b>Everything that is exported.</a></li>
<li><a href="demo/index.html"><b>Play</b>A whole game against the computer, in this browser.</a></li>
</ul>
<h2>In your own program</h2>
<pre tabindex="0"><code>${FIRST_PROGRAM}</code></pre>
<p>The <a href="guides/tutorial.html">tutorial</a> shows how to install it, and goes on from here.</p>
<h2>The inspector</h2>
<p>Watch any game, yours too, flow through the chart: microsteps, clauses, time travel, what-ifs.</p>
<picture><source media="(prefers-color-scheme: dark)" srcset="inspector-dark.png"><img class="front-picture" src="inspector-light.png" alt="The inspector: the statechart with the attack at its damage steps, the microsteps of the event, what is legal and why everything else is not, the board and the damage ledger" loading="lazy"></picture>`,
  }
}
