/** A running game in a page with a receiver like Stately Inspector's, in a real browser. */

import type { Browser, Frame, Page } from 'playwright-core'
import { loadAgain, openBrowser } from 'ptcg-turn-test-kit/browser'
import { A } from 'ptcg-turn-test-kit/moves'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { showIn } from '../../src/stately/showIn.ts'
import { aboutToAttack, STEPS_OF_AN_ATTACK, viewedGame } from '../viewedGame.ts'
import { openPage, type Served, script, servePage } from '../viewerPages.ts'

/** The page of a viewer: the package's own receiver, which posts '@statelyai.connected'. */
const VIEWER = `
import { createBrowserReceiver } from '@statelyai/inspect'
const received = (globalThis.received = [])
createBrowserReceiver().subscribe((one) => received.push(one))`

/** The page of a game: the actor gets \`inspect\` when it is created, or is shown while it runs. */
const GAME = `
import { createActor } from 'xstate'
import { actorOptions } from './src/engine/machine/actor.ts'
import { gameMachine } from './src/engine/machine/wiring.ts'
import { inspectInBrowser } from './packages/inspector/src/stately/inBrowser.ts'
globalThis.begin = (snapshot, viewer, isFramed, isRunning) => {
  globalThis.problems = []
  const iframe = isFramed ? document.querySelector('iframe') : null
  const inspector = (globalThis.inspector = inspectInBrowser({ viewer, iframe, onProblem: (one) => problems.push(one) }))
  const options = actorOptions(snapshot)
  globalThis.actor = createActor(gameMachine, isRunning ? options : { ...options, inspect: inspector.inspect }).start()
  if (isRunning) inspector.show(actor)
}`

interface Received {
  readonly type: string
  readonly name?: string
  readonly definition?: string
  readonly snapshot?: {
    readonly value: unknown
    readonly context: { readonly game: { readonly turn: { readonly number: number } } }
  }
}

let browser: Browser
let viewer: Served
let game: Served

beforeAll(async () => {
  const [opened, viewerCode, gameCode] = await Promise.all([openBrowser(), script(VIEWER), script(GAME)])
  browser = opened
  viewer = await servePage(viewerCode)
  game = await servePage(gameCode)
})

afterAll(async () => {
  await browser?.close()
  viewer?.close()
  game?.close()
})

const start = aboutToAttack()
const attack = A.attack('Kick')(start)

const received = (where: Page | Frame): Promise<readonly Received[]> => where.evaluate('globalThis.received ?? []')

const followed = (where: Page | Frame) =>
  where.waitForFunction('globalThis.received?.at(-1)?.snapshot?.context?.game.turn.number === 4')

const expectWholeAttack = (all: readonly Received[]): void => {
  expect(all[0]).toMatchObject({ type: '@xstate.actor', name: 'game' })
  expect(all[0]?.definition).toContain('"3_weakness":{')
  const values = all
    .filter(({ type }) => type === '@xstate.snapshot')
    .map(({ snapshot }) => JSON.stringify(snapshot?.value))
  const found = STEPS_OF_AN_ATTACK.map((step) => values.findIndex((value) => value.includes(`"${step}"`)))
  expect(found).not.toContain(-1)
  expect(found).toEqual(found.toSorted((a, b) => a - b))
}

const framed = async (isRunning: boolean) => {
  const { page, complaints } = await openPage(browser, game.url)
  await page.evaluate(`begin(${JSON.stringify(start)}, '${viewer.url}', true, ${isRunning})`)
  const frame = await (await page.waitForSelector('iframe')).contentFrame()
  if (frame === null) throw new Error('There is no frame.')
  await frame.waitForFunction('globalThis.received?.length > 0')
  return { page, complaints, frame }
}

test.each([
  ['from its first moment', false],
  ['while it runs', true],
])('in a frame, %s', async (_, isRunning) => {
  const { page, complaints, frame } = await framed(isRunning)
  await page.evaluate(`actor.send(${JSON.stringify(attack)})`)
  await followed(frame)
  expectWholeAttack(await received(frame))
  expect(complaints).toEqual([])
  await page.context().close()
})

test('the actor is announced again to a viewer that reloads after many events', async () => {
  const { page, frame } = await framed(true)
  const concede = { type: 'CHOOSE', player: 0, option: 0 }
  await page.evaluate(`for (let i = 0; i < 150; i += 1) actor.send(${JSON.stringify(concede)})`)
  await frame.waitForFunction('received.length > 300')
  await loadAgain(frame)
  await frame.waitForFunction("globalThis.received?.some(({ type }) => type === '@xstate.actor')")
  await page.context().close()
})

test('in a window of its own, until it is disconnected', async () => {
  const { page, complaints } = await openPage(browser, game.url)
  const opening = page.waitForEvent('popup')
  await page.evaluate(`begin(${JSON.stringify(start)}, '${viewer.url}', false, true)`)
  const popup = await opening
  await popup.waitForFunction('globalThis.received?.length > 0')
  await page.evaluate(`actor.send(${JSON.stringify(attack)})`)
  await followed(popup)
  expectWholeAttack(await received(popup))
  await page.evaluate('inspector.disconnect()')
  const before = (await received(popup)).length
  await page.evaluate("actor.send({ type: 'CONCEDE', player: 0 })")
  await page.evaluate('new Promise((resolve) => setTimeout(resolve, 100))')
  expect((await received(popup)).length).toBe(before)
  expect(complaints).toEqual([])
  await page.context().close()
})

test('a blocked window is reported in one sentence', async () => {
  const { page } = await openPage(browser, game.url)
  await page.evaluate('window.open = () => null')
  await page.evaluate(`begin(${JSON.stringify(start)}, '${viewer.url}', false, true)`)
  expect(await page.evaluate('problems')).toEqual([expect.stringMatching(/^The browser did not open a window/)])
  await page.context().close()
})

test('a game in Node appears on a page with the viewer', async () => {
  const { actor } = viewedGame()
  const shown = await showIn(actor, { viewer: viewer.url })
  const { page, complaints } = await openPage(browser, shown.url)
  // The page's policy forbids evaluating text, which waiting for a condition would need.
  await expect.poll(() => page.locator('p').first().textContent()).toBe('')
  const frame = page.frames().find((one) => one.url() === viewer.url)
  if (frame === undefined) throw new Error('The viewer is not on the page.')
  actor.send(attack)
  await followed(frame)
  expectWholeAttack(await received(frame))
  expect(complaints).toEqual([])
  await page.context().close()
  await shown.close()
})
