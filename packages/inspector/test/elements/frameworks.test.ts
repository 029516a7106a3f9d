/**
 * Both elements on one page: in plain HTML, in React 19 and in Preact. A selection in the budget is highlighted on the
 * chart.
 */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { elementPages } from './elementPage.ts'

const open = elementPages()

const GAME = `
import { createGame, createSession, decks } from 'ptcg-turn-engine'
import { defineElements } from 'ptcg-turn-engine-inspector/elements'
defineElements()
const players = [{ name: 'Ann', deck: decks.cinderace }, { name: 'Bob', deck: decks.inteleon }]
const created = createGame({ players, randomness: { seed: 1 } })
if (created._tag === 'Left') throw new Error('There is a game.')
const session = createSession(created.right)
Object.assign(globalThis, { session })
`

const BODY = '<main><h1>A game</h1><div id="game"></div></main><style>ptcg-turn-chart{height:500px}</style>'

const HTML = `${GAME}
const chart = document.createElement('ptcg-turn-chart')
const budget = document.createElement('ptcg-turn-budget')
chart.game = session
budget.game = session
budget.addEventListener('budget-select', ({ detail }) => { chart.lit = detail.about; budget.lit = detail.about })
document.querySelector('#game').append(chart, budget)
globalThis.isReady = true
`

/** The shared part of React and Preact: the snapshot is passed as a property, and nobody touches the elements. */
const COMPONENT = `
const Game = () => {
  const [snapshot, show] = useState(session.state())
  const [lit, light] = useState([])
  useEffect(() => session.subscribe(() => show(session.state())), [])
  useEffect(() => { globalThis.isReady = true }, [])
  return (
    <>
      <ptcg-turn-chart snapshot={snapshot} lit={lit} />
      <ptcg-turn-budget snapshot={snapshot} lit={lit} theme="light" onbudget-select={({ detail }) => light(detail.about)} />
    </>
  )
}
`

const REACT = `/** @jsxImportSource react */
import { StrictMode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
${GAME}${COMPONENT}
createRoot(document.querySelector('#game')).render(<StrictMode><Game /></StrictMode>)
`

const PREACT = `/** @jsxImportSource preact */
import { render } from 'preact'
import { useEffect, useState } from 'preact/hooks'
${GAME}${COMPONENT}
render(<Game />, document.querySelector('#game'))
`

/** A busy machine is slow. */
const SOON = { timeout: 200_000 }

const plays = async (page: Page): Promise<void> => {
  const budget = page.locator('ptcg-turn-budget')
  const active = () => page.locator('ptcg-turn-chart .state.active').getAttribute('data-state')
  await page.locator('ptcg-turn-chart .state').first().waitFor({ state: 'attached' })
  expect(await budget.locator('.sentence').textContent()).toBe('No turn has begun: the game is being set up.')
  await page.evaluate('while (session.state().state !== "turn.main.ready") session.send(session.legalEvents()[0])')
  await expect.poll(active, SOON).toBe('turn.main.ready')
  await expect.poll(() => budget.locator('.item').count(), SOON).toBeGreaterThan(6)
  expect(await budget.locator('.item').first().textContent()).toMatch(/^Energy 0\/1 available/)
  await budget.getByText('Retreat', { exact: true }).click()
  const listing = page.locator('ptcg-turn-chart [data-listing="turn.main.ready:RETREAT:0"].lit')
  await expect.poll(() => listing.count(), SOON).toBeGreaterThan(0)
  expect(await budget.locator('.item.lit .name').allTextContents()).toContain('Retreat')
  const turn = await budget.locator('.whose').textContent()
  await page.evaluate(`session.send({ type: 'END_TURN', player: session.state().game.turn.player })
    for (let at = 0; at < 50 && session.state().state !== 'turn.main.ready'; at += 1) session.send(session.legalEvents()[0])`)
  await expect.poll(() => budget.locator('.whose').textContent(), SOON).not.toBe(turn)
}

describe('both elements', () => {
  it.each([
    ['plain HTML', HTML, 'ts'],
    ['React 19', REACT, 'tsx'],
    ['Preact', PREACT, 'tsx'],
  ] as const)('in %s show a game as it goes on', async (_, script, loader) => {
    const { page } = await open({ script, loader, body: BODY })
    await plays(page)
  })
})
