/** A whole turn at the inspector, click by click, up to an attack that walks through all its steps. */
import type { Page } from 'playwright-core'
import { openInspector, whereItIs } from 'ptcg-turn-test-kit/inspectorPage'
import { recordedBoard, recordedGame } from 'ptcg-turn-test-kit/recorded'
import { describe, expect, test } from 'vitest'

const BOARD = `
  turn 3 of A
  A active  Cinderace < Raboot < Scorbunny {Fire Energy}
  A hand    Fire Energy, Scorbunny, Professor's Research
  A deck    Fire Energy x9
  B active  Drednaw < Chewtle
  B bench   Sobble
  B deck    Water Energy x5
`

/**
 * Waits until this number of events has been played and is shown: until the previous click has gone to the server and
 * back.
 */
const settle = async (page: Page, events: number): Promise<void> => {
  await expect.poll(async () => (await whereItIs(page)).step).toBe(events)
  await page.locator('.moves:not(:has(.moves-pending))').waitFor()
}

const budget = (page: Page, name: string): Promise<string> =>
  page
    .getByLabel('Turn budget')
    .getByRole('row')
    .or(page.getByLabel('Turn budget').getByRole('listitem'))
    .filter({ hasText: name })
    .first()
    .innerText()

test('attach Energy, bench a Pokémon, play a Supporter, attack: the budget, the board and the story follow', async () => {
  const { page, live } = await openInspector(recordedBoard(BOARD))
  await page.getByLabel('Pace').selectOption('atOnce')
  expect(await budget(page, 'Energy')).toContain('available')

  await page
    .locator('[data-group]')
    .filter({ hasText: 'Fire Energy' })
    .getByRole('button', { name: /Cinderace/ })
    .click()
  await settle(page, 1)
  expect(await budget(page, 'Energy')).toContain('used')
  await page.getByRole('button', { name: /^Bench:.*Scorbunny/ }).click()
  await settle(page, 2)
  await page
    .getByRole('button', { name: /Professor's Research/ })
    .and(page.locator('.moves-way'))
    .click()
  await settle(page, 3)
  expect(await budget(page, 'Supporter')).toContain('used')
  expect(live.length()).toBe(3)

  await page.getByLabel('Pace').selectOption('16')
  await page.locator('.moves-way[aria-label*="attack with" i], .moves-way[aria-label*="Attack" i]').first().click()
  await page.getByRole('tab', { name: 'Damage' }).click()
  await page.locator('.ledger').waitFor()
  await settle(page, 4)
  expect(live.length()).toBe(4)
  const story = page.getByRole('tab', { name: 'Story' })
  await story.click()
  expect(await page.getByRole('tabpanel', { name: 'Story' }).innerText()).toContain('attacks with')
})

test('without damage to show, the latest attack is one click away', async () => {
  const { page } = await openInspector(recordedGame(36, { most: 60 }), { link: '#step=60' })
  await page.getByRole('tab', { name: 'Damage' }).click()
  const way = page.getByRole('button', { name: /^To the latest attack, in step / })
  const step = Number((await way.innerText()).replace(/\D/g, ''))
  await way.click()
  await page.locator('.ledger').first().waitFor()
  expect((await whereItIs(page)).step).toBe(step)
})

describe('every microstep of an attack', () => {
  test('A, B, C, D, E, F and the six damage steps one by one, each highlighted on the chart, and back again', async () => {
    const { page } = await openInspector(recordedBoard(BOARD))
    await page.getByLabel('Pace').selectOption('atOnce')
    await page
      .locator('[data-group]')
      .filter({ hasText: 'Fire Energy' })
      .getByRole('button', { name: /Cinderace/ })
      .click()
    await settle(page, 1)
    await page.locator('.moves-way[aria-label*="Attack" i]').first().click()
    await settle(page, 2)
    await page.keyboard.press('ArrowLeft')
    const states: string[] = []
    for (let presses = 0; presses < 40; presses += 1) {
      const before = await whereItIs(page)
      await page.keyboard.press('Shift+ArrowRight')
      await expect.poll(() => whereItIs(page)).not.toEqual(before)
      const state = await page.locator('ptcg-turn-chart').evaluate((chart) => String(Reflect.get(chart, 'active')))
      if ((await whereItIs(page)).step !== 2) break
      states.push(state)
      const { microstep, of } = await whereItIs(page)
      if (microstep === of) break
    }
    const passed = [
      'A_announce',
      'B_alter',
      'C_confusion',
      'D_choose',
      'E_require',
      'beforeDamage',
      '1_base',
      '2_attacker',
      '3_weakness',
      '4_resistance',
      '5_defender',
      '6_counters',
      'otherEffects',
    ]
    const at = passed.map((name) => states.findIndex((state) => state.split('.').includes(name)))
    expect(at).toEqual(at.toSorted((a, b) => a - b))
    expect(at.every((index) => index >= 0)).toBe(true)
    const { of } = await whereItIs(page)
    await page.keyboard.press('Shift+ArrowLeft')
    await expect.poll(() => whereItIs(page)).toEqual({ step: 2, microstep: of - 1, of })
  })
})
