/** Writes the report of a campaign as one self-contained page, which opens from a file and is readable without its script. */
import { createHash } from 'node:crypto'
import { chartGraph } from 'ptcg-turn-engine/chart'
import { gameChart } from 'ptcg-turn-engine/machines'
import { campaignOf } from './campaign.ts'
import { chartSection } from './chartSection.ts'
import { clauseTable } from './clauseTable.ts'
import { failureList } from './failureList.ts'
import { html, type Markup, trustMarkup } from './markup.ts'
import { neverTaken } from './neverTaken.ts'
import { CHART_LOOKS } from './page/chartLooks.ts'
import { LOOKS } from './page/looks.ts'
import { PALETTE } from './page/palette.ts'
import { TABLE_SCRIPT } from './page/tableScript.ts'
import type { Report } from './report.ts'
import { ruleTable } from './ruleTable.ts'
import { head, verdictOf } from './verdict.ts'
import { nameTable } from './wordTables.ts'

/** The script of the page. Without it the tables are there, but cannot be sorted or filtered. */
export const SCRIPT = ['"use strict"', TABLE_SCRIPT].join(';\n')

/** The style sheet of the page. */
export const STYLE_SHEET = [PALETTE, LOOKS, CHART_LOOKS].join('\n')

/**
 * The content security policy: nothing is loaded, and no script runs except the page's own, whatever a report contains.
 */
const policy = (script: string): string =>
  [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')

const SECTIONS: readonly (readonly [string, string])[] = [
  ['chart', 'Statechart'],
  ['rules', 'Rules'],
  ['clauses', 'Clauses'],
  ['transitions', 'Transitions'],
  ['words', 'Refusals, effects, requests'],
  ['course', 'Course'],
  ['failures', 'Failures'],
]

const navigation = html`<nav aria-label="Parts of the report">${SECTIONS.map(([to, title]) => html`<a href="#${to}">${title}</a>`)}</nav>`

const section = (id: string, title: string, about: string, content: Markup): Markup =>
  html`<section id="${id}"><h2>${title}</h2>${about === '' ? '' : html`<p class="about">${about}</p>`}${content}</section>
`

const block = (title: string, content: Markup): Markup => html`<div class="block"><h3>${title}</h3>${content}</div>`

const GRAPH = chartGraph(gameChart)

/** The number of seconds after which the page of a running campaign is loaded again. */
const RELOADED_EVERY = 5

/** The page of a report. Equal reports give identical pages. The page of a running campaign reloads itself. */
export const htmlReport = async (report: Report, isRunning = false): Promise<string> => {
  const campaign = campaignOf(report, GRAPH)
  const { tally } = report
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${trustMarkup(policy(SCRIPT))}">
${isRunning ? html`<meta http-equiv="refresh" content="${RELOADED_EVERY}">` : ''}
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${verdictOf(campaign)}">
<link rel="icon" href="data:,">
<title>Fuzzing campaign, seed ${report.seed}</title>
<style>${trustMarkup(STYLE_SHEET)}</style>
</head>
<body>
<main>
${head(campaign)}
${navigation}
${await chartSection(campaign)}
${section('rules', 'Rules', 'Accepted: the rule let something happen or made it happen. Rejected: it forbade something or kept it from happening. Since game: the number of the first game after which both had been seen. Bars are logarithmic.', ruleTable(campaign))}
${section('clauses', 'Clauses', 'A clause is a question that the chart asks about an event, because of a rule, or about the game, to choose a transition. Both answers should occur.', clauseTable(campaign))}
${section('transitions', 'Transitions never taken', '', neverTaken(campaign))}
${section('words', 'Refusals, effects and requests', 'Bars are logarithmic.', html`<div class="blocks">${block('Reasons of refusals', nameTable(tally, 'violations'))}<div class="stack">${block('Words of the effect language', nameTable(tally, 'effects'))}${block('Requests', nameTable(tally, 'requests'))}</div></div>`)}
${section('course', 'Course of the campaign', '', html`<div class="blocks">${block('Accepted events', nameTable(tally, 'eventTypes'))}<div class="stack">${block('Ends of games', nameTable(tally, 'results'))}${block('Lengths of games', nameTable(tally, 'turns'))}</div></div>`)}
${section('failures', 'Failures', '', failureList(campaign))}
</main>
<script>${trustMarkup(SCRIPT)}</script>
</body>
</html>
`
  return page.markup
}
