/** The report of a campaign as a page: its contents, that it is self-contained, and that text in it is escaped. */
import { createHash } from 'node:crypto'
import { Script } from 'node:vm'
import { rulebook } from 'ptcg-turn-engine'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { campaignOf } from '../../src/report/campaign.ts'
import { htmlReport, SCRIPT } from '../../src/report/html.ts'
import { html, lines } from '../../src/report/markup.ts'
import { clausesOf } from '../../src/report/reach.ts'
import { type Report, ReportSchema } from '../../src/report/report.ts'
import { verdictOf } from '../../src/report/verdict.ts'
import { EMPTY, everythingReached, failureSaying, graph, HARM, hostileReport, playedReport } from './reports.ts'

const played = playedReport(5, 4)
const REPORTS: Readonly<Record<string, Report>> = {
  played,
  everything: everythingReached(),
  hostile: hostileReport(),
  empty: EMPTY,
}
const pages = new Map<string, string>()
for (const [name, report] of Object.entries(REPORTS)) pages.set(name, await htmlReport(report))
const page = (name: string): string => pages.get(name) ?? ''

const words = (text: string): string =>
  text
    .replace(/<(script|style|svg).*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
const sectionOf = (text: string, id: string): string =>
  new RegExp(`<section id="${id}">.*?</section>`, 's').exec(text)?.[0] ?? ''
const verdict = (report: Report): string => verdictOf(campaignOf(report, graph))

describe.each(Object.keys(REPORTS))('the page of a report: %s', (name) => {
  test('has a report that a file could hold', () => {
    expect(v.safeParse(ReportSchema, JSON.parse(JSON.stringify(REPORTS[name]))).issues).toBeUndefined()
  })

  test('is one file of less than 1.5 MB that refers to no other', () => {
    expect(page(name).length).toBeLessThan(1_000_000)
    const outside = [...page(name).matchAll(/(?:\ssrc|\shref|xlink:href)="(?!#)([^"]*)"|@import|url\((?!#)/g)]
    expect(outside.map(([, to]) => to)).toEqual(['data:,'])
  })

  test('runs one script, which the policy allows', () => {
    const scripts = [...page(name).matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => script ?? '')
    expect(scripts).toEqual([SCRIPT])
    const hash = createHash('sha256').update(SCRIPT).digest('base64')
    expect(page(name)).toContain(`default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${hash}'`)
  })

  test('has unique ids, and every link leads to one', () => {
    const ids = [...page(name).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id ?? '')
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    const targets = [...page(name).matchAll(/ href="#([^"]*)"|url\(#([^)]*)\)/g)].map(
      ([, to, mark]) => to ?? mark ?? '',
    )
    expect([...new Set(targets)].filter((to) => !ids.includes(to))).toEqual([])
  })

  test('closes its tags', () => {
    const open: string[] = []
    const bare = page(name).replace(/<(script|style)>.*?<\/\1>/gs, '')
    for (const [tag, closes, element = ''] of bare.matchAll(/<(\/?)([a-z][a-z\d]*)\b[^>]*>/gi)) {
      if (tag.endsWith('/>') || /^(?:meta|link|input)$/.test(element)) continue
      if (closes === '') open.push(element)
      else expect(open.pop()).toBe(element)
    }
    expect(open).toEqual([])
  })
})

