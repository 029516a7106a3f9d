/** The inspector for people who use a keyboard or a screen reader, in light and dark, on small windows. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { openInspector, WINDOWS } from 'ptcg-turn-test-kit/inspectorPage'
import { recordedGame } from 'ptcg-turn-test-kit/recorded'
import { sampleOf } from 'ptcg-turn-test-kit/sampled'
import { describe, expect, test } from 'vitest'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Found {
  readonly id: string
  readonly impact: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[]
}

const foundIn = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(AXE)
  const { violations } = (await page.evaluate('axe.run(document, { resultTypes: ["violations"] })')) as {
    readonly violations: readonly Found[]
  }
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical' || impact === 'moderate')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary}`).join('\n')}`,
    )
}

const game = recordedGame(11)

describe.each(sampleOf(['light', 'dark'] as const, 2))('%s', (colors) => {
  test('the page passes the accessibility check in every view', async () => {
    const { page } = await openInspector(game, { colors, link: '#step=60' })
    expect(await foundIn(page)).toEqual([])
    await page.locator('.moves-way, .moves-more').first().click()
    await page.locator('.moves-more').first().click()
    for (const tab of ['Details', 'Eras', 'Damage', 'Game as JSON']) {
      await page.getByRole('tab', { name: tab }).click()
      expect(await foundIn(page)).toEqual([])
    }
    await page.locator('h1').click()
    await page.keyboard.press('?')
    expect(await foundIn(page)).toEqual([])
  })
})

const PLACES = ['The turn', 'Statechart', 'Time', 'Turn budget', 'Moves', 'The game', 'What happens'] as const

/** The part of a narrow page that contains a place or a tab. */
const PART_OF: Readonly<Record<string, string>> = {
  Statechart: 'Chart',
  'Turn budget': 'Moves',
  Moves: 'Moves',
  'The game': 'Board',
  Details: 'Board',
  Eras: 'Board',
  'What happens': 'Story',
  Damage: 'Story',
  'Game as JSON': 'Story',
}

/** Shows the part of a place where the page shows one at a time. */
const comeTo = async (page: Page, place: string): Promise<void> => {
  const part = page.getByRole('button', { name: PART_OF[place] ?? 'Board', exact: true })
  if (await part.isVisible()) await part.click()
}

describe.each(sampleOf(WINDOWS, 3))('in a window of %i by %i', (width, height) => {
  test('nothing is wider than the window, and every panel can be reached and is large enough to be read', async () => {
    const { page } = await openInspector(game, { viewport: { width, height }, link: '#step=60' })
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
    for (const name of PLACES) {
      await comeTo(page, name)
      const place = page.locator(`.app [aria-label="${name}"]`).first()
      await place.scrollIntoViewIfNeeded()
      const box = await place.boundingBox()
      expect(box?.width, name).toBeGreaterThan(250)
      expect(box?.height, name).toBeGreaterThan(24)
      expect((box?.x ?? -1) + (box?.width ?? width)).toBeLessThanOrEqual(width)
    }
    for (const tab of ['Details', 'Eras', 'Damage', 'Game as JSON']) {
      await comeTo(page, tab)
      await page.getByRole('tab', { name: tab }).click()
      const panel = await page.getByRole('tabpanel', { name: tab }).boundingBox()
      expect(panel?.height, tab).toBeGreaterThan(50)
    }
    await page.locator('h1').click()
    const before = await page.locator('.app').getAttribute('data-step')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => page.locator('.app').getAttribute('data-step')).not.toBe(before)
  })
})

const PHONE = { width: 390, height: 844 }

test('on a phone the question stands above the board, and nowhere else', async () => {
  const { page } = await openInspector(game, { viewport: PHONE, link: '#step=60' })
  const asked = page.locator('.app-asked')
  expect(await asked.textContent()).toBe(await page.locator('.moves-asked p').first().textContent())
  const box = await asked.boundingBox()
  const board = await page.getByRole('tabpanel', { name: 'Board' }).boundingBox()
  expect((box?.y ?? 844) + (box?.height ?? 0)).toBeLessThanOrEqual(board?.y ?? 0)
  await page.setViewportSize({ width: 1280, height: 720 })
  await expect.poll(() => asked.isVisible()).toBe(false)
})

