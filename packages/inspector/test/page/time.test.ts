/** Time travel, what-ifs and links in a real browser. */

import { legalEvents } from 'ptcg-turn-engine'
import { openInspector, takeComplaints, whereItIs } from 'ptcg-turn-test-kit/inspectorPage'
import { historyOfRecording, recordedGame } from 'ptcg-turn-test-kit/recorded'
import { describe, expect, test } from 'vitest'

const game = recordedGame(11)
const history = historyOfRecording(game)
/** The first step with more microsteps than this. */
const longerThan = (microsteps: number): number =>
  Array.from({ length: history.length }, (_, at) => at).find((at) => history.stepAt(at).frames.length > microsteps) ?? 0

describe('time', () => {
  test('any step by the slider, by keys and by the buttons', async () => {
    const { page } = await openInspector(game)
    expect((await whereItIs(page)).step).toBe(history.length)
    await page.getByLabel('Step', { exact: true }).fill('40')
    await expect.poll(async () => (await whereItIs(page)).step).toBe(40)
    await page.locator('h1').click()
    await page.keyboard.press('Home')
    await expect.poll(() => whereItIs(page)).toMatchObject({ step: 0, microstep: 1 })
    await page.keyboard.press('ArrowRight')
    await expect.poll(async () => (await whereItIs(page)).step).toBe(1)
    await page.getByRole('button', { name: 'Next event' }).click()
    await expect.poll(async () => (await whereItIs(page)).step).toBe(2)
    await page.keyboard.press('End')
    await expect.poll(async () => (await whereItIs(page)).step).toBe(history.length)
    expect(await page.getByRole('button', { name: 'Next event' }).isVisible()).toBe(true)
  })

  test('played at a pace, paused, and stopped by a jump', async () => {
    const { page } = await openInspector(game, { link: '#step=3', motion: 'no-preference' })
    await page.getByLabel('Pace').selectOption('16')
    await page.keyboard.press('Escape')
    await page.locator('h1').click()
    await page.keyboard.press('Space')
    await expect.poll(async () => (await whereItIs(page)).step).toBeGreaterThan(5)
    await page.getByRole('button', { name: 'Pause' }).click()
    const paused = await whereItIs(page)
    await page.waitForTimeout(300)
    expect(await whereItIs(page)).toEqual(paused)
  })

  test('the strip keeps the current microstep visible', async () => {
    const { page } = await openInspector(game, { link: `#step=${longerThan(20)}.1` })
    const strip = page.getByRole('list', { name: 'Microsteps of this event' })
    await page.locator('h1').click()
    for (let presses = 0; presses < 15; presses += 1) await page.keyboard.press('Shift+ArrowRight')
    await expect.poll(async () => (await whereItIs(page)).microstep).toBe(16)
    const [outer, inner] = [await strip.boundingBox(), await strip.locator('[aria-current]').boundingBox()]
    expect(inner?.x).toBeGreaterThan(outer?.x ?? 0)
    expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThan((outer?.x ?? 0) + (outer?.width ?? 0))
  })

  test('keys still work after a click on a tab', async () => {
    const { page } = await openInspector(game, { link: '#step=30' })
    await page.getByRole('tab', { name: 'Damage' }).click()
    await page.keyboard.press('Shift+ArrowRight')
    await expect.poll(async () => (await whereItIs(page)).step).toBe(31)
    expect(await page.getByRole('tab', { name: 'Damage' }).getAttribute('aria-selected')).toBe('true')
  })

  test('sixty presses of the arrow lead to the sixtieth event', async () => {
    const { page } = await openInspector(game, { link: '#step=0' })
    await page.locator('h1').click()
    for (let presses = 0; presses < 60; presses += 1) await page.keyboard.press('ArrowRight')
    await expect.poll(async () => (await whereItIs(page)).step).toBeGreaterThanOrEqual(59)
  })

  test('a click on a microstep of the strip goes to it', async () => {
    const { page } = await openInspector(game, { link: '#step=30' })
    const strip = page.getByRole('list', { name: 'Microsteps of this event' }).getByRole('button')
    const count = await strip.count()
    await strip.first().click()
    await expect.poll(() => whereItIs(page)).toEqual({ step: 30, microstep: 1, of: count })
  })
})

