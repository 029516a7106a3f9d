/** Searching: in the story, on the chart, and on its small map. */

import { openInspector, whereItIs } from 'ptcg-turn-test-kit/inspectorPage'
import { historyOfRecording, recordedGame } from 'ptcg-turn-test-kit/recorded'
import { expect, test } from 'vitest'

const game = recordedGame(11)
const history = historyOfRecording(game)
const numbers = game.events.map((_, at) => at + 1)

test('the story can be searched and filtered, and each sentence leads to its moment', async () => {
  const { page } = await openInspector(game, { link: '#step=3' })
  const found = page.getByRole('list', { name: 'Found in the story' }).getByRole('button')
  await page.getByLabel('Search the story').fill('knocked out')
  const last = numbers.findLast((step) => history.stepAt(step).facts.some(({ fact }) => fact === 'POKEMON_KNOCKED_OUT'))
  await expect
    .poll(() =>
      page
        .getByRole('status')
        .filter({ hasText: /^\d+ sentences?\.$/ })
        .count(),
    )
    .toBe(1)
  expect((await found.allInnerTexts()).every((words) => /knocked out/i.test(words))).toBe(true)
  await found.last().click()
  await expect.poll(async () => (await whereItIs(page)).step).toBe(last)
  await page.getByLabel('Search the story').fill('')
  await page.getByLabel('What to show of the story').selectOption('attack')
  const attacks = numbers.filter((step) => history.stepAt(step).facts.some(({ fact }) => fact === 'ATTACK_DECLARED'))
  const steps = async () => new Set((await found.locator('small').allInnerTexts()).map(Number))
  await expect.poll(steps).toEqual(new Set(attacks))
  await page.getByLabel('What to show of the story').selectOption('knockOut')
  const fallen = history.snapshotAt(last ?? 0).game.facts.find(({ fact }) => fact === 'POKEMON_KNOCKED_OUT')
  if (fallen?.fact !== 'POKEMON_KNOCKED_OUT') throw new Error('nobody is Knocked Out')
  await expect.poll(() => found.last().innerText()).toContain(`${fallen.pokemon.name} is Knocked Out`)
  await page.getByLabel('What to show of the story').selectOption('all')
  await page.locator('.Story-steps').first().waitFor()
})

test('search results are marked on the chart until the search is cleared', async () => {
  const { page } = await openInspector(game, { link: '#step=3' })
  const marked = () =>
    page.locator('ptcg-turn-chart .state.found').evaluateAll((all) => all.map((one) => one.getAttribute('data-state')))
  await page.getByLabel('Search states, events, clauses, actions and rules').fill('weakness')
  await expect.poll(marked).toContain('turn.attack.F_resolve.damage.3_weakness')
  await page.keyboard.press('Escape')
  await expect.poll(marked).toEqual([])
})

const supporterPlayed = history.events.findIndex((event) => (event as { type: string }).type === 'PLAY_SUPPORTER') + 1

test.each([
  ['PLAY_SUPPORTER', 'PLAY_SUPPORTER in turn.main.ready', '.listing.selected .event'],
  ['noSupporterPlayed', 'noSupporterPlayedThisTurn: PLAY_SUPPORTER in turn.main.ready', '.holds.selected'],
  ['playTrainer', 'playTrainer: PLAY_SUPPORTER in turn.main.ready', '.listing.selected .event'],
])('%s is found, selected in the chart, in view, and described beside it', async (text, label, selected) => {
  const { page } = await openInspector(game, { link: `#step=${supporterPlayed}` })
  const chart = page.locator('ptcg-turn-chart')
  await chart.getByRole('searchbox').fill(text)
  await chart.getByRole('button', { name: label, exact: true }).click()
  const card = page.locator('.chart-here')
  await expect.poll(() => card.count()).toBe(1)
  const [pane, word] = [
    await page.locator('.chart-pane').boundingBox(),
    await chart.locator(selected).first().boundingBox(),
  ]
  if (pane === null || word === null) throw new Error('nothing is shown')
  expect(word.height).toBeGreaterThan(8)
  expect(word.x).toBeGreaterThanOrEqual(pane.x)
  expect(word.y).toBeGreaterThanOrEqual(pane.y)
  expect(word.x + word.width).toBeLessThanOrEqual(pane.x + pane.width)
  expect(word.y + word.height).toBeLessThanOrEqual(pane.y + pane.height)
})

test('a selected transition names the event that its clauses are checked for, and the reason why one fails', async () => {
  const { page } = await openInspector(game, { link: `#step=${supporterPlayed}` })
  const chart = page.locator('ptcg-turn-chart')
  await chart.getByRole('searchbox').fill('PLAY_SUPPORTER')
  await page.keyboard.press('Enter')
  const card = page.locator('.chart-here')
  await expect.poll(() => card.innerText()).toMatch(/Checked( now)? for: play /)
  expect(await card.innerText()).toMatch(/has already played a Supporter card this turn\.\s+SUPPORTER_ALREADY_PLAYED/)
})

test('in the zoomed-out view a click on a box selects the box', async () => {
  const { page } = await openInspector(game, { link: '#step=3' })
  await page.locator('ptcg-turn-chart').getByRole('button', { name: 'Fit' }).click()
  await page.locator('ptcg-turn-chart [data-state="turn.main.ready"]').click()
  await expect.poll(() => page.locator('.chart-here').innerText()).toContain('Free to act')
  expect(await page.locator('.chart-here .Details-kind').first().innerText()).toBe('State')
})

test('a small map shows the visible part of a larger chart, and moves it', async () => {
  const { page } = await openInspector(game, { link: '#step=3' })
  const map = page.locator('ptcg-turn-chart .map')
  const chart = page.locator('ptcg-turn-chart')
  await chart.getByRole('button', { name: 'Fit' }).click()
  await expect.poll(() => map.isVisible()).toBe(false)
  for (let times = 0; times < 8; times += 1) await chart.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(() => map.isVisible()).toBe(true)
  const { width, height } = (await map.boundingBox()) ?? { width: 0, height: 0 }
  await map.click({ position: { x: width * 0.85, y: height * 0.5 } })
  const middle = await map.locator('.seen').evaluate((rect: SVGRectElement) => {
    const { x, y, width: wide, height: high } = rect.getBBox()
    const whole = rect.ownerSVGElement?.viewBox.baseVal
    return [(x + wide / 2) / (whole?.width ?? 1), (y + high / 2) / (whole?.height ?? 1)]
  })
  expect(middle[0]).toBeCloseTo(0.85, 1)
  expect(middle[1]).toBeCloseTo(0.5, 1)
})
