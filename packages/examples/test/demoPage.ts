/** Opens the built demo in a real browser, and watches it for errors and for requests to other hosts. */
import * as E from 'fp-ts/lib/Either.js'
import type { Page } from 'playwright-core'
import { restoreSession, type Session } from 'ptcg-turn-engine'
import { openPage } from 'ptcg-turn-test-kit/inspectorPage'
import { beforeAll } from 'vitest'
import { buildExample, type Served, serveFolder } from './examplePages.ts'

export const DESKTOP = { width: 1280, height: 800 } as const
export const PHONE = { width: 360, height: 740 } as const

/** The key under which the browser stores the game. */
export const KEY = 'ptcg-turn-demo'

let served: Served | undefined

/** Builds and serves the demo before the tests of a file. */
export const withDemo = (): void => {
  beforeAll(async () => {
    served = await serveFolder(await buildExample('demo'))
    return () => served?.close()
  })
}

export interface DemoOptions {
  readonly viewport?: { readonly width: number; readonly height: number }
  readonly colors?: 'light' | 'dark'
  /** The seed of the computer's picks. */
  readonly luck?: number
  /** The length of the computer's pauses; 0 for none. */
  readonly pace?: number
}

/** Opens the start screen. */
export const openDemo = async ({ viewport = DESKTOP, colors, luck = 1, pace = 0 }: DemoOptions = {}): Promise<Page> => {
  if (served === undefined) throw new Error('withDemo() serves the demo.')
  const page = await openPage(served.origin, { viewport, ...(colors === undefined ? {} : { colors }) })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${served.origin}/demo/?pace=${pace}&luck=${luck}`)
  await page.getByRole('heading', { name: 'A game to play' }).waitFor()
  return page
}

/** Begins a game against the computer, or of two people. The game flips the coins. */
export const start = async (page: Page, seed: number, opponent: 'computer' | 'person' = 'computer'): Promise<void> => {
  await page.getByText(opponent === 'person' ? 'Two people, one device' : 'A beginner').click()
  await page.getByText('The game does').click()
  await page.getByRole('spinbutton', { name: 'Seed' }).fill(`${seed}`)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
}

/** Opens a save from a file. */
export const openSave = async (page: Page, json: unknown): Promise<void> => {
  await page.getByLabel('A save from a file').setInputFiles({
    name: 'save.json',
    mimeType: 'application/json',
    buffer: Buffer.from(typeof json === 'string' ? json : JSON.stringify(json)),
  })
}

/** The text stored in the browser. */
export const keptText = (page: Page): Promise<string> => page.evaluate((key) => localStorage.getItem(key) ?? '', KEY)

/** The game stored in the browser, opened here. */
export const keptGame = async (page: Page): Promise<Session> => {
  const restored = restoreSession(JSON.parse(await keptText(page)))
  if (E.isLeft(restored)) throw new Error(restored.left[0].message)
  return restored.right
}
