/** Exports of a moment from the table: into the inspector, as one page that opens from disk, and as a picture. */
import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { sharedBrowser } from 'ptcg-turn-test-kit/browser'
import { recordedGame } from 'ptcg-turn-test-kit/recorded'
import { expect, test } from 'vitest'
import { openDemo, openSave, withDemo } from './demoPage.ts'

withDemo()

const EVENTS = 60

const inTheMenu = async (): Promise<Page> => {
  const page = await openDemo({ pace: 99 })
  await openSave(page, { ...recordedGame(11, { most: EVENTS }), title: 'Against the computer' })
  await page.locator('.hand-card').first().waitFor()
  await page.getByRole('button', { name: 'Menu' }).click()
  return page
}

/** Presses a button of the menu, and reads the file that it saves. */
const saved = async (page: Page, button: string): Promise<string> => {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  return readFileSync(await (await coming).path(), 'utf8')
}

const stepOf = (page: Page): Promise<string | null> => page.locator('.app').getAttribute('data-step')

test('the inspector opens beside the table at the same moment of the game', async () => {
  const page = await inTheMenu()
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'See it in the inspector' }).click()
  const inspector = await opening
  await inspector.locator('.app').waitFor()
  await expect.poll(() => stepOf(inspector)).toBe(`${EVENTS}`)
  expect(await inspector.locator('h1').innerText()).toBe('Against the computer')
})

test('the exported page opens from disk and contains the game', async () => {
  const text = await saved(await inTheMenu(), 'Save as a page')
  const file = join(tmpdir(), `demo-along-${process.pid}.html`)
  writeFileSync(file, text)
  const page = await (await sharedBrowser()).newPage()
  await page.goto(`file://${file}#step=${EVENTS}`)
  await page.locator('.app').waitFor()
  expect(await stepOf(page)).toBe(`${EVENTS}`)
  expect(await page.locator('h1').innerText()).toBe('Against the computer')
  await page.close()
})

test('the chart is saved as a self-contained picture, and the page stays as it was', async () => {
  const page = await inTheMenu()
  const svg = await saved(page, 'Save the chart')
  expect(svg).toMatch(/^<svg [\s\S]*<\/svg>\s*$/)
  expect(svg).toContain('Weakness')
  expect(await page.locator('body > ptcg-turn-chart').count()).toBe(0)
})
