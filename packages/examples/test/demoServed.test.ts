/**
 * The demo as `npm run demo` serves it to developers: React's development build reports errors and renders everything
 * twice.
 */

import { join } from 'node:path'
import { openPage } from 'ptcg-turn-test-kit/inspectorPage'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { start } from './demoPage.ts'

const ROOT = join(import.meta.dirname, '../../..')
let server: ViteDevServer
let origin = ''

beforeAll(async () => {
  server = await createServer({
    configFile: join(ROOT, 'packages/examples/vite.config.ts'),
    cacheDir: join(ROOT, 'node_modules/.cache/ptcg-turn-examples/served'),
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1', watch: null, hmr: false },
  })
  await server.listen()
  const address = server.httpServer?.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server listens nowhere.')
  origin = `http://127.0.0.1:${address.port}`
})

afterAll(() => server.close())

test('the page loads, and a game, the menu and the chart open without an error', async () => {
  const page = await openPage(origin, { viewport: { width: 1280, height: 800 } })
  page.setDefaultTimeout(200_000)
  await page.goto(`${origin}/demo/?pace=0&luck=2`)
  await page.getByRole('heading', { name: 'A game to play' }).waitFor()
  await start(page, 7)
  await page.locator('.hand-card, .option').first().waitFor()
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.waitFor()
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Chart' }).click()
  await page.locator('.drawer ptcg-turn-chart').waitFor()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  expect(await page.getByRole('dialog').count()).toBe(0)
})
