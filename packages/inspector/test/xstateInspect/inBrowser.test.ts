/** A running game in the receiver of @xstate/inspect, between pages in a real browser. */

import type { Browser, Frame, Page } from 'playwright-core'
import { loadAgain, openBrowser } from 'ptcg-turn-test-kit/browser'
import { A } from 'ptcg-turn-test-kit/moves'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { showIn } from '../../src/xstateInspect/showIn.ts'
import { aboutToAttack, STEPS_OF_AN_ATTACK, viewedGame } from '../viewedGame.ts'
import { openPage, type Served, script, servePage } from '../viewerPages.ts'
import { V4_FOLDER } from './receiver.ts'

/** The page of a viewer: the package's own receiver, and what it received. */
const VIEWER = `
import { createWindowReceiver } from '@xstate/inspect'
const received = (globalThis.received = [])
const receiver = createWindowReceiver()
receiver.subscribe((one) => received.push({
  type: one.type,
  sessionId: one.sessionId,
  id: one.machine?.id,
  states: one.machine?.stateIds.length,
  value: one.state?.value,
  event: one.event?.name,
  resolved: one.machine?.resolveState(one.state).toStrings(),
}))
globalThis.sendEvent = (data, origin) => receiver.send({
  type: 'xstate.event',
  event: JSON.stringify({ name: data.type, type: 'external', $$type: 'scxml', data, origin }),
})`

/** The page of a game. */
const GAME = `
import { createActor } from 'xstate'
import { actorOptions, snapshotOf } from './src/engine/machine/actor.ts'
import { gameMachine } from './src/engine/machine/wiring.ts'
import { inspectInBrowser } from './packages/inspector/src/xstateInspect/inBrowser.ts'
globalThis.begin = (snapshot, viewer, isFramed) => {
  globalThis.problems = []
  const actor = (globalThis.actor = createActor(gameMachine, actorOptions(snapshot)).start())
  const iframe = isFramed ? document.querySelector('iframe') : null
  globalThis.shown = inspectInBrowser(actor, { viewer, iframe, onProblem: (one) => problems.push(one) })
}
globalThis.state = () => snapshotOf(actor.getSnapshot()).state
globalThis.turn = () => actor.getSnapshot().context.game.turn.number`

interface Received {
  readonly type: string
  readonly sessionId: string
  readonly id?: string
  readonly states?: number
  readonly value?: unknown
  readonly event?: string
  readonly resolved?: readonly string[]
}

let browser: Browser
let viewer: Served
let game: Served

