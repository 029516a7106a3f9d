/**
 * The forms of `<ptcg-turn-chart>` on a page: in each, every name of a turn can be read, and the position of the game
 * is shown.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unreadableNames } from 'ptcg-turn-test-kit/fourteenNames'
import { describe, expect, test } from 'vitest'
import { TURN_SIZE, turnPicture } from '../../../src/elements/turn/turnDrawing.ts'
import { elementPages } from '../elementPage.ts'

const open = elementPages()

const SCRIPT = `
import { randomPlayer, startSession } from 'ptcg-turn-engine'
import { defineElements } from '../../src/elements/index.ts'
defineElements()
const session = startSession({ players: [{ name: 'Ann', deck: 'cinderace' }, { name: 'Bob', deck: 'inteleon' }], randomness: { seed: 2 } })
const decide = randomPlayer(2)
for (const chart of document.querySelectorAll('ptcg-turn-chart')) chart.game = session
while (!session.state().game.facts.some(({ fact }) => fact === 'DAMAGE_PLACED'))
  session.send(decide(session.state(), session.legalEvents()))
Object.assign(globalThis, { isReady: true, damage: session.state().game.facts.find(({ fact }) => fact === 'DAMAGE_PLACED').ledger.damage })
`

describe.each([
  ['the whole', '', 720, 540],
  ['the turn', 'form="turn"', 320, 360],
  ['by default', '', 320, 360],
  ['by default without a height', '', 720, null],
  ['by default without a height', '', 320, null],
  ['the whole as a block', 'id="block"', 720, 540],
  ['the whole as a block without a height', 'id="block"', 720, null],
])('%s, at %s', (_, form, width, height) => {
  test(`all fourteen names can be read at ${width} pixels, without the layout program`, async () => {
    const style = `width:${width}px${height === null ? '' : `;height:${height}px`}${form.includes('block') ? ';display:block' : ''}`
    const body = `<ptcg-turn-chart ${form} style="${style}"></ptcg-turn-chart>`
    const { page, asked } = await open({ script: SCRIPT, body })
    await expect.poll(() => unreadableNames(page, 'ptcg-turn-chart')).toEqual([])
    expect(asked.filter((name) => name.startsWith('elk'))).toEqual([])
  })
})

test('the turn and the strip show the position of the game, and the damage at its steps', async () => {
  const body = '<ptcg-turn-chart form="turn"></ptcg-turn-chart><ptcg-turn-chart form="strip"></ptcg-turn-chart>'
  const { page } = await open({ script: SCRIPT, body, width: 320 })
  const damage = await page.evaluate(() => Reflect.get(globalThis, 'damage') as number)
  for (const form of ['turn', 'strip']) {
    const chart = page.locator(`ptcg-turn-chart[form=${form}]`)
    await expect.poll(() => chart.locator('[aria-current=step]').count()).toBe(1)
    expect(await chart.locator('[data-stop="6"] .stop-note').textContent()).toMatch(new RegExp(`\\b${damage}$`))
    expect(await chart.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
  }
})

test("without a game the marks are the page's, in any order of assignment", async () => {
  const { page } = await open({
    script: SCRIPT.replace('chart.game = session', "Object.assign(chart, { active: 'turn.main.ready', form: 'turn' })"),
    body: '<ptcg-turn-chart></ptcg-turn-chart>',
  })
  await expect.poll(() => page.locator('[aria-current=step]').getAttribute('data-stop')).toBe('main')
})

test('an element without a game draws the chart, and walks through a turn on request', async () => {
  const script = SCRIPT.replace('chart.game = session', "chart.toggleAttribute('walk', true)")
  const { page } = await open({ script, body: '<ptcg-turn-chart style="height:540px"></ptcg-turn-chart>' })
  const chart = page.locator('ptcg-turn-chart')
  await expect.poll(() => chart.locator('.far text.active').textContent()).toBe('Effects before')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await chart.evaluate((element) => element.setAttribute('form', 'turn'))
  const stops: unknown[] = []
  for (const stop of ['draw', 'main', 'A', 'B']) {
    await expect.poll(() => page.locator('[aria-current=step]').getAttribute('data-stop')).toBe(stop)
    stops.push(stop)
  }
  expect(stops).toHaveLength(4)
})

test('the latest attack is walked through with its damage, up to the present, until another event', async () => {
  const script = SCRIPT.replace('Object.assign', 'Object.assign(globalThis, { session, decide });Object.assign')
  const { page } = await open({ script, body: '<ptcg-turn-chart form="turn" walk></ptcg-turn-chart>', width: 320 })
  const here = () => page.locator('[aria-current=step]').getAttribute('data-stop')
  const damage = () => page.locator('[data-stop="6"] .stop-note').textContent()
  const at = await page.evaluate('session.state().state')
  await expect.poll(here).toBe(at === 'turn.main.ready' ? 'main' : 'knockOut')
  expect(await damage()).toMatch(/\d+$/)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const chart = page.locator('ptcg-turn-chart')
  await chart.evaluate((element: HTMLElement & { walk: boolean }) => {
    element.walk = false
    element.walk = true
  })
  await expect.poll(here).toBe('B')
  expect(await damage()).toBe('')
  await page.evaluate('session.send(decide(session.state(), session.legalEvents()))')
  await expect.poll(here).not.toBe('B')
})

test('the whole chart follows the game on a phone, with readable names', async () => {
  const body = '<ptcg-turn-chart form="whole" style="width:320px"></ptcg-turn-chart>'
  const { page } = await open({ script: SCRIPT, body })
  const chart = page.locator('ptcg-turn-chart')
  const frame = await chart.boundingBox()
  await expect
    .poll(async () => {
      const here = await chart.locator('.state.active').last().boundingBox()
      return (
        here !== null && here.x >= (frame?.x ?? 0) && here.x + here.width <= (frame?.x ?? 0) + 320 && here.width > 90
      )
    })
    .toBe(true)
  const steps = chart.locator('.far text[data-names^="turn.main"]')
  expect(await steps.evaluateAll((texts) => texts.filter(({ textContent }) => textContent.endsWith('…')))).toEqual([])
})

test('the form can change', async () => {
  const { page } = await open({ script: SCRIPT, body: '<ptcg-turn-chart form="turn"></ptcg-turn-chart>' })
  const chart = page.locator('ptcg-turn-chart')
  await expect.poll(() => chart.locator('.turn').isVisible()).toBe(true)
  await chart.evaluate((element: HTMLElement & { form: string }) => {
    element.style.height = '500px'
    element.form = 'whole'
  })
  await expect.poll(() => chart.locator('.far text').count()).toBeGreaterThan(20)
  expect(await chart.locator('.turn').isVisible()).toBe(false)
})

test('the picture of the turn in the documents is the one that the element draws', () => {
  expect(readFileSync(join(import.meta.dirname, '../../../../../docs/turn.svg'), 'utf8')).toBe(turnPicture())
  expect(turnPicture()).toContain(`viewBox="0 0 ${TURN_SIZE.width} ${TURN_SIZE.height}"`)
})
