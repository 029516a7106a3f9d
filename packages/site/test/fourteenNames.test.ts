/** The turn in the book and in the README: its fourteen names can be read on every screen. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sharedBrowser } from 'ptcg-turn-test-kit/browser'
import { unreadableNames } from 'ptcg-turn-test-kit/fourteenNames'
import { describe, expect, test } from 'vitest'
import { SITE } from './builtSite.ts'

const ROOT = join(import.meta.dirname, '../../..')

describe.each([390, 768, 1093, 1280, 1440, 1920])('at a width of %i', (width) => {
  test('on the first page of the book', async () => {
    const page = await (await sharedBrowser()).newPage({ viewport: { width, height: 844 }, reducedMotion: 'reduce' })
    await page.goto(pathToFileURL(join(SITE, 'index.html')).href)
    await page.locator('#scene .board').waitFor()
    await expect.poll(() => unreadableNames(page, '#scene ptcg-turn-chart')).toEqual([])
    await page.close()
  })
})

test('in the picture of the README, at its displayed size', async () => {
  const [, picture = ''] =
    /!\[[^\]]*\]\((docs\/[\w-]+\.svg)\)/.exec(readFileSync(join(ROOT, 'README.md'), 'utf8')) ?? []
  const page = await (await sharedBrowser()).newPage({ viewport: { width: 830, height: 900 } })
  await page.setContent(`<div id="readme">${readFileSync(join(ROOT, picture), 'utf8')}</div>`)
  expect(await unreadableNames(page, '#readme')).toEqual([])
  await page.close()
})