test('the script is valid JavaScript, and the same report gives the same bytes', async () => {
  expect(() => new Script(SCRIPT)).not.toThrow()
  expect(SCRIPT).not.toMatch(/innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(|Function\(|<\//)
  expect(await htmlReport(played)).toBe(page('played'))
})

test('the page of a running campaign reloads itself, that of a finished one does not', async () => {
  const reload = '<meta http-equiv="refresh" content="5">'
  expect(await htmlReport(played, true)).toContain(reload)
  expect(page('played')).not.toContain(reload)
})

test('every rule stands in the table with its sentence and its counts, missing ones first', () => {
  const rows = [
    ...sectionOf(page('played'), 'rules').matchAll(/<tr id="rule-([^"]*)"( class="missing-row")?>(.*?)<\/tr>/gs),
  ]
  expect(rows.map(([, id]) => id).sort()).toEqual(rulebook.map(({ id }) => id as string).sort())
  const missing = rows.map(([, , isMissing]) => isMissing !== undefined)
  expect(missing).toEqual(missing.toSorted((a, b) => Number(b) - Number(a)))
  for (const [row, id = '', isMissing] of rows) {
    const { accepted = 0, rejected = 0 } = played.tally.rules[id] ?? {}
    expect(isMissing !== undefined, id).toBe(accepted === 0 || rejected === 0)
    expect([...row.matchAll(/data-by="(\d+)"/g)].slice(1, 3).map(([, by]) => Number(by))).toEqual([accepted, rejected])
  }
})

test('names everything that was never reached: clauses, transitions, violations, effects, requests, events', () => {
  const empty = campaignOf(EMPTY, graph)
  expect(empty.reach.rules.missing).toHaveLength(rulebook.length)
  expect(words(sectionOf(page('empty'), 'transitions')).match(/→|stays/g)).toHaveLength(graph.transitions.length)
  const text = page('played')
  for (const one of ['theGameIsNotOver', 'NOT_A_PERMUTATION', 'spreadCounters', 'CARD_TAKEN_AT_RANDOM', 'resolve'])
    expect(text).toContain(`<code>${one}</code>`)
})

describe('the verdict is one sentence', () => {
  test('nothing played', () => {
    expect(verdict(EMPTY)).toBe('No game has been played yet.')
  })
  test('everything reached', () => {
    expect(verdict(everythingReached())).toBe(
      'No check found anything wrong in 1,200 games with 345,678 events and 12,345 refusals, and every rule, state, transition and clause was reached.',
    )
  })
  test('something missed, named in the head', async () => {
    const report = everythingReached()
    const { 'T2B.7': _, ...rules } = report.tally.rules
    const clauses = { ...report.tally.clauses, aCoinIsAsked: { held: 4, failed: 0 } }
    const missed = { ...report, tally: { ...report.tally, rules, clauses } }
    expect(verdict(missed)).toContain(
      `, but 1 of ${rulebook.length} rules and 1 of ${clausesOf(graph).length} clauses were not reached.`,
    )
    const top = words(/<header.*?<\/header>/s.exec(await htmlReport(missed))?.[0] ?? '')
    expect(top).toContain('1 rule not reached: T2B.7')
    expect(top).toContain('1 clause not reached: aCoinIsAsked')
  })
  test('something failed', () => {
    const report = { ...everythingReached(), failed: 2 }
    expect(verdict(report)).toMatch(/^2 games failed, of 1,200 games .*; every rule, .* was reached\.$/)
  })
})

test('empty parts say so', () => {
  const text = words(page('empty'))
  for (const sentence of [
    'No event was refused.',
    'No effect was carried out.',
    'No player was asked for anything.',
    'No event was accepted.',
    'No game has ended.',
    'No game has been played, so none has failed.',
  ])
    expect(text).toContain(sentence)
  const transitions = graph.transitions.length
  expect(words(sectionOf(page('everything'), 'transitions'))).toContain(
    `Every transition was taken: ${transitions} of ${transitions}.`,
  )
  for (const name of pages.keys()) expect(page(name).replace(SCRIPT, '')).not.toMatch(/NaN|undefined|Infinity|\[object/)
})

describe('failures', () => {
  const story = Array.from({ length: 450 }, (_, at) => `line ${at + 1}`)
  const report: Report = { ...played, seed: 42, failed: 30, failures: [failureSaying(17, 'It is wrong.', story)] }

  test('failures have their story and a command to replay them', async () => {
    const text = sectionOf(await htmlReport(report), 'failures')
    expect(words(text)).toContain('Game 17 counters are placed It is wrong. 1 event, shrunk from 57.')
    expect(text).toContain('<code>ptcg-turn replay 42-17.json</code>')
    expect(text).toContain('line 399\nline 400\n… and 50 more lines in the file.</pre>')
    expect(words(text)).toContain('29 more games failed')
  })

  test('long stories are cut', async () => {
    const failure = failureSaying(17, 'It is wrong.', [])
    const long = { ...failure, events: Array.from({ length: 900 }, () => ({ event: 'x'.repeat(90), expects: null })) }
    const text = sectionOf(await htmlReport({ ...report, failures: [long] }), 'failures')
    expect(words(text)).toContain('too long for this page')
    expect(words(text)).toContain('There is no story of this game.')
    expect(text.length).toBeLessThan(3000)
  })
})

describe('text stays text', () => {
  test('in a template: text is escaped, HTML is not', () => {
    expect(html`<p title="${'"><b>'}">${['<i>', html`<b>${'&'}</b>`, 3]}</p>`.markup).toBe(
      '<p title="&#34;&#62;&#60;b&#62;">&#60;i&#62;<b>&#38;</b>3</p>',
    )
    expect(lines(['<a', 'b>\u202e']).markup).toBe('&#60;a\nb&#62;\ufffd')
  })

  test.each(HARM)('in every part of a report: %s', (harm) => {
    expect(page('hostile')).not.toContain(harm)
    expect(page('hostile')).not.toMatch(/<img|onload=document(?!\.documentElement\.dataset\.harmed=1&#62;)|\u202e/)
  })
})
