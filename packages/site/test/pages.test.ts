/** The site as files: a page for everything, working links, texts for search engines, and its size. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { gzipSync } from 'node:zlib'
import { cards, rulebook } from 'ptcg-turn-engine'
import { RULES, STEERING } from 'ptcg-turn-engine/internal/game/rules/clauses'
import { EVENT_TYPES } from 'ptcg-turn-engine/model'
import { describe, expect, test } from 'vitest'
import { RULINGS } from '../../../test/rulings/cases/rulings.ts'
import { referenceEntries, referencePage } from '../src/reference.ts'
import { SITE, type WrittenPage, writtenPages } from './builtSite.ts'

const pages = writtenPages()
const textOf = (path: string): string =>
  pages.find((page) => page.path === path)?.html ?? expect.fail(`No page ${path}.`)

test('there is a page for every rule, ruling, event, clause and card', () => {
  const paths = new Set(pages.map(({ path }) => path))
  const wanted = [
    ...rulebook.map(({ id }) => `rules/${id}.html`),
    ...RULINGS.map(({ id }) => `rulings/${id}.html`),
    ...EVENT_TYPES.map((type) => `events/${type}.html`),
    ...Object.keys({ ...RULES, ...STEERING }).map((name) => `clauses/${name}.html`),
    ...Object.keys(cards).map((id) => `cards/${id}.html`),
  ]
  expect(wanted.filter((path) => !paths.has(path))).toEqual([])
})

const LINK = /\s(?:href|src|srcset)="([^"]*)"/g

/** Links of a page without a target file, or without a target in it. */
const deadLinks = ({ path, html }: WrittenPage): readonly string[] =>
  [...html.matchAll(LINK)]
    .map(([, link = '']) => link.replaceAll('&amp;', '&'))
    .filter((link) => !/^(?:https?|mailto|data):/.test(link))
    .filter((link) => {
      const [file = '', hash = ''] = link.split('#')
      const target = file === '' ? path : posix.join(posix.dirname(path), file)
      if (!existsSync(join(SITE, target)) || statSync(join(SITE, target)).isDirectory()) return true
      return hash !== '' && !textOf(target).includes(`id="${decodeURIComponent(hash)}"`)
    })
    .map((link) => `${path}: ${link}`)

const demo: WrittenPage = { path: 'demo/index.html', html: readFileSync(join(SITE, 'demo/index.html'), 'utf8') }

test('every link of every page leads to a page', () => {
  expect([...pages, demo].flatMap(deadLinks)).toEqual([])
})

/** The search index: kind, title, description and path of each page. */
const searched: readonly (readonly string[])[] = JSON.parse(
  readFileSync(join(SITE, 'pages.js'), 'utf8').replace(/^ptcgPages\(|\)$/g, ''),
)

test('search finds every page, and every result exists', () => {
  expect(searched.map(([, , , path]) => path).toSorted()).toEqual(pages.map(({ path }) => path))
  expect(searched.map(([, title]) => title)).toEqual(
    expect.arrayContaining(Object.keys(STEERING).map((name) => `Clause ${name}`)),
  )
})

test('the reference has a page for each entry of the packages, linked from its first page', () => {
  const entries = referenceEntries()
  expect(entries).toEqual(
    expect.arrayContaining(['ptcg-turn-engine', 'ptcg-turn-engine/words', 'ptcg-turn-engine-fuzz']),
  )
  const first = readFileSync(join(SITE, 'reference/index.html'), 'utf8')
  for (const entry of entries) {
    expect(first, entry).toContain(`href="${referencePage(entry).replace('reference/', '')}"`)
    expect(existsSync(join(SITE, referencePage(entry))), entry).toBe(true)
  }
})

