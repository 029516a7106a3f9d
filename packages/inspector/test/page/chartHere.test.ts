/** A clicked thing is described beside the click, and the chart shows names or plain words. */
import type { Page } from 'playwright-core'
import { openInspector } from 'ptcg-turn-test-kit/inspectorPage'
import { recordedGame } from 'ptcg-turn-test-kit/recorded'
import { expect, test } from 'vitest'

const game = recordedGame(36)
/** A window so low that not all names could be read: the camera moves in. */
const NEAR = { viewport: { width: 1690, height: 560 }, link: '#step=60' } as const

/** A pane of this height shows the turn, unless the whole chart is requested. */
const showWhole = (page: Page): Promise<void> => page.getByRole('button', { name: 'The whole chart' }).click()

test.each([
  ['[data-listing="turn.main.ready:PLAY_SUPPORTER:0"] .event', 'Play a Supporter card.'],
  ['[data-listing="turn.main.ready:RETREAT:0"] .holds', 'Clause'],
  ['[data-state="turn.main.ready"] > text.name', 'The player may take any of these actions in any order'],
])('%s is described beside it, within the chart, until the selection ends', async (what, says) => {
  const { page } = await openInspector(game, NEAR)
  await showWhole(page)
  await page.locator(`ptcg-turn-chart ${what}`).first().click()
  const card = page.locator('.chart-here')
  await expect.poll(() => card.innerText()).toContain(says)
  const [pane, box] = [await page.locator('.chart-pane').boundingBox(), await card.boundingBox()]
  if (pane === null || box === null) throw new Error('nothing is shown')
  expect(box.x).toBeGreaterThanOrEqual(pane.x)
  expect(box.y).toBeGreaterThanOrEqual(pane.y)
  expect(box.x + box.width).toBeLessThanOrEqual(pane.x + pane.width)
  expect(box.y + box.height).toBeLessThanOrEqual(pane.y + pane.height)
  await page.keyboard.press('Escape')
  await expect.poll(() => card.count()).toBe(0)
})

test('the same chart in names, and in plain words: clauses, events, states and microsteps', async () => {
  const { page } = await openInspector(game, NEAR)
  await showWhole(page)
  const supporter = page.locator('ptcg-turn-chart [data-listing="turn.main.ready:PLAY_SUPPORTER:0"]')
  const words = async () => (await supporter.locator('text').allTextContents()).join(', ')
  await expect.poll(words).toContain('Play a Supporter')
  expect(await words()).toContain('it is your turn')
  const microstep = page.locator('.microstep.here')
  expect(await microstep.innerText()).toBe('Free to act')
  await page.getByRole('button', { name: 'Plain words' }).click()
  await expect.poll(words).toContain('PLAY_SUPPORTER')
  expect(await words()).toContain('itIsYourTurn')
  expect(await microstep.innerText()).toBe('ready')
  // The marks of the same clauses.
  expect(await supporter.locator('[data-truth=no]').count()).toBeGreaterThan(0)
  await page.reload()
  await showWhole(page)
  await expect.poll(words).toContain('PLAY_SUPPORTER')
  await page.getByRole('button', { name: 'Plain words' }).click()
  await expect.poll(words).toContain('it is your turn')
})

test('transitions show their counts on request', async () => {
  const { page } = await openInspector(game, NEAR)
  await showWhole(page)
  const strongest = page.locator('ptcg-turn-chart .heat5')
  expect(await strongest.count()).toBe(0)
  await page.getByRole('button', { name: 'How often' }).click()
  await expect.poll(() => strongest.count()).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'How often' }).click()
  await expect.poll(() => strongest.count()).toBe(0)
})
