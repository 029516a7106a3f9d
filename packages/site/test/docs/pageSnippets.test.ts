/**
 * Every code block of the documentation that is a page (of React, Vue, Svelte or Solid) is run unchanged in a real
 * browser.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { openBrowser } from 'ptcg-turn-test-kit/browser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DOCUMENTS, ROOT } from './documents.ts'
import { FENCES, type Fence, snippetPage } from './snippetPage.ts'

const snippets = DOCUMENTS.flatMap((document) => {
  const text = readFileSync(join(ROOT, document), 'utf8')
  return FENCES.flatMap((fence) =>
    [...text.matchAll(new RegExp(`\`\`\`${fence}\n(.*?)\`\`\``, 'gs'))].map(([, code = ''], index) => ({
      name: `${document}: ${fence} #${index + 1}`,
      fence,
      code,
    })),
  )
})

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe('a page of the documentation runs', () => {
  test.each(snippets)('$name', async ({ fence, code }) => {
    const page = await browser.newPage()
    const complaints: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    await page.setContent('<!doctype html><title>Snippet</title><div id="root"></div>')
    await page.addScriptTag({ content: await snippetPage(fence, code), type: 'module' })
    const button = page.locator('button').first()
    const before = await page.locator('main').innerText()
    await button.click()
    await page.waitForFunction((former) => document.querySelector('main')?.innerText !== former, before)
    expect(complaints).toEqual([])
    await page.close()
  })

  test.each(FENCES)('and each kind occurs: %s', (fence: Fence) => {
    expect(snippets.filter((one) => one.fence === fence).length).toBeGreaterThan(0)
  })
})
