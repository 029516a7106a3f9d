/** Every file that the page saves opens again and shows the same. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { gameChart } from 'ptcg-turn-engine/machines'
import { openInspector, openPage, whereItIs } from 'ptcg-turn-test-kit/inspectorPage'
import { historyOfRecording, recordedGame } from 'ptcg-turn-test-kit/recorded'
import { afterAll, expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { linkWith } from '../../src/taking/gameLink.ts'

const game = recordedGame(11)
const history = historyOfRecording(game)
const attack = history.events.findIndex((event) => (event as { type: string }).type === 'DECLARE_ATTACK') + 1
const folder = mkdtempSync(join(tmpdir(), 'taken-'))

afterAll(() => rmSync(folder, { recursive: true }))

const saved = async (page: Page, choice: string): Promise<string> => {
  await page.getByRole('button', { name: /^Save/ }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: choice }).click(),
  ])
  return readFileSync(await download.path(), 'utf8')
}

const openFile = async (name: string, content: string, hash: string): Promise<Page> => {
  const file = join(folder, name)
  writeFileSync(file, content)
  const page = await openPage('file://')
  await page.goto(`${pathToFileURL(file).href}${hash}`)
  return page
}

test('the page as one file shows the same game from disk, exports itself again, and opens a game from a link', async () => {
  const { page } = await openInspector(game, { link: '#step=9' })
  const written = await saved(page, 'one HTML page')
  expect(written.length).toBeLessThan(1_500_000)
  const exported = await openFile('page.html', written, `#step=${attack}`)
  await exported.locator('.app').waitFor()
  expect((await whereItIs(exported)).step).toBe(attack)
  expect(await saved(exported, 'one HTML page')).toBe(written)

  const other = { ...recordedGame(3, { most: 40 }), title: 'A game in a link' }
  const link = await linkWith(other, '7')
  if (link._tag === 'Left') throw new Error(link.left)
  await exported.evaluate((hash) => location.assign(hash), link.right)
  await expect.poll(() => exported.locator('h1').innerText()).toBe('A game in a link')
  expect((await whereItIs(exported)).step).toBe(7)
  await exported.evaluate(() => location.assign('#game=broken'))
  await expect.poll(() => exported.getByRole('alert').first().innerText()).toContain('is the link complete?')
})

test('an attack as an animation: every microstep is named, and the damage stands at its steps', async () => {
  const { page } = await openInspector(game, { link: `#step=${attack}` })
  const written = await saved(page, 'animated SVG')
  const { frames } = history.stepAt(attack)
  expect(written.length).toBeLessThan(600_000)
  expect(written).toContain(`${frames.length} of ${frames.length} · `)
  const film = await openFile('attack.svg', written, '')
  const seen = (seconds: number) =>
    film.evaluate(async (at) => {
      for (const svg of document.querySelectorAll('svg')) {
        svg.pauseAnimations()
        svg.setCurrentTime(at)
      }
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      const active = [...document.querySelectorAll('g')].find((group) =>
        group.className.animVal.split(' ').includes('active'),
      )
      const note = [...document.querySelectorAll('.note')].filter((one) => one.getBoundingClientRect().width > 0).length
      return { state: active?.dataset.state ?? '', notes: note }
    }, seconds)
  for (const at of [0, 5, 9]) {
    const state = frames[at]?.state ?? ''
    expect(state.startsWith((await seen(at + 0.5)).state) && (await seen(at + 0.5)).state).not.toBe('')
  }
  const placed = frames.findIndex(({ state }) => state.endsWith('6_counters')) + 0.5
  expect([(await seen(0.5)).notes, (await seen(placed)).notes > 0]).toEqual([0, true])
})

test('within an event neither a save nor a position is offered; XState accepts the exported machine', async () => {
  const { page } = await openInspector(game, { link: `#step=${attack}.2` })
  for (const choice of ['This moment as a save', 'This moment as a position']) {
    await page.getByRole('button', { name: /^Save/ }).click()
    await page.getByRole('menuitem', { name: choice }).click()
    await expect.poll(() => page.getByRole('alert').first().innerText()).toContain('within an event')
    await page.keyboard.press('Escape')
  }
  const machine = createMachine(JSON.parse(await saved(page, 'The machine as JSON')))
  expect([...machine.events].toSorted()).toEqual([...gameChart.events].toSorted())
  expect(machine.root.states.turn?.states.attack?.order).toBe(gameChart.root.states.turn?.states.attack?.order)
})

test('a new game begins with the chosen decks, seed and era', async () => {
  const { page } = await openInspector(game)
  await page.getByRole('button', { name: 'New game…' }).click()
  await page.getByLabel('Ada plays').selectOption('laboratory')
  await page.getByLabel('Era', { exact: true }).selectOption({ index: 0 })
  await page.getByLabel('Seed').fill('77')
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await expect.poll(() => page.locator('h1').innerText()).toBe('Laboratory against Inteleon, seed 77')
  expect(await page.getByLabel('Where we are').innerText()).toContain('Step 0 of 0')
})
