/**
 * What-ifs beside the game: named, and two of them side by side with their differences; play that stops at breakpoints.
 */

import { openInspector, whereItIs } from 'ptcg-turn-test-kit/inspectorPage'
import { historyOfRecording, recordedGame } from 'ptcg-turn-test-kit/recorded'
import { expect, test } from 'vitest'
import { differing } from '../../src/story/differing.ts'

const game = recordedGame(11)
const history = historyOfRecording(game)
const isOf = (type: string) => (event: unknown) => (event as { type: string }).type === type
const attack = history.events.findIndex(isOf('DECLARE_ATTACK')) + 1

test('a what-if gets a name, and stands beside the game with both boards and the difference', async () => {
  const { page } = await openInspector(game, { link: `#step=${attack - 1}` })
  await page.getByLabel('Pace').selectOption('atOnce')
  await page.locator('.moves-way').first().click()
  await page.getByRole('button', { name: 'Compare…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Two lines side by side' })
  await dialog.getByLabel('The first line: what it is called').fill('No attack')
  await dialog.getByLabel('The first line: what it is called').press('Tab')
  await dialog.getByLabel('The second line').getByRole('spinbutton').fill(`${attack}`)
  await dialog.getByLabel('The second line').getByRole('spinbutton').press('Tab')
  await expect.poll(() => dialog.locator('.compare-differences tr').count()).toBeGreaterThan(0)
  expect(await dialog.locator('.Board').count()).toBe(2)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => page.getByRole('list', { name: 'Lines of play' }).innerText()).toContain('No attack')
})

test('playback stops at a selected breakpoint', async () => {
  const { page } = await openInspector(game, { link: '#step=0', viewport: { width: 1690, height: 560 } })
  await page.getByRole('button', { name: 'The whole chart' }).click()
  await page
    .locator('ptcg-turn-chart')
    .evaluate((chart: HTMLElement & { show: (path: string) => void }) => chart.show('turn.main.ready'))
  await page.locator('ptcg-turn-chart [data-listing="turn.main.ready:DECLARE_ATTACK:0"] .event').click()
  await page.getByRole('button', { name: 'Set a breakpoint here' }).click()
  await page.getByLabel('Pace').selectOption('atOnce')
  await page.getByRole('button', { name: 'Replay' }).click()
  await expect.poll(() => page.getByText('Stopped: ').count()).toBe(1)
  expect(await whereItIs(page)).toMatchObject({ step: attack, microstep: 1 })
  await page.getByRole('list', { name: 'Play stops at' }).getByRole('button').click()
  expect(await page.getByRole('list', { name: 'Play stops at' }).count()).toBe(0)
})

test('lines that occur on one side only are the difference', () => {
  expect(differing(['a', ' b', 'c'], ['a', 'd', 'c', 'e'])).toEqual([
    { left: 'b', right: 'd' },
    { left: '', right: 'e' },
  ])
  expect(differing(['a'], ['a'])).toEqual([])
})
