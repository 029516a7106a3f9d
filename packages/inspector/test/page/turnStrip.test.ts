/** The stages of the turn above the chart: the current one, the past ones, and the way to each. */

import { turnStopOf } from 'ptcg-turn-engine/table'
import { openInspector, whereItIs } from 'ptcg-turn-test-kit/inspectorPage'
import { historyOfRecording, recordedGame } from 'ptcg-turn-test-kit/recorded'
import { expect, test } from 'vitest'

const game = recordedGame(11)
const history = historyOfRecording(game)
const attack = history.events.findIndex((event) => (event as { type: string }).type === 'DECLARE_ATTACK') + 1

test('the current step is marked, and a click goes to any other', async () => {
  const { page } = await openInspector(game, { link: `#step=${attack}` })
  const strip = page.getByRole('navigation', { name: 'The turn' })
  const here = strip.locator('.stop[aria-current=step]')
  for (const [name, stop] of [
    [/^B:/, 'B'],
    [/^E:/, 'E'],
    [/^C:/, 'C'],
    [/^Main:/, 'main'],
    [/^Draw:/, 'draw'],
    [/^F:/, 'F'],
  ] as const) {
    await strip.getByRole('button', { name }).click()
    await expect.poll(() => here.getAttribute('aria-label')).toMatch(name)
    const { step, microstep } = await whereItIs(page)
    expect(turnStopOf(history.stepAt(step).frames[microstep - 1]?.state ?? '')).toBe(stop)
  }
})

test('buttons go to the next attack and back, and say if there is no other', async () => {
  const { page } = await openInspector(game, { link: '#step=0' })
  await page.getByLabel('Landmarks').selectOption('attack')
  await page.getByRole('button', { name: 'Next attack' }).click()
  await expect.poll(async () => (await whereItIs(page)).step).toBe(attack)
  await page.getByRole('button', { name: 'Previous attack' }).click()
  await expect.poll(() => page.getByText('No attack came before this moment.').count()).toBe(1)
})

test('the buttons for turns go to the moment when a player may act', async () => {
  const { page } = await openInspector(game, { link: '#step=0' })
  const budget = () => page.locator('.budget h2').innerText()
  for (const turn of [1, 2, 3]) {
    await page.getByRole('button', { name: 'Next turn', exact: true }).click()
    await expect.poll(budget).toMatch(new RegExp(`, turn ${turn}$`))
    expect(await page.locator('.microstep.here').innerText()).toContain('Free to act')
  }
  await page.getByRole('button', { name: 'Previous turn', exact: true }).click()
  await expect.poll(budget).toMatch(/, turn 2$/)
})
