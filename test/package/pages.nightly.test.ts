/** The packages in a browser: bundled by Vite, and as a script for pages without a bundler. */
import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { openBrowser } from 'ptcg-turn-test-kit/browser'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as hosts from './hosts.ts'
import { serve } from './served.ts'
import { installTarballs, packAll, removeAll, scratch } from './tarballs.ts'

let browser: Browser
let project: string

beforeAll(async () => {
  project = installTarballs(packAll(scratch()))
  browser = await openBrowser()
}, 600_000)

afterAll(async () => {
  await browser.close()
  removeAll()
}, 300_000)

/** The text of the page in a folder, whether its element is defined, and its errors. */
const shownBy = async (folder: string) => {
  const site = await serve(folder)
  const page = await browser.newPage()
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  await page.goto(site.url)
  await page
    .waitForFunction(() => document.body.textContent?.includes('gameOver') === true, undefined, { timeout: 200_000 })
    .catch(() => undefined)
  const text = (await page.textContent('body'))?.trim()
  const element = await page.getAttribute('body', 'data-element')
  await page.close()
  await site.close()
  return { text, element, problems }
}

const PLAYED = { text: hosts.PLAYED, element: 'true', problems: [] }

const folderWith = (name: string, files: Readonly<Record<string, string>>): string => {
  const folder = join(project, name)
  mkdirSync(folder)
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
  return folder
}

test('a page built by Vite plays a whole game', async () => {
  const root = folderWith('vite', { 'index.html': hosts.BUNDLED_PAGE, 'main.js': hosts.BUNDLED_SCRIPT })
  await build({ root, configFile: false, logLevel: 'silent' })
  expect(await shownBy(join(root, 'dist'))).toEqual(PLAYED)
})

test.each([
  ['its address', hosts.PLAIN_PAGE],
  ['an import map', hosts.MAPPED_PAGE],
])('a page without a bundler plays a whole game by %s', async (by, page) => {
  const folder = folderWith(by, { 'index.html': page })
  const built = join(project, 'node_modules/ptcg-turn-engine-inspector/dist/browser')
  for (const file of readdirSync(built).filter((name) => /^(ptcg-turn-engine|shared-\w+)\.js$/.test(name)))
    copyFileSync(join(built, file), join(folder, file))
  expect(await shownBy(folder)).toEqual(PLAYED)
})