describe('what if', () => {
  test('another event at an earlier moment leaves the game unchanged; the what-if can be left and deleted', async () => {
    const { page, live } = await openInspector(game, { link: '#step=40' })
    await page.getByLabel('Pace').selectOption('atOnce')
    await page.locator('.moves-way').first().click()
    const lines = page.getByRole('list', { name: 'Lines of play' })
    await lines.waitFor()
    expect(await lines.innerText()).toContain('What if 1 from step 40')
    expect(live.length()).toBe(game.events.length)
    await lines.getByRole('button', { name: 'The game' }).click()
    await expect.poll(async () => page.locator('.app').getAttribute('data-line')).toBe('0')
    await lines.getByRole('button', { name: /^What if 1/ }).click()
    await expect.poll(async () => page.locator('.app').getAttribute('data-line')).toBe('1')
    await page.getByRole('button', { name: 'Forget What if 1' }).click()
    await expect.poll(() => lines.count()).toBe(0)
    expect((await whereItIs(page)).step).toBe(40)
  })

  test('a link carries it to another person', async () => {
    const first = await openInspector(game, { link: '#step=40' })
    await first.page.getByLabel('Pace').selectOption('atOnce')
    await first.page.locator('.moves-way').first().click()
    await first.page.getByRole('list', { name: 'Lines of play' }).waitFor()
    await expect.poll(() => first.page.url()).toContain('events=')
    const { hash } = new URL(first.page.url())
    const { page } = await openInspector(game, { link: hash })
    expect(await page.locator('.app').getAttribute('data-line')).toBe('1')
    expect((await whereItIs(page)).step).toBe(41)
    expect(await page.getByLabel('Moves').innerText()).toEqual(await first.page.getByLabel('Moves').innerText())
  })
})

describe('links', () => {
  const last = history.length
  const long = longerThan(1)
  test.each([
    [`#step=${long}.2`, long, 'nothing'],
    ['#step=9999', last, `There is no step 9999: this game has steps 0 to ${last}. This is step ${last}.`],
    ['#step=12.99', 12, 'Step 12 has no microstep 99'],
    ['#step=soon', last, 'a step is a whole number'],
    ['#step=3&from=1&events=%5B', last, 'The what-if in the link cannot be read.'],
  ])('%s', async (link, step, sentence) => {
    const { page } = await openInspector(game, { link })
    expect((await whereItIs(page)).step).toBe(step)
    const notice = page.getByRole('alert')
    if (sentence === 'nothing') expect(await notice.innerText()).toBe('')
    else expect(await notice.innerText()).toContain(sentence)
  })

  test("the address follows the moment, and the browser's back button works", async () => {
    const { page } = await openInspector(game, { link: '#step=12' })
    await page.locator('h1').click()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => new URL(page.url()).hash).toBe('#step=13')
    await page.evaluate('location.hash = "#step=20"')
    await expect.poll(async () => (await whereItIs(page)).step).toBe(20)
  })

  test('a followed link wins over the address that the page is about to write', async () => {
    const { page } = await openInspector(game, { link: '#step=12' })
    await page.evaluate(`location.hash = '#step=20'; history.replaceState(null, '', '#step=12')`)
    await expect.poll(async () => (await whereItIs(page)).step).toBe(20)
  })
})

