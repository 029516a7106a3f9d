/** The report of a campaign in a real browser without a network: its display, filters and sorting. */

import type { Page } from 'playwright-core'
import { sampleOf } from 'ptcg-turn-test-kit/sampled'
import { describe, expect, test } from 'vitest'
import { SHADES } from '../../src/report/heat.ts'
import { FAINT_WORDS } from './contrast.ts'
import { pagesOf } from './pages.ts'
import { EMPTY, everythingReached, graph, hostileReport, playedReport } from './reports.ts'

const open = pagesOf({
  played: () => playedReport(5, 6),
  everything: everythingReached,
  hostile: hostileReport,
  empty: () => EMPTY,
})

const PICTURES = ['overview', 'full'] as const
const rulesShown = (page: Page): Promise<readonly string[]> =>
  page.locator('#rules tbody tr:visible td:first-child').allInnerTexts()

describe.each(sampleOf(['light', 'dark'] as const, 2))('the page, %s', (colorScheme) => {
  test.each([1280, 800, 390])('fits a window %i wide', async (width) => {
    for (const name of ['played', 'hostile'] as const) {
      const page = await open(name, { colorScheme, viewport: { width, height: 900 } })
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
      expect(await page.locator('h1').isVisible()).toBe(true)
    }
  })

  test('colors every state by how often it was entered', async () => {
    const page = await open('everything', { colorScheme })
    const fills = await page.locator('[data-picture=full] .state.atomic').evaluateAll((states) =>
      states.map((state) => ({
        heat: state.getAttribute('data-heat'),
        fill: state.ownerDocument.defaultView?.getComputedStyle(state.querySelector('rect') ?? state).fill,
      })),
    )
    expect(fills).toHaveLength(graph.states.filter(({ kind }) => kind === 'atomic').length)
    const byHeat = new Map(fills.map(({ heat, fill }) => [heat, fill]))
    expect(byHeat.size).toBeGreaterThan(3)
    expect(new Set(byHeat.values()).size).toBe(byHeat.size)
    expect(fills.filter(({ heat, fill }) => byHeat.get(heat) !== fill)).toEqual([])
  })

  test('has enough contrast between words and their background', async () => {
    for (const name of ['everything', 'empty', 'played'] as const) {
      const page = await open(name, { colorScheme })
      expect(await page.evaluate(FAINT_WORDS)).toEqual([])
    }
  })

  test('has enough contrast on every color, including that of "never"', async () => {
    const page = await open('played', { colorScheme })
    for (let shade = 0; shade < SHADES; shade += 1) {
      await page.evaluate(`for (const state of document.querySelectorAll('[data-picture=full] .state.atomic')) {
        state.dataset.heat = '${shade}'
        state.querySelector('.event')?.setAttribute('data-heat', 'never')
      }`)
      expect(await page.evaluate(FAINT_WORDS)).toEqual([])
    }
  })
})

test('a filter keeps the rules that contain its words, and counts them', async () => {
  const page = await open('played')
  expect(await rulesShown(page)).toHaveLength(113)
  await page.fill('#rules input', 'special  CONDITIONS')
  const left = await rulesShown(page)
  expect(left).toEqual(expect.arrayContaining(['SC.1', 'SC.2', 'SC.3']))
  expect(left.length).toBeLessThan(20)
  expect(await page.locator('#rules output').innerText()).toBe(`${left.length} of 113 rules`)
  await page.fill('#rules input', 'no rule has this')
  expect(await page.locator('#rules output').innerText()).toBe('No rule has these words')
  await page.evaluate('location.hash = "#rule-T1.1"')
  await expect.poll(() => page.locator('[id="rule-T1.1"]').isVisible()).toBe(true)
})

test('a click on a column sorts by it, a second one in reverse; so does the keyboard', async () => {
  const page = await open('played')
  const accepted = async (): Promise<readonly number[]> =>
    await page
      .locator('#rules tbody tr td:nth-child(4)')
      .evaluateAll((cells) => cells.map((cell) => Number(cell.getAttribute('data-by'))))
  await page.click('#rules th:nth-child(4) button')
  const down = await accepted()
  expect(down).toEqual([...down].sort((a, b) => b - a))
  expect(await page.getAttribute('#rules th:nth-child(4)', 'aria-sort')).toBe('descending')
  await page.focus('#rules th:nth-child(4) button')
  await page.keyboard.press('Enter')
  expect(await accepted()).toEqual([...down].sort((a, b) => a - b))
  await page.click('#rules th:nth-child(1) button')
  expect((await rulesShown(page)).slice(0, 3)).toEqual(['T0.1', 'T0.2', 'T0.3'])
})

test('without its script the page has its tables and both colored charts, and no dead control', async () => {
  const page = await open('played', { javaScriptEnabled: false })
  expect(await page.locator('#rules tbody tr').count()).toBe(113)
  for (const name of PICTURES) {
    expect(await page.locator(`[data-picture=${name}]`).isVisible()).toBe(true)
    expect(await page.locator(`[data-picture=${name}] svg title`).count()).toBeGreaterThan(20)
  }
  const controls = page.locator('button, select, input')
  for (const control of await controls.all()) expect(await control.isVisible()).toBe(false)
})

test('every word of a report is shown as text', async () => {
  const page = await open('hostile')
  expect(await page.evaluate('document.documentElement.dataset.harmed ?? null')).toBeNull()
  expect(await page.locator('script').count()).toBe(1)
  expect(await page.locator('img').count()).toBe(0)
  expect(await page.locator('.story').first().innerText()).toContain('<svg onload=')
})
