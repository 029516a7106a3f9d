/** The starter folder works: a turn can be played with its program, with and without a bundler. */
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { BUILT_PAGE } from 'ptcg-turn-test-kit/builtPackages'
import { openPage } from 'ptcg-turn-test-kit/inspectorPage'
import { expect, test } from 'vitest'
import { buildExample, type Served, serveFolder } from './examplePages.ts'

const STARTER = join(import.meta.dirname, '../starter')

/** Presses the last button repeatedly, which ends the turn if nothing else must be done. */
const playOn = async (page: Page): Promise<void> => {
  await page.locator('button').first().waitFor()
  for (let presses = 0; presses < 80; presses += 1) {
    if (/^Turn [2-9]/.test(await page.locator('h1').innerText())) break
    await page.locator('button').last().click()
  }
  expect(await page.locator('h1').innerText()).toMatch(/^Turn [2-9]/)
  expect(await page.locator('h2').innerText()).toMatch(/^(Ada|Ben): /)
  expect(await page.locator('p').allInnerTexts()).toEqual([
    expect.stringMatching(/^Ben \(\d Prize cards\): \S/),
    expect.stringMatching(/^Ada \(\d Prize cards\): \S/),
  ])
}

const opened = async (served: Served, path: string): Promise<void> => {
  const page = await openPage(served.origin)
  await page.goto(`${served.origin}/${path}`)
  await playOn(page)
  await served.close()
}

test('a turn is played with React', async () => {
  await opened(await serveFolder(await buildExample('starter')), 'starter/')
})

test('a turn is played on the page without a bundler', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'starter-'))
  copyFileSync(join(STARTER, 'without-bundler.html'), join(folder, 'index.html'))
  copyFileSync(join(BUILT_PAGE, 'ptcg-turn-engine.js'), join(folder, 'ptcg-turn-engine.js'))
  await opened(await serveFolder(folder), '')
  rmSync(folder, { recursive: true })
})

test('the program has the length that the guide states, and the guide contains it', () => {
  const program = readFileSync(join(STARTER, 'main.tsx'), 'utf8')
  const component = /const Table = .*?^}$/ms.exec(program)?.[0] ?? ''
  expect(component.split('\n').length).toBeLessThanOrEqual(26)
  expect(readFileSync(join(import.meta.dirname, '../../../docs/embedding.md'), 'utf8')).toContain(component)
})
