/** Pages of reports in a real browser that has no network. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { openBrowser } from 'ptcg-turn-test-kit/browser'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { htmlReport } from '../../src/report/html.ts'
import type { Report } from '../../src/report/report.ts'

const USUAL = { viewport: { width: 1280, height: 900 }, colorScheme: 'light', reducedMotion: 'reduce' } as const

/** Options that can be changed on an open page. */
type Look = Pick<BrowserContextOptions, 'viewport' | 'colorScheme'>

const isOnlyLook = (options: BrowserContextOptions): options is Look =>
  Object.keys(options).every((name) => name === 'viewport' || name === 'colorScheme')

/**
 * For the tests of a file: opens the page of a report. A test fails if its page requests anything else or logs errors.
 * Starting a page costs a process, so one page is reused from test to test: each report is loaded anew, and a test has
 * one page at a time.
 */
export const pagesOf = <Name extends string>(
  reports: Readonly<Record<Name, () => Report>>,
): ((name: Name, options?: BrowserContextOptions) => Promise<Page>) => {
  const folder = mkdtempSync(join(tmpdir(), 'campaign-page-'))
  let browser: Browser | undefined
  let kept: Page | undefined
  const own: BrowserContext[] = []
  /** The report that is shown, and its page's requests and errors. */
  let shown = ''
  let wrong: string[] = []

  beforeAll(async () => {
    for (const [name, report] of Object.entries<() => Report>(reports))
      writeFileSync(join(folder, `${name}.html`), await htmlReport(report()))
    browser = await openBrowser()
  }, 300_000)
  afterAll(async () => {
    await browser?.close()
    rmSync(folder, { recursive: true })
  })
  afterEach(async () => {
    for (const context of own.splice(0)) await context.close()
    await kept?.goto('about:blank')
    await kept?.mouse.move(-1, -1)
    const problems = wrong
    wrong = []
    expect(problems).toEqual([])
  })

  const newPage = async (options: BrowserContextOptions): Promise<Page> => {
    if (browser === undefined) throw new Error('The browser has not started.')
    const context = await browser.newContext({ ...USUAL, offline: true, ...options })
    await context.route('**/*', (route) => {
      if (route.request().url().split('#')[0] === shown) return route.continue()
      wrong.push(route.request().url())
      return route.abort()
    })
    const page = await context.newPage()
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') wrong.push(message.text())
    })
    page.on('pageerror', (error) => wrong.push(error.message))
    return page
  }
  /** The page shared by all tests that need no option of a new one. */
  const pageWith = async (options: BrowserContextOptions): Promise<Page> => {
    if (!isOnlyLook(options)) {
      const page = await newPage(options)
      own.push(page.context())
      return page
    }
    kept ??= await newPage({})
    await kept.setViewportSize(options.viewport ?? USUAL.viewport)
    await kept.emulateMedia({ colorScheme: options.colorScheme ?? USUAL.colorScheme })
    return kept
  }

  return async (name, options = {}) => {
    const page = await pageWith(options)
    shown = pathToFileURL(join(folder, `${name}.html`)).href
    await page.goto(shown)
    return page
  }
}
