/** Pages of reports in a real browser that has no network. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { htmlReport } from '../../../src/fuzz/report/html.ts'
import type { Report } from '../../../src/fuzz/report/report.ts'
import { openBrowser } from '../../support/browser.ts'

/** For the tests of a file: opens the page of a report. A test fails when its page asks for anything else or complains. */
export const pagesOf = <Name extends string>(
  reports: Readonly<Record<Name, () => Report>>,
): ((name: Name, options?: BrowserContextOptions) => Promise<Page>) => {
  const folder = mkdtempSync(join(tmpdir(), 'campaign-page-'))
  let browser: Browser | undefined
  /** What a page asked for besides itself, and what it complained about. */
  let wrong: string[] = []

  beforeAll(async () => {
    for (const [name, report] of Object.entries<() => Report>(reports))
      writeFileSync(join(folder, `${name}.html`), await htmlReport(report()))
    browser = await openBrowser()
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    rmSync(folder, { recursive: true })
  })
  afterEach(async () => {
    for (const context of browser?.contexts() ?? []) await context.close()
    const told = wrong
    wrong = []
    expect(told).toEqual([])
  })

  return async (name, options = {}) => {
    if (browser === undefined) throw new Error('The browser has not started.')
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
      offline: true,
      ...options,
    })
    const own = pathToFileURL(join(folder, `${name}.html`)).href
    await context.route('**/*', (route) => {
      if (route.request().url().split('#')[0] === own) return route.continue()
      wrong.push(route.request().url())
      return route.abort()
    })
    const page = await context.newPage()
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') wrong.push(message.text())
    })
    page.on('pageerror', (error) => wrong.push(error.message))
    await page.goto(own)
    return page
  }
}