describe('the live game', () => {
  test('moves made before the connection opens are played once it does', async () => {
    let connect = (): void => undefined
    const connectsAfter = new Promise<void>((resolve) => {
      connect = resolve
    })
    const { page, live } = await openInspector(recordedGame(11, { most: 20 }), { connectsAfter })
    await page.getByLabel('Pace').selectOption('atOnce')
    await page.locator('.moves-way').first().click()
    expect(live.length()).toBe(20)
    connect()
    await expect.poll(async () => (await whereItIs(page)).step).toBe(21)
    expect(live.length()).toBe(21)
    expect(await page.getByText('Nothing was played.').count()).toBe(0)
  })

  test('an event of another tab arrives, also after the connection was lost', async () => {
    const { page, live, tab, cut } = await openInspector(recordedGame(11, { most: 20 }), { isCut: true })
    const other = await tab()
    await other.getByLabel('Pace').selectOption('atOnce')
    await page.getByLabel('Pace').selectOption('atOnce')
    await other.locator('.moves-way').first().click()
    await expect.poll(async () => (await whereItIs(page)).step).toBe(21)
    await expect.poll(async () => (await whereItIs(other)).step).toBe(21)

    await cut()
    await expect.poll(() => page.locator('.header-connection').innerText()).toContain('connection lost')
    const [next] = legalEvents(live.snapshot())
    expect(live.play(next)._tag).toBe('Right')
    await expect.poll(async () => (await whereItIs(page)).step, { timeout: 200_000 }).toBe(22)
    expect(await page.locator('.header-connection').innerText()).toBe('live')
  })

  test('a stopped server is reported, and the game can still be looked at', async () => {
    const { page, stopServer } = await openInspector(recordedGame(11, { most: 20 }))
    await expect.poll(() => page.locator('.header-connection').innerText()).toBe('live')
    await stopServer()
    await expect.poll(() => page.locator('.header-connection').innerText()).toContain('connection lost')
    await page.getByLabel('Pace').selectOption('atOnce')
    await page.locator('.moves-way').first().click()
    await expect.poll(() => page.getByRole('alert').innerText()).toContain('Nothing was played.')
    await page.locator('h1').click()
    await page.keyboard.press('Home')
    await expect.poll(async () => (await whereItIs(page)).step).toBe(0)
    takeComplaints()
  })

  test('the computer plays it to its end in a what-if, and sends nothing to the connected game', async () => {
    const { page, live } = await openInspector(recordedGame(11, { most: 90 }), { motion: 'no-preference' })
    const before = live.length()
    await page.getByLabel('Pace').selectOption('atOnce')
    await page.getByRole('button', { name: 'Let the computer play' }).click()
    await expect.poll(() => page.getByText('The game is over').count(), { timeout: 200_000 }).toBeGreaterThan(0)
    await expect.poll(() => page.getByRole('button', { name: 'Pause' }).count()).toBe(0)
    // Nothing is left to be played.
    expect(await page.getByRole('button', { name: 'Let the computer play' }).count()).toBe(0)
    expect(await page.getByRole('list', { name: 'Lines of play' }).innerText()).toContain('What if 1')
    expect(live.length()).toBe(before)
  })

  test('replaying a connected game sends nothing either, and stops at its end', async () => {
    const { page, live } = await openInspector(recordedGame(11, { most: 20 }), { motion: 'no-preference' })
    await page.getByRole('button', { name: 'Replay' }).click()
    await expect.poll(async () => (await whereItIs(page)).step).toBeLessThan(20)
    await page.getByLabel('Pace').selectOption('atOnce')
    await expect.poll(async () => (await whereItIs(page)).step).toBe(20)
    await expect.poll(() => page.getByRole('button', { name: 'Replay' }).count()).toBe(1)
    expect(live.length()).toBe(20)
  })
})

test('the story keeps the latest sentence visible', async () => {
  const long = Array.from({ length: history.length }, (_, at) => at).filter((at) => history.stepAt(at).facts.length > 5)
  const { page } = await openInspector(game)
  for (const step of long.slice(0, 6)) {
    const { frames } = history.stepAt(step)
    await page.evaluate(`location.hash = "#step=${step}.1"`)
    await expect.poll(() => whereItIs(page)).toMatchObject({ step, microstep: 1 })
    await page.locator('h1').click()
    for (let at = 1; at < frames.length; at += 1) await page.keyboard.press('Shift+ArrowRight')
    await expect.poll(async () => (await whereItIs(page)).microstep).toBe(frames.length)
    const now = page.locator('.Story-current .Story-now').last()
    if ((await now.count()) === 0) continue
    // Turns that are found later push the current entry down; the panel scrolls it back.
    await expect
      .poll(async () => {
        const [panel, fact] = [
          await page.getByRole('tabpanel', { name: 'Story' }).boundingBox(),
          await now.boundingBox(),
        ]
        if (panel === null || fact === null) return false
        return fact.y >= panel.y - 1 && fact.y + fact.height <= panel.y + panel.height + 1
      })
      .toBe(true)
  }
})
