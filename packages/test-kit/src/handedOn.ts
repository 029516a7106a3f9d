/**
 * Pages of one browser that a test hands on to the next test in the process, even of another file. Opening a page starts a process, which
 * takes longer than most tests. A page that is handed on is blank, stores nothing and has no listeners.
 */
import type { Browser, CDPSession, Page } from 'playwright-core'
import { sharedBrowser } from './browser.ts'

/** Sets the local storage of a returning visitor, since most tests are not about first visits. */
const BEEN_HERE = `try { localStorage.setItem('ptcg-turn-inspector/tour', 'seen') } catch {}`

export interface PageLook {
  readonly viewport: { readonly width: number; readonly height: number }
  readonly colorScheme?: 'light' | 'dark'
  readonly reducedMotion?: 'reduce' | 'no-preference'
}

interface Kept {
  readonly page: Page
  readonly session: CDPSession
  /** True if something was done to the page that cannot be undone. */
  isSpoilt: boolean
}

/** Page events that tests listen to. */
const PAGE_EVENTS = [
  ...['console', 'dialog', 'download', 'filechooser', 'pageerror', 'popup', 'websocket'],
  ...['request', 'requestfailed', 'requestfinished', 'response'],
] as const

const inNewContext = async (browser: Browser): Promise<Kept> => {
  const context = await browser.newContext({ acceptDownloads: true })
  await context.addInitScript(BEEN_HERE)
  const page = await context.newPage()
  const kept: Kept = { page, session: await context.newCDPSession(page), isSpoilt: false }
  const spoil = <Done extends (...given: never[]) => unknown>(does: Done): Done =>
    ((...given) => {
      kept.isSpoilt = true
      return does(...given)
    }) as Done
  page.addInitScript = spoil(page.addInitScript.bind(page))
  page.exposeFunction = spoil(page.exposeFunction.bind(page))
  page.routeWebSocket = spoil(page.routeWebSocket.bind(page))
  context.newCDPSession = spoil(context.newCDPSession.bind(context))
  context.setOffline = spoil(context.setOffline.bind(context))
  return kept
}

/** Cleans a page; true if it can be handed on. */
const cleaned = async ({ page, session, isSpoilt }: Kept): Promise<boolean> => {
  if (isSpoilt || page.isClosed() || page.context().pages().length > 1) return false
  const url = page.url()
  for (const event of PAGE_EVENTS) page.removeAllListeners(event)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto('about:blank')
  await page.mouse.move(-1, -1)
  await page.context().clearCookies()
  if (url.startsWith('http')) {
    const { origin } = new URL(url)
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  }
  return true
}

/** The default timeout of a page. */
const PATIENCE = 200_000

const idle: Kept[] = []

/** Pages for tests: call `open` in a test, and `leave` after each test. */
export const pagesHandedOn = () => {
  const used: Kept[] = []

  const open = async ({ viewport, colorScheme, reducedMotion }: PageLook): Promise<Page> => {
    const kept = idle.pop() ?? (await inNewContext(await sharedBrowser()))
    used.push(kept)
    const { page } = kept
    page.setDefaultTimeout(PATIENCE)
    await page.setViewportSize(viewport)
    await page.emulateMedia({
      media: null,
      colorScheme: colorScheme ?? 'light',
      reducedMotion: reducedMotion ?? 'no-preference',
    })
    return page
  }

  const leave = async (): Promise<void> => {
    for (const kept of used.splice(0)) {
      const isClean = await cleaned(kept).catch(() => false)
      if (isClean) idle.push(kept)
      else await kept.page.context().close()
    }
  }

  return { open, leave }
}