/** The smallest letters on the page, in pixels. */
const smallestText = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const written = [...document.querySelectorAll('body *')].filter(
      (one) =>
        one.checkVisibility() && [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
    )
    return Math.min(...written.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)))
  })

test.each([
  ['Board', 'The game'],
  ['Chart', 'Statechart'],
  ['Moves', 'Moves'],
  ['Story', 'What happens'],
])('on a phone %s is shown alone, within the screen, and no text is smaller than 11 pixels', async (part, panel) => {
  const { page } = await openInspector(game, { viewport: PHONE, link: '#step=60' })
  if (part !== 'Board') await page.getByRole('button', { name: part, exact: true }).click()
  const shown = await page
    .locator('.app-columns :is(.chart-pane, .app-panel.grows, .tabs)')
    .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.ariaLabel))
  expect(shown).toEqual([panel])
  expect(await smallestText(page)).toBeGreaterThanOrEqual(11)
  expect(await page.evaluate('document.documentElement.scrollHeight')).toBeLessThanOrEqual(PHONE.height)
})

test('on a phone the chart is the turn, with readable names, and the whole chart is one press away', async () => {
  const { page } = await openInspector(game, { viewport: PHONE, link: '#step=60' })
  await page.getByRole('button', { name: 'Chart', exact: true }).click()
  const chart = page.locator('ptcg-turn-chart')
  const names = chart.locator('.turn .stop-name')
  await expect.poll(() => names.count()).toBe(17)
  const sizes = await names.evaluateAll((all) =>
    all.map(
      (one) => ((one as SVGTextElement).getScreenCTM()?.a ?? 0) * Number.parseFloat(getComputedStyle(one).fontSize),
    ),
  )
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11)
  await page.getByRole('button', { name: 'The whole chart' }).click()
  await expect.poll(() => chart.locator('svg.chart').isVisible()).toBe(true)
  expect(await chart.locator('.turn').isVisible()).toBe(false)
})

test('on a phone the story opens at the present moment', async () => {
  const { page } = await openInspector(game, { viewport: PHONE, link: '#step=60' })
  await page.getByRole('button', { name: 'Story', exact: true }).click()
  const panel = await page.getByRole('tabpanel', { name: 'Story' }).boundingBox()
  const latest = page.locator('.Story-current .Story-fact:not(.Story-later)').last()
  await expect
    .poll(async () => {
      const { y = 0, height = 0 } = (await latest.boundingBox()) ?? {}
      return y >= (panel?.y ?? 0) && y + height <= (panel?.y ?? 0) + (panel?.height ?? 0)
    })
    .toBe(true)
})

test('at 1280 by 720 only the panels scroll', async () => {
  const { page } = await openInspector(game, { link: '#step=60' })
  expect(await page.evaluate('document.documentElement.scrollHeight')).toBe(720)
})

test('everything can be reached by the keyboard alone', async () => {
  const { page } = await openInspector(game, { link: '#step=60' })
  const reached = new Set<string>()
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press('Tab')
    reached.add(
      await page.evaluate(
        '(() => { const at = document.activeElement; return at?.closest("section, header")?.getAttribute("aria-label") ?? at?.closest("header")?.className ?? at?.tagName })()',
      ),
    )
  }
  for (const place of ['header', 'Statechart', 'Time', 'Turn budget', 'The game', 'What happens'])
    expect([...reached]).toContain(place)
})

test('a turn is played by two keys: M goes to the first move, Enter plays it and moves on to the next', async () => {
  const { page } = await openInspector(game, { link: '#step=60' })
  await page.getByLabel('Pace').selectOption('atOnce')
  await page.getByLabel('Pace').blur()
  const step = () => page.locator('.app').getAttribute('data-step')
  const isOnAMove = () => page.evaluate('document.activeElement?.matches(".moves-way") === true')
  for (let played = 0; played < 3; played += 1) {
    const before = await step()
    if (played === 0) await page.keyboard.press('m')
    await expect.poll(isOnAMove).toBe(true)
    await page.keyboard.press('Enter')
    await expect.poll(step).not.toBe(before)
  }
})
