/**
 * `<ptcg-turn-chart>` with a snapshot or a game: it sets the chart, highlights the state, and marks what may happen
 * now.
 */
import type { Page } from 'playwright-core'
import { gameMachine } from 'ptcg-turn-engine'
import { chartGraph } from 'ptcg-turn-engine/chart'
import { board } from 'ptcg-turn-test-kit/board'
import { expect, it } from 'vitest'
import { elementPages } from '../elementPage.ts'

const open = elementPages()

/** A game in a session, a few events on. */
const SCRIPT = `
import { createGame, createSession, decks } from 'ptcg-turn-engine'
import { defineElements } from 'ptcg-turn-engine-inspector/elements'
defineElements()
const players = [{ name: 'Ann', deck: decks.cinderace }, { name: 'Bob', deck: decks.inteleon }]
const created = createGame({ players, randomness: { seed: 1 } })
if (created._tag === 'Left') throw new Error('There is a game.')
const session = createSession(created.right)
const laidOut = []
document.addEventListener('chart-laid-out', ({ detail }) => laidOut.push(detail))
Object.assign(globalThis, { session, laidOut, isReady: true })
`

const BODY =
  '<main><h1>A game</h1><ptcg-turn-chart></ptcg-turn-chart></main><style>ptcg-turn-chart{height:600px}</style>'

const READY = board('turn 3 of A\nA active Sobble {Water Energy}\nA hand Water Energy\nA bench Wooloo\nB active Sobble')

let page: Page
let asked: readonly string[]
const opened = async (): Promise<void> => {
  ;({ page, asked } = await open({ script: SCRIPT, body: BODY }))
}
const has = (selector: string) => page.locator(`ptcg-turn-chart ${selector}`)
const set = (values: Readonly<Record<string, unknown>>): Promise<void> =>
  page.evaluate(async (given) => {
    Object.assign(document.querySelector('ptcg-turn-chart') ?? {}, given)
    await new Promise(requestAnimationFrame)
  }, values)
const SOON = { timeout: 200_000 }
const isLaidOut = () => expect.poll(() => page.evaluate<number>('laidOut.length'), SOON).toBeGreaterThan(0)
const active = () => has('.state.active').getAttribute('data-state')

it("needs only a snapshot and no layout program, and uses the players' wording", async () => {
  await opened()
  await set({ snapshot: READY })
  await isLaidOut()
  expect(asked.some((name) => name.startsWith('elk'))).toBe(false)
  expect(await active()).toBe('turn.main.ready')
  const ready = await has('[data-state="turn.main.ready"] .listing.ready.live > .event').allTextContents()
  expect(ready).toEqual(expect.arrayContaining(['Attach an Energy', 'End the turn → End effects']))
  expect(ready.some((name) => name.startsWith('Play a Supporter'))).toBe(false)
})

it('follows its game', async () => {
  await opened()
  await page.evaluate('document.querySelector("ptcg-turn-chart").game = session')
  await isLaidOut()
  const state = () => page.evaluate<string>('session.state().state')
  const before = await state()
  await page.evaluate('while (session.state().state !== "turn.main.ready") session.send(session.legalEvents()[0])')
  await expect.poll(active, SOON).toBe('turn.main.ready')
  expect(before).not.toBe('turn.main.ready')
  await page.evaluate('session.send({ type: "CONCEDE", player: 0 })')
  await expect.poll(active, SOON).toBe('gameOver')
  expect(await page.evaluate('laidOut.length')).toBe(1)
})

it('keeps a given chart', async () => {
  await opened()
  const graph = chartGraph(gameMachine)
  await set({ graph: { ...graph, id: 'mine' }, snapshot: READY })
  await isLaidOut()
  expect(await has('.frame').getAttribute('aria-label')).toBe('Statechart of mine')
  expect(await active()).toBe('turn.main.ready')
})

it('answers an invalid snapshot in one sentence, and shows the next', async () => {
  await opened()
  for (const snapshot of [7, [], { state: 'turn.main.ready', game: {} }]) {
    await set({ snapshot })
    expect(await has('.notice').textContent()).toContain('This is not a snapshot of a game')
  }
  await set({ snapshot: READY })
  await isLaidOut()
  expect(await has('.notice').textContent()).toBe('')
  expect(await active()).toBe('turn.main.ready')
  await set({ snapshot: 'nothing' })
  expect([await has('.notice').isVisible(), await active()]).toEqual([true, ''])
  await set({ snapshot: null })
  expect([await has('.notice').isVisible(), await active()]).toEqual([false, ''])
})

it("takes the page's colors for all elements, or else its own theme", async () => {
  await opened()
  const ground = () => page.locator('ptcg-turn-chart').evaluate((chart) => getComputedStyle(chart).backgroundColor)
  const usual = await ground()
  await page.evaluate(() => document.documentElement.style.setProperty('--ptcg-ground', 'rgb(1, 2, 3)'))
  expect(await ground()).toBe('rgb(1, 2, 3)')
  await page.evaluate(() => document.documentElement.style.removeProperty('--ptcg-ground'))
  expect(await ground()).toBe(usual)
})