test('every page is linked from another one, not found by search alone', () => {
  const led = new Set(
    [...pages, demo].flatMap(({ path, html }) =>
      [...html.matchAll(LINK)].map(([, link = '']) => posix.join(posix.dirname(path), link.split('#')[0] ?? '')),
    ),
  )
  expect(pages.map(({ path }) => path).filter((path) => path !== 'index.html' && !led.has(path))).toEqual([])
})

test('no list of events ends with a heading for missing ones', () => {
  expect(
    pages.flatMap(({ path, html }) =>
      [...html.matchAll(/<li>[^<]*:<\/li><\/ul>/g)].map(([line]) => `${path}: ${line}`),
    ),
  ).toEqual([])
})

test('the pages load nothing from a network, and no script is a module', () => {
  for (const { path, html } of pages) {
    expect(html, path).not.toMatch(/<(?:script|img|link|source)[^>]*(?:src|href|srcset)="https?:/)
    expect(html, path).not.toMatch(/<script[^>]*type="module"/)
  }
  expect(readFileSync(join(SITE, 'demo/index.html'), 'utf8')).not.toMatch(/<script[^>]*type="module"/)
})

describe('search engines find', () => {
  test('a title and a description on each page, and each title once', () => {
    const titles = pages.map(({ html }) => /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '')
    for (const { path, html } of [...pages, demo])
      expect(/<meta\s+name="description"\s+content="([^"]+)"/.exec(html)?.[1]?.length ?? 0, path).toBeGreaterThan(10)
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  })
})

test('a rule leads to its clause, the clause to its event and state, and each of them back', () => {
  expect(textOf('rules/T2B.2.html')).toContain('../clauses/pokemonWasInPlayAtTheStartOfTheTurn.html')
  const clause = textOf('clauses/pokemonWasInPlayAtTheStartOfTheTurn.html')
  for (const way of ['../rules/T2B.2.html', '../events/EVOLVE.html', '../states/turn.main.ready.html'])
    expect(clause).toContain(way)
  expect(textOf('events/EVOLVE.html')).toContain('../rules/T2B.2.html')
  expect(textOf('states/turn.main.ready.html')).toContain('../clauses/pokemonWasInPlayAtTheStartOfTheTurn.html')
  expect(textOf('rules/T2B.2.html')).toContain('../cards/')
  expect(pages.some(({ path, html }) => path.startsWith('cards/') && html.includes('../rules/T2B.2.html'))).toBe(true)
})

test('a clause that steers leads to its rules, states and events, and each of them back', () => {
  const clause = textOf('clauses/aCoinIsAsked.html')
  for (const way of ['../rules/GR.8.html', '../states/setUp.coinToss.flipping.html', '../events/COIN_LANDED.html'])
    expect(clause).toContain(way)
  for (const path of ['rules/GR.8.html', 'states/setUp.coinToss.working.html', 'events/COIN_LANDED.html'])
    expect(textOf(path)).toContain('../clauses/aCoinIsAsked.html')
})

/** In kilobytes. */
const BOUNDS = { page: 90, script: 150, whole: 17_000 } as const

test('each page is small, and so is the book without the reference', () => {
  for (const { path, html } of pages)
    if (/^(?:rules|rulings)\//.test(path)) expect(html.length / 1000, path).toBeLessThan(BOUNDS.page)
  expect(gzipSync(readFileSync(join(SITE, 'book.js'))).length / 1000).toBeLessThan(BOUNDS.script)
  const files = readdirSync(SITE, { recursive: true, encoding: 'utf8' })
    .filter((path) => !path.startsWith('reference'))
    .map((path) => statSync(join(SITE, path)))
  const whole = files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0)
  expect(whole / 1000).toBeLessThan(BOUNDS.whole)
})

test('the cases of the conformance suite are those that the tests play now ("npm run docs")', () => {
  const kept = readFileSync(join(import.meta.dirname, '../../conformance/src/suite/cases.jsonl'), 'utf8')
  expect(readFileSync(join(SITE, 'cases.jsonl'), 'utf8') === kept).toBe(true)
})
