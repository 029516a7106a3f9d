/** From step to step: to the end of an event first, to any number, and all microsteps of an event in one list. */

import { openInspector, whereItIs } from 'ptcg-turn-test-kit/inspectorPage'
import { historyOfRecording, recordedGame } from 'ptcg-turn-test-kit/recorded'
import { expect, test } from 'vitest'

const game = recordedGame(11)
const history = historyOfRecording(game)
const attack = history.events.findIndex((event) => (event as { type: string }).type === 'DECLARE_ATTACK') + 1
const { length } = history.stepAt(attack).frames

test('within an event, "Next event" first goes to its end', async () => {
  const { page } = await openInspector(game, { link: `#step=${attack}.2` })
  await page.getByRole('button', { name: 'Next event' }).click()
  expect(await whereItIs(page)).toEqual({ step: attack, microstep: length, of: length })
  await page.getByRole('button', { name: 'Next event' }).click()
  expect((await whereItIs(page)).step).toBe(attack + 1)
})

test('G and a number go to that step; Escape changes nothing', async () => {
  const { page } = await openInspector(game, { link: `#step=${attack}` })
  await page.keyboard.press('g')
  await page.keyboard.type('38')
  await page.keyboard.press('Enter')
  expect((await whereItIs(page)).step).toBe(38)
  await page.getByRole('button', { name: /^Step 38 of/ }).click()
  await page.keyboard.type('12')
  await page.keyboard.press('Escape')
  expect((await whereItIs(page)).step).toBe(38)
})

test('the current microstep summarises all microsteps: from where to where, and what decided it', async () => {
  const { page } = await openInspector(game, { link: `#step=${attack}` })
  await page.locator('.microstep.here').click()
  const list = page.getByRole('region', { name: 'Every microstep' })
  await list.waitFor()
  expect(await list.getByRole('listitem').count()).toBe(length)
  const [first = ''] = await list.getByRole('listitem').allInnerTexts()
  expect(first).toContain('Free to act → A Announce')
  expect(first).toContain('it is your turn')
  await list.getByRole('button', { name: '2', exact: true }).click()
  expect((await whereItIs(page)).microstep).toBe(2)
})

test('a second reason in the budget is visible, and replaces the first', async () => {
  const { page } = await openInspector(game, { link: `#step=${attack}`, viewport: { width: 1366, height: 625 } })
  const items = page.locator('.budget-item details')
  for (const at of [0, (await items.count()) - 1]) {
    const item = items.nth(at)
    await item.locator('summary').click()
    expect(await page.locator('.budget-item details[open]').count()).toBe(1)
    const [list, says] = [await page.locator('.budget-items').boundingBox(), await item.locator('ul').boundingBox()]
    expect((says?.y ?? 0) + 16).toBeLessThanOrEqual((list?.y ?? 0) + (list?.height ?? 0))
    expect(says?.y ?? 0).toBeGreaterThanOrEqual(list?.y ?? 0)
  }
})

test('the question returns to the top of the moves when the moment changes', async () => {
  const { page } = await openInspector(game, { link: `#step=${attack - 1}`, viewport: { width: 1366, height: 625 } })
  const panel = page.getByRole('region', { name: 'Moves' })
  await panel.evaluate((element) => element.scrollTo(0, 500))
  await page.keyboard.press('Shift+ArrowLeft')
  await expect.poll(() => panel.evaluate(({ scrollTop }) => scrollTop)).toBe(0)
})
