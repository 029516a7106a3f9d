/**
 * The inspector open in a real browser: served as for users, and watched for errors and for requests to other servers.
 */
import * as E from 'fp-ts/lib/Either.js'
import type { Page, WebSocketRoute } from 'playwright-core'
import type { Recording } from 'ptcg-turn-engine'
import { type LiveGame, liveGame, serveInspector } from 'ptcg-turn-engine-inspector'
import type { ReadLog } from 'ptcg-turn-engine-inspector/internal/server/readLog'
import { expect } from 'vitest'
import { afterEachTest } from './afterEachTest.ts'
import { BUILT_PAGE } from './builtPackages.ts'
import { type PageLook, pagesHandedOn } from './handedOn.ts'

export interface OpenOptions {
  /** The fragment of the page's address, after the `#`. */
  readonly link?: string
  readonly colors?: 'light' | 'dark'
  readonly viewport?: { readonly width: number; readonly height: number }
  /** `no-preference` allows animations, of which each frame costs as much as a step. Default: no animations. */
  readonly motion?: PageLook['reducedMotion']
  /** True if the page's connections can be cut: they then go through the test. */
  readonly isCut?: boolean
  /** The page connects only after this promise is fulfilled. */
  readonly connectsAfter?: Promise<void>
  /** Reads battle logs that are dropped on the page. */
  readonly readLog?: ReadLog
}

export interface OpenInspector {
  readonly page: Page
  readonly live: LiveGame
  readonly url: string
  /** Opens another tab on the same game. */
  readonly tab: () => Promise<Page>
  readonly stopServer: () => Promise<void>
  /** Cuts the existing connections; new ones can be made. */
  readonly cut: () => Promise<void>
}

export const DESKTOP = { width: 1280, height: 720 } as const

/** The window sizes in which pages are tested, from a small phone to a wide screen: width and height in pixels. */
export const WINDOWS: readonly (readonly [width: number, height: number])[] = [
  [360, 740],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1093, 614],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
]

const pages = pagesHandedOn()
const closing: (() => Promise<unknown>)[] = []
const complaints: string[] = []

/** Collects errors and warnings on the console, and requests to other origins, as complaints. */
const watch = (page: Page, origin: string): void => {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', ({ message }) => complaints.push(`thrown: ${message}`))
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(origin) && !/^(data|blob|file):/.test(url)) complaints.push(`asked elsewhere: ${url}`)
  })
}

/** Opens a watched page. It may send requests to `origin` only. */
export const openPage = async (
  origin: string,
  { colors = 'light', viewport = DESKTOP, motion = 'reduce' }: Omit<OpenOptions, 'link'> = {},
): Promise<Page> => {
  const page = await pages.open({ colorScheme: colors, viewport, reducedMotion: motion })
  page.setDefaultTimeout(200_000)
  watch(page, origin)
  return page
}

/** Returns and removes the complaints so far, for tests that cause some: for example, the console logs a connection that a test drops. */
export const takeComplaints = (): readonly string[] => complaints.splice(0)

/** Serves a recorded game as a live one and opens it. */
export const openInspector = async (recording: Recording, options: OpenOptions = {}): Promise<OpenInspector> => {
  const live = liveGame(recording)
  if (E.isLeft(live)) throw new Error(JSON.stringify(live.left))
  const served = await serveInspector({
    live: live.right,
    assets: BUILT_PAGE,
    ...(options.readLog === undefined ? {} : { readLog: options.readLog }),
  })
  if (E.isLeft(served)) throw new Error(served.left)
  const { url, close } = served.right
  closing.push(close)
  const { origin } = new URL(url)
  const sockets: WebSocketRoute[] = []
  const tab = async (): Promise<Page> => {
    const page = await openPage(origin, options)
    if (options.isCut === true || options.connectsAfter !== undefined)
      await page.routeWebSocket(/\/live$/, async (socket) => {
        await options.connectsAfter
        socket.connectToServer()
        sockets.push(socket)
      })
    await page.goto(`${url}${options.link ?? ''}`)
    await page.locator('.app').waitFor()
    return page
  }
  const cut = async (): Promise<void> => {
    for (const socket of sockets.splice(0)) await socket.close()
  }
  return { page: await tab(), live: live.right, url, tab, stopServer: close, cut }
}

/** The step and the microstep that the page shows, counted from 1, and the number of microsteps of this step. */
export const whereItIs = async (
  page: Page,
): Promise<{ readonly step: number; readonly microstep: number; readonly of: number }> => {
  const words = await page.getByLabel('Where we are').innerText()
  const [, step, , microstep, of] = /Step (\d+) of (\d+), microstep (\d+) of (\d+)/.exec(words) ?? []
  return { step: Number(step), microstep: Number(microstep), of: Number(of) }
}

afterEachTest(async () => {
  await pages.leave()
  for (const close of closing.splice(0).toReversed()) await close()
  expect(complaints.splice(0)).toEqual([])
})