beforeAll(async () => {
  const [opened, viewerCode, gameCode] = await Promise.all([openBrowser(), script(VIEWER, V4_FOLDER), script(GAME)])
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

const registered = (where: Page | Frame) =>
  where.waitForFunction("globalThis.received?.some(({ type }) => type === 'service.register')")

const framed = async () => {
  const { page, complaints } = await openPage(browser, game.url)
  await page.evaluate(`begin(${JSON.stringify(start)}, '${viewer.url}?inspect', true)`)
  const frame = await (await page.waitForSelector('iframe')).contentFrame()
  if (frame === null) throw new Error('There is no frame.')
  await registered(frame)
  return { page, complaints, frame }
}

const expectWholeAttack = (all: readonly Received[]): void => {
  const states = all.filter(({ type }) => type === 'service.state').map(({ value }) => JSON.stringify(value))
  const found = STEPS_OF_AN_ATTACK.map((step) => states.findIndex((value) => value.includes(`"${step}"`)))
  expect(found).not.toContain(-1)
  expect(found).toEqual(found.toSorted((a, b) => a - b))
}

describe('in a frame', () => {
  test('the chart is registered, and the states of an attack follow', async () => {
    const { page, complaints, frame } = await framed()
    await page.evaluate(`actor.send(${JSON.stringify(attack)})`)
    await frame.waitForFunction('received.length > 15')
    const all = await received(frame)
    expect(all[0]).toMatchObject({ id: 'game', resolved: ['turn', 'turn.main', 'turn.main.ready'] })
    expect(all[0]?.states).toBeGreaterThan(60)
    expectWholeAttack(all)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('an event sent from the viewer moves the game and comes back once', async () => {
    const { page, frame } = await framed()
    const [{ sessionId } = { sessionId: '' }] = await received(frame)
    await frame.evaluate(`sendEvent(${JSON.stringify(attack)}, '${sessionId}')`)
    await page.waitForFunction('turn() === 4')
    await frame.waitForFunction('received.length > 15')
    expect((await received(frame)).filter(({ event }) => event === 'DECLARE_ATTACK')).toHaveLength(1)
    await page.context().close()
  })

  test('an impossible event is answered in one sentence; other pages are ignored', async () => {
    const { page, complaints, frame } = await framed()
    const [{ sessionId } = { sessionId: '' }] = await received(frame)
    await frame.evaluate(`sendEvent({ type: 'xstate.stop' }, '${sessionId}')`)
    await frame.evaluate(`parent.postMessage({ type: 'xstate.event', event: 'x'.repeat(50_000_000) }, '*')`)
    await frame.evaluate(`parent.postMessage({ type: 'disconnect' }, '*')`)
    await page.waitForFunction('problems.length === 3')
    const event = {
      type: 'xstate.event',
      event: JSON.stringify({ data: { type: 'END_TURN', player: 0 }, origin: sessionId }),
    }
    await page.evaluate(`postMessage(${JSON.stringify(event)}, '*')`)
    await page.evaluate('new Promise((resolve) => setTimeout(resolve, 50))')
    expect(await page.evaluate('[turn(), problems.length, actor.getSnapshot().status]')).toEqual([3, 3, 'active'])
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('a viewer that reloads gets the game again', async () => {
    const { page, frame } = await framed()
    await page.evaluate(`actor.send(${JSON.stringify(attack)})`)
    await loadAgain(frame)
    await registered(frame)
    expect((await received(frame))[0]?.resolved).toEqual(['turn', 'turn.main', 'turn.main.ready'])
    await page.context().close()
  })

  test('stopping and disconnecting are reported, and then nothing more', async () => {
    const { page, complaints, frame } = await framed()
    await page.evaluate('shown.disconnect()')
    await frame.waitForFunction("received.at(-1).type === 'service.stop'")
    const before = (await received(frame)).length
    await page.evaluate(`actor.send(${JSON.stringify(attack)})`)
    await page.evaluate('new Promise((resolve) => setTimeout(resolve, 50))')
    expect((await received(frame)).length).toBe(before)
    expect(await page.evaluate('[turn(), "__xstate__" in globalThis]')).toEqual([4, false])
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

test('in a window of its own', async () => {
  const { page, complaints } = await openPage(browser, game.url)
  const opening = page.waitForEvent('popup')
  await page.evaluate(`begin(${JSON.stringify(start)}, '${viewer.url}', false)`)
  const popup = await opening
  await registered(popup)
  const [{ sessionId } = { sessionId: '' }] = await received(popup)
  await popup.evaluate(`sendEvent(${JSON.stringify(attack)}, '${sessionId}')`)
  await page.waitForFunction('turn() === 4')
  await popup.waitForFunction('received.length > 15')
  expectWholeAttack(await received(popup))
  expect(complaints).toEqual([])
  await page.context().close()
})

test('an invalid address is reported in one sentence', async () => {
  const { page } = await openPage(browser, game.url)
  await page.evaluate(`begin(${JSON.stringify(start)}, 'javascript:alert(1)', true)`)
  expect(await page.evaluate('problems')).toEqual([
    '"javascript:alert(1)" is not the address of a viewer: it has to begin with http:// or https://.',
  ])
  await page.context().close()
})

test('a game in Node appears on a page with the viewer, both ways', async () => {
  const { actor, state } = viewedGame()
  const shown = await showIn(actor, { viewer: `${viewer.url}?inspect` })
  const { page, complaints } = await openPage(browser, shown.url)
  // The page's policy forbids evaluating text, which waiting for a condition would need.
  await expect.poll(() => page.locator('p').first().textContent()).toBe('')
  const frame = page.frames().find((one) => one.url().startsWith(viewer.url))
  if (frame === undefined) throw new Error('The viewer is not on the page.')
  await registered(frame)
  await frame.evaluate(`sendEvent(${JSON.stringify(attack)}, '${actor.sessionId}')`)
  await frame.waitForFunction('received.length > 15')
  expectWholeAttack(await received(frame))
  expect([state(), actor.getSnapshot().context.game.turn.number]).toEqual(['turn.main.ready', 4])
  expect(complaints).toEqual([])
  await shown.close()
  await expect.poll(() => page.locator('p').first().textContent()).toContain('no longer connected')
  await page.context().close()
})

test('an unreachable viewer is reported after a few seconds', async () => {
  const { actor } = viewedGame()
  const shown = await showIn(actor, { viewer: 'http://127.0.0.1:9/viewer' })
  const page = await browser.newPage()
  await page.clock.install()
  await page.goto(shown.url)
  const status = page.getByRole('status')
  expect(await status.textContent()).toContain('Waiting for the viewer at http://127.0.0.1:9/viewer.')
  await page.clock.fastForward(6000)
  expect(await status.textContent()).toContain('Nothing has answered at http://127.0.0.1:9/viewer for 5 seconds.')
  await page.close()
  await shown.close()
})
