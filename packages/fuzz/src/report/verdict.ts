/** The head of the page: the result of the campaign in one sentence, its key figures, and the gaps. */
import type { CampaignPage } from './campaign.ts'
import { duration, figure, joinWords, percent, some } from './figures.ts'
import { gamesDone } from './gamesDone.ts'
import { EMPTY_MARKUP, html, joinMarkup, type Markup } from './markup.ts'
import { REACHES, type ReachName, reachedCount } from './reach.ts'
import type { Report } from './report.ts'

/** The name of a kind in the singular. */
const oneOf = (name: ReachName): string => name.slice(0, -1)

export type Outcome = 'nothing' | 'failed' | 'missed' | 'good'

export const outcomeOf = ({ report, reach }: CampaignPage): Outcome => {
  if (report.failed > 0 || report.failures.length > 0) return 'failed'
  if (report.tally.games === 0) return 'nothing'
  return REACHES.some((name) => reach[name].missing.length > 0) ? 'missed' : 'good'
}

const failedGames = ({ failed, failures }: Report): number => Math.max(failed, failures.length)

const missedInWords = ({ reach }: CampaignPage): string => {
  const missed = REACHES.filter((name) => reach[name].missing.length > 0)
  return joinWords(
    missed.map((name) => {
      const { all, missing } = reach[name]
      return `${figure(missing.length)} of ${some(all.length, oneOf(name))}`
    }),
  )
}

/** The verdict in one sentence. */
export const verdictOf = (campaign: CampaignPage): string => {
  const { report } = campaign
  const { games, events, refusals } = report.tally
  const played = `${some(games, 'game')} with ${some(events, 'event')} and ${some(refusals, 'refusal')}`
  const missed = missedInWords(campaign)
  const all = 'every rule, state, transition and clause was reached'
  switch (outcomeOf(campaign)) {
    case 'nothing':
      return 'No game has been played yet.'
    case 'failed':
      return `${some(failedGames(report), 'game')} failed, of ${played}; ${missed === '' ? all : `${missed} not reached`}.`
    case 'missed':
      return `No check found anything wrong in ${played}, but ${missed} were not reached.`
    case 'good':
      return `No check found anything wrong in ${played}, and ${all}.`
  }
}

const SIGNS: { readonly [One in Outcome]: string } = { nothing: '–', failed: '✗', missed: '!', good: '✓' }

interface Tile {
  readonly name: string
  readonly value: string
  readonly note: string
  readonly to: string
  readonly state?: 'good' | 'missed' | 'failed'
}

const reachTile = ({ reach }: CampaignPage, name: ReachName, title: string, to: string): Tile => {
  const of = reach[name]
  const { length } = of.missing
  return {
    name: title,
    value: `${figure(reachedCount(of))} / ${figure(of.all.length)}`,
    note: length === 0 ? 'all reached' : `${percent(reachedCount(of), of.all.length)}, ${figure(length)} missing`,
    to,
    state: length === 0 ? 'good' : 'missed',
  }
}

const tilesOf = (campaign: CampaignPage): readonly Tile[] => {
  const { report } = campaign
  const { games, events, refusals } = report.tally
  const failed = failedGames(report)
  const perGame = games > 0 ? `${figure(events / games)} a game` : 'none yet'
  const perSecond = report.seconds > 0 ? `${figure((events + refusals) / report.seconds)} events a second` : 'no time'
  return [
    { name: 'Games', value: figure(games), note: duration(report.seconds), to: 'course' },
    { name: 'Events accepted', value: figure(events), note: perGame, to: 'course' },
    { name: 'Events refused', value: figure(refusals), note: perSecond, to: 'words' },
    {
      name: 'Failures',
      value: figure(failed),
      note: failed === 0 ? 'nothing found' : `${figure(report.failures.length)} listed below`,
      to: 'failures',
      state: failed === 0 ? 'good' : 'failed',
    },
    reachTile(campaign, 'rules', 'Rules, both ways', 'rules'),
    reachTile(campaign, 'states', 'States', 'chart'),
    reachTile(campaign, 'transitions', 'Transitions', 'transitions'),
    reachTile(campaign, 'clauses', 'Clauses, both ways', 'clauses'),
  ]
}

const tile = ({ name, value, note, to, state }: Tile): Markup =>
  html`<a class="tile ${state ?? 'plain'}" href="#${to}"><span class="name-of">${name}</span><strong>${value}</strong><small>${note}</small></a>`

/** The maximum number of missing names in the head; the tables have the rest. */
const MAX_NAMED = 10

const missingLine = ({ reach, graph }: CampaignPage, name: ReachName): Markup => {
  const { missing } = reach[name]
  if (missing.length === 0) return EMPTY_MARKUP
  const link = (one: string): Markup => {
    switch (name) {
      case 'rules':
        return html`<a href="#rule-${one}">${one}</a>`
      case 'states':
        return html`<a href="#chart">${one}</a>`
      case 'transitions': {
        const isOfTheRoot = graph.transitions.some(({ id, source }) => id === one && source === '')
        return html`<a href="#transitions">${isOfTheRoot ? `${graph.id}${one}` : one}</a>`
      }
      case 'clauses':
        return html`<a href="#clause-${one}">${one}</a>`
    }
  }
  const rest = missing.length - MAX_NAMED
  const more = rest > 0 ? ` and ${figure(rest)} more` : ''
  const named = joinMarkup(missing.slice(0, MAX_NAMED).map(link), ', ')
  return html`<p><b>${some(missing.length, oneOf(name))} not reached:</b> ${named}${more}</p>`
}

const numbers = ({ done, of }: Report): string => {
  if (done.length === 0) return 'none'
  const shown = done.slice(0, 6).map(({ from, to }) => (from === to ? figure(from) : `${figure(from)}–${figure(to)}`))
  const rest = done.length > shown.length ? ` and ${figure(done.length - shown.length)} more stretches` : ''
  return `${shown.join(', ')}${rest}${of > 1 ? `, each stretch every ${of}th` : ''}`
}

const asked = (report: Report): string => {
  const done = gamesDone(report)
  if (report.games === null) return `${figure(done)}, as many as there was time for`
  return done === report.games ? `all ${figure(done)}` : `${figure(done)} of ${figure(report.games)}`
}

const facts = (report: Report): readonly (readonly [string, string])[] => [
  ['Seed', String(report.seed)],
  ['Engine', report.engine],
  ['Games done', asked(report)],
  ['Game numbers', numbers(report)],
  ['Shards', report.of === 1 ? 'one' : `${joinWords(report.shards.map(String))} of ${figure(report.of)}`],
  ['Digest', report.digest],
]

export const head = (campaign: CampaignPage): Markup => {
  const outcome = outcomeOf(campaign)
  const missing = REACHES.map((name) => missingLine(campaign, name))
  const hasMissing = REACHES.some((name) => campaign.reach[name].missing.length > 0) && outcome !== 'nothing'
  return html`<header class="top ${outcome}">
<p class="kicker">Fuzzing campaign of ptcg-turn-engine</p>
<h1><span class="sign" aria-hidden="true">${SIGNS[outcome]}</span> <span>${verdictOf(campaign)}</span></h1>
<div class="tiles">${tilesOf(campaign).map(tile)}</div>
${hasMissing ? html`<div class="missing">${missing}</div>` : EMPTY_MARKUP}
<dl class="facts">${facts(campaign.report).map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
</header>`
}
