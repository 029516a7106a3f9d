/** The report of a campaign in a real browser without a network: its display, filters, sorting, moving and zooming. */

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
const scaleShown = async (page: Page): Promise<number> =>
  Number.parseInt(await page.locator('[data-scale]').innerText(), 10)
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

  test('colours every state by how often it was entered', async () => {
    const page = await open('everything', { colorScheme })
    await page.click('[data-show=full]')
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

  test('can be read: words stand out from what is behind them', async () => {
    for (const name of ['everything', 'empty', 'played'] as const) {
      const page = await open(name, { colorScheme })
      await page.click('[data-show=full]')
      expect(await page.evaluate(FAINT_WORDS)).toEqual([])
    }
  })

  test('every word can be read on every colour, that of an event that never happened too', async () => {
    const page = await open('played', { colorScheme })
    await page.click('[data-show=full]')
    for (let shade = 0; shade < SHADES; shade += 1) {
      await page.evaluate(`for (const state of document.querySelectorAll('[data-picture=full] .state.atomic')) {
        state.dataset.heat = '${shade}'
        state.querySelector('.event')?.setAttribute('data-heat', 'never')
      }`)
      expect(await page.evaluate(FAINT_WORDS)).toEqual([])
    }
  })
})

test('a filter leaves the rules that have its words, and says how many', async () => {
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

test('a click on a column sorts by it, a second one the other way round; so does the keyboard', async () => {
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

test('the chart is zoomed by buttons, keys and the wheel, and moved by dragging and on its map', async () => {
  const page = await open('played')
  const view = page.locator('[data-picture=overview] .window')
  const position = () => view.evaluate(({ scrollLeft, scrollTop }) => ({ x: scrollLeft, y: scrollTop }))
  const start = await scaleShown(page)
  await page.click('[data-zoom=in]')
  expect(await scaleShown(page)).toBeGreaterThan(start)
  await page.click('[data-zoom=out]')
  expect(await scaleShown(page)).toBe(start)
  await view.focus()
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  expect(await scaleShown(page)).toBeGreaterThan(start * 1.4)
  await page.keyboard.press('0')
  expect(await scaleShown(page)).toBe(start)
  await view.hover({ position: { x: 300, y: 300 } })
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -400)
  await page.keyboard.up('Control')
  await expect.poll(() => scaleShown(page)).toBeGreaterThan(start * 2)
  const before = await position()
  const frame = await view.boundingBox()
  if (frame === null) throw new Error('The chart is not on the page.')
  await page.mouse.move(frame.x + 400, frame.y + 300)
  await page.mouse.down()
  await page.mouse.move(frame.x + 300, frame.y + 180, { steps: 4 })
  await page.mouse.up()
  const after = await position()
  expect([after.x - before.x, after.y - before.y]).toEqual([100, 120])
  await page.locator('[data-picture=overview] .map').click({ position: { x: 95, y: 300 } })
  expect((await position()).y).toBeGreaterThan(after.y)
  await page.click('[data-zoom=all]')
  expect(await view.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThan(3)
})

test('a point of the chart stays where it is when it is zoomed there', async () => {
  const page = await open('played')
  await page.click('[data-show=full]')
  const state = page.locator('[data-picture=full] [data-state="turn.main.ready"] > rect').first()
  await page.locator('.tools').evaluate((tools) => tools.scrollIntoView())
  const middle = async () => {
    const box = await state.boundingBox()
    if (box === null) throw new Error('The state is not on the page.')
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const before = await middle()
  await page.mouse.move(before.x, before.y)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -120)
  await page.keyboard.up('Control')
  await expect.poll(async () => (await scaleShown(page)) > 45).toBe(true)
  const after = await middle()
  expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(4)
})

test('two fingers zoom', async () => {
  const page = await open('played', { hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } })
  const start = await scaleShown(page)
  const view = page.locator('[data-picture=overview] .window')
  await view.scrollIntoViewIfNeeded()
  const box = await view.boundingBox()
  if (box === null) throw new Error('The chart is not on the page.')
  const session = await page.context().newCDPSession(page)
  const y = box.y + 150
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              { x: 190 - apart, y },
              { x: 190 + apart, y },
            ],
    })
  await touch('touchStart', 30)
  await touch('touchMove', 60)
  await touch('touchMove', 90)
  await touch('touchEnd', 0)
  await expect.poll(() => scaleShown(page)).toBeGreaterThan(start * 2)
})

test('a click on a state tells about it; Escape closes; a link leads on, to the picture that has the state', async () => {
  const page = await open('played')
  await page.locator('[data-picture=overview] [data-state="turn.draw"] text.name').click()
  const panel = page.locator('.panel')
  expect(await panel.innerText()).toContain('turn.draw')
  expect(await panel.innerText()).toMatch(/theDeckIsEmpty true .*, false .* times/)
  await page.keyboard.press('Escape')
  expect(await panel.isVisible()).toBe(false)
  await page.selectOption('[data-places]', 'knockOut')
  await panel.locator('.inside a').first().click()
  expect(await page.locator('[data-picture=full]').isVisible()).toBe(true)
  expect(await page.locator('[data-picture=overview]').isVisible()).toBe(false)
  const path = await panel.locator('h4 code').innerText()
  const aimed = page.locator('[data-picture=full] .aimed')
  expect(await aimed.getAttribute('data-state')).toBe(path)
  const frame = await page.locator('[data-picture=full] .window').boundingBox()
  const state = await aimed.locator('rect').first().boundingBox()
  if (frame === null || state === null) throw new Error('The state is not on the page.')
  expect(state.x).toBeGreaterThan(frame.x)
  expect(state.y).toBeGreaterThan(frame.y)
  expect(state.y).toBeLessThan(frame.y + frame.height)
})

test('hints say how often at once, and belong to what is pointed at', async () => {
  const page = await open('everything')
  await page.locator('[data-picture=overview] [data-state="turn.main"] text.event').first().hover()
  const hint = page.locator('.hint')
  expect(await hint.innerText()).toMatch(/^BENCH_POKEMON: .*\(T2A.*\) – taken/)
  expect(await page.locator('svg title').count()).toBe(0)
  await page.locator('h2').first().hover()
  expect(await hint.isVisible()).toBe(false)
})

test('without its script the page has its tables and both coloured charts, and no control that does nothing', async () => {
  const page = await open('played', { javaScriptEnabled: false })
  expect(await page.locator('#rules tbody tr').count()).toBe(113)
  for (const name of PICTURES) {
    expect(await page.locator(`[data-picture=${name}]`).isVisible()).toBe(true)
    expect(await page.locator(`[data-picture=${name}] svg title`).count()).toBeGreaterThan(20)
  }
  const controls = page.locator('button, select, input')
  for (const control of await controls.all()) expect(await control.isVisible()).toBe(false)
})

test('nothing that a report says is taken for anything but words', async () => {
  const page = await open('hostile')
  expect(await page.evaluate('document.documentElement.dataset.harmed ?? null')).toBeNull()
  expect(await page.locator('script').count()).toBe(1)
  expect(await page.locator('img').count()).toBe(0)
  expect(await page.locator('.story').first().innerText()).toContain('<svg onload=')
})
