/** @jsxImportSource react */
/** The hooks in a real browser: a component is rendered again exactly when its selection has changed. */

import { build } from 'esbuild'
import type { Browser, Page } from 'playwright-core'
import type { GameEvent } from 'ptcg-turn-engine/model'
import { openBrowser } from 'ptcg-turn-test-kit/browser'
import { longGame } from 'ptcg-turn-test-kit/longGame'
import { renderToString } from 'react-dom/server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { restoreSession } from '../../src/engine/session/session.ts'
import { App } from './app.tsx'
import type { HooksPage, Part } from './hooksPage.tsx'

declare const page: HooksPage

const EVENTS = 1400
const recording = longGame(EVENTS)

let browser: Browser
let tab: Page
let script: string
const complaints: string[] = []

beforeAll(async () => {
  browser = await openBrowser()
  const built = await build({
    entryPoints: [`${import.meta.dirname}/hooksPage.tsx`],
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    jsxImportSource: 'react',
    // React reports its warnings in development builds only.
    define: { 'process.env.NODE_ENV': '"development"' },
    write: false,
    logLevel: 'warning',
  })
  script = built.outputFiles[0]?.text ?? ''
})
afterAll(() => browser.close())

beforeEach(async () => {
  complaints.length = 0
  tab = await browser.newPage()
  tab.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  tab.on('pageerror', (error) => complaints.push(String(error)))
  await tab.setContent('<!doctype html><title>Hooks</title>')
  await tab.addScriptTag({ content: script, type: 'module' })
  await tab.waitForFunction(() => 'page' in globalThis)
})
afterEach(async () => {
  expect(complaints).toEqual([])
  await tab.close()
})

const QUIET: readonly Part[] = ['Name', 'Inline', 'Attacks', 'Refused', 'Nothing', 'Stage']

describe('in StrictMode', () => {
  test('a thousand events redraw only components whose selection changed', async () => {
    const seen = await tab.evaluate(
      ([json, parts]) => {
        const { session, events } = page.sessionOf(json)
        page.mount(session, parts as readonly Part[])
        page.forget()
        const accepted = page.sendAll(session, events)
        return { accepted, drawn: page.drawn }
      },
      [recording, [...QUIET, 'Request', 'Everything']] as const,
    )
    expect(seen.accepted).toBeGreaterThan(1000)
    const { name, inline, refused, nothing, hidden, request, everything } = seen.drawn
    expect({ name, inline, refused, nothing, hidden }).toEqual({
      name: 0,
      inline: 0,
      refused: 0,
      nothing: 0,
      hidden: 0,
    })
    // StrictMode draws everything twice.
    expect(everything).toBe(2 * seen.accepted)
    expect(request).toBeGreaterThan(0)
    expect(request).toBeLessThan(2 * seen.accepted)
  })

  test("components show the game's values after every event, undo and redo", async () => {
    const wrong = await tab.evaluate((json) => {
      const { session, events } = page.sessionOf(json)
      page.mount(session, ['Request', 'Attacks', 'Everything'])
      const differences: string[] = []
      const compare = (after: string): void => {
        const attacks = session.legalEvents().filter(({ type }) => type === 'DECLARE_ATTACK')
        if (JSON.stringify(page.shown.attacks) !== JSON.stringify(attacks)) differences.push(`attacks ${after}`)
        if (JSON.stringify(page.shown.request) !== JSON.stringify(session.request()))
          differences.push(`request ${after}`)
        if (page.shown.everything !== session.state()) differences.push(`state ${after}`)
      }
      for (const event of events.slice(0, 200)) {
        page.sendAll(session, [event])
        compare(JSON.stringify(event))
      }
      return new Promise<string[]>((resolve) => {
        session.undo()
        setTimeout(() => {
          compare('undo')
          session.redo()
          setTimeout(() => {
            compare('redo')
            resolve(differences)
          }, 20)
        }, 20)
      })
    }, recording)
    expect(wrong).toEqual([])
  })

  test('no two components ever show different moments, even while React renders in the background', async () => {
    const seen = await tab.evaluate(async (json) => {
      const { session, events } = page.sessionOf(json)
      page.mount(session, ['Tabs'])
      const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
      for (const event of events.slice(0, 60)) {
        document.querySelector('button')?.click()
        await wait(3)
        session.send(event as GameEvent)
        await wait(3)
      }
      await wait(200)
      const turns = [...document.querySelectorAll('.turn')].map((one) => Number(one.textContent?.split(' ')[1]))
      return { torn: page.torn, turns: [...new Set(turns)], now: session.state().game.turn.number }
    }, recording)
    expect(seen.torn).toEqual([])
    expect(seen.turns).toEqual([seen.now])
    expect(seen.now).toBeGreaterThan(3)
  })

  test('removed components stop listening', async () => {
    const listening = await tab.evaluate(
      ([json, parts]) => {
        const { session } = page.sessionOf(json)
        let listeners = 0
        const counted = {
          ...session,
          subscribe: ((listener: () => void) => {
            listeners += 1
            const stop = session.subscribe(listener)
            return () => {
              listeners -= 1
              stop()
            }
          }) as typeof session.subscribe,
        }
        const before = listeners
        page.mount(counted, parts as readonly Part[])
        const mounted = listeners
        page.unmount()
        return [before, mounted, listeners]
      },
      [recording, ['Name', 'Request', 'Attacks']] as const,
    )
    expect(listening).toEqual([0, 3, 0])
  })
})

describe('rendered by a server', () => {
  test('the page is the same, and the browser hydrates it without rendering it anew', async () => {
    const restored = restoreSession({ ...recording, events: [] })
    if (restored._tag === 'Left') return expect.fail(restored.left[0].message)
    const html = renderToString(<App game={restored.right} />)
    expect(html).toContain('<h1>Turn 3</h1>')
    const taken = await tab.evaluate(
      async ([json, markup]) => {
        const { session } = page.sessionOf(json)
        return { html: await page.hydrate(session, markup as string), errors: page.errors }
      },
      [recording, html] as const,
    )
    expect(taken).toEqual({ html, errors: [] })
  })
})
