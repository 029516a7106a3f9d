/** The first visit: a tour of three places, by mouse or keyboard, and never again unless requested. */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { sharedBrowser } from 'ptcg-turn-test-kit/browser'
import { openInspector } from 'ptcg-turn-test-kit/inspectorPage'
import { recordedGame } from 'ptcg-turn-test-kit/recorded'
import { sampleOf } from 'ptcg-turn-test-kit/sampled'
import { describe, expect, test } from 'vitest'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const game = recordedGame(11)

/** A browser without a history. */
const firstVisit = async (width: number, height: number): Promise<Page> => {
  const { url } = await openInspector(game)
  const page = await (await sharedBrowser()).newPage({ viewport: { width, height }, reducedMotion: 'reduce' })
  await page.goto(url)
  return page
}

const tourOn = (page: Page) => page.getByRole('region', { name: 'First look' })

describe.each(
  sampleOf(
    [
      [1280, 720],
      [390, 844],
    ] as const,
    2,
  ),
)('at %i by %i', (width, height) => {
  test('three places are introduced one after another, by keyboard too, and only on the first visit', async () => {
    const page = await firstVisit(width, height)
    const tour = tourOn(page)
    // A narrow page begins with its board, and offers the tour in its help.
    if (width < 800) {
      await page.getByRole('button', { name: 'Help' }).click()
      await page.getByRole('button', { name: 'A first look at the page' }).click()
    }
    await tour.waitFor()
    await page.evaluate(AXE)
    expect(await page.evaluate('axe.run(".tour").then(({ violations }) => violations.map(({ id }) => id))')).toEqual([])
    for (const [at, panel] of ['Statechart', 'Moves', 'Time'].entries()) {
      expect(await tour.innerText()).toContain(`${at + 1} of 3`)
      await expect.poll(() => page.locator('[data-shown]').getAttribute('aria-label')).toBe(panel)
      const box = await page.locator('[data-shown]').boundingBox()
      expect(box?.y ?? height, panel).toBeLessThan(height)
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
      await tour.getByRole('button').last().focus()
      await page.keyboard.press('Enter')
    }
    expect(await tour.count()).toBe(0)
    expect(await page.locator('[data-shown]').count()).toBe(0)
    await page.reload()
    await page.getByRole('button', { name: 'New game…' }).waitFor()
    expect(await tour.count()).toBe(0)
    await page.context().close()
  })
})

test('a skipped introduction does not return, and can be started from the help', async () => {
  const page = await firstVisit(1280, 720)
  await tourOn(page).getByRole('button', { name: 'Skip' }).click()
  await page.reload()
  await page.getByRole('button', { name: 'New game…' }).waitFor()
  expect(await tourOn(page).count()).toBe(0)
  await page.keyboard.press('?')
  await page.getByRole('button', { name: 'A first look at the page' }).click()
  expect(await tourOn(page).innerText()).toContain('1 of 3')
  await page.context().close()
})
