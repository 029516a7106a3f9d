/** A battle log on the page: the game for its players, with alternatives to each move, and a way to play on. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { swordAndShield } from 'ptcg-turn-engine/internal/game/rulesets/rulesets'
import { reconstructLog } from 'ptcg-turn-engine-logs'
import { type OpenOptions, openInspector, WINDOWS } from 'ptcg-turn-test-kit/inspectorPage'
import { recordedGame } from 'ptcg-turn-test-kit/recorded'
import { sampleOf } from 'ptcg-turn-test-kit/sampled'
import { expect, test } from 'vitest'
import { loggedGame } from '../../../logs/test/planted/game.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const { text, cards } = loggedGame(4)
/** A line that no rule allows: the turn has ended. */
const wrong = text.replace(/^(Ada|Ben) ended their turn\.$/m, '$&\n$1 played Potion.')
const readLog = async (log: string) => reconstructLog(log, { cards, whole: true, ruleset: swordAndShield })
const game = recordedGame(3, { most: 3 })

const openReview = async (options: OpenOptions = {}, log = text): Promise<Page> => {
  const { page } = await openInspector(game, { readLog, ...options })
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(log) })
  await expect.poll(() => page.locator('h1').innerText()).toBe('Ada against Ben')
  await page.getByLabel('Pace').selectOption('atOnce')
  return page
}

/** Goes to the latest attack. */
const toAnAttack = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'To the end' }).click()
  await page.getByLabel('Landmarks').selectOption('attack')
  await page.getByRole('button', { name: 'Previous attack' }).click()
}

const step = async (page: Page): Promise<string | null> => page.locator('.app').getAttribute('data-step')

test.each(sampleOf(WINDOWS, 3))(
  'at %i by %i both boards are shown first, nothing is cut off, and the accessibility check passes',
  async (width, height) => {
    const page = await openReview({ viewport: { width, height } })
    await toAnAttack(page)
    for (const name of ['Ada', 'Ben']) {
      const side = page.getByRole('region', { name: `Side of ${name}` })
      expect(await side.isVisible()).toBe(true)
    }
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
    expect(await page.locator('.Board').evaluate((board) => board.getBoundingClientRect().top)).toBeLessThan(height / 3)
    await page.evaluate(AXE)
    const found =
      'axe.run().then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes[0].html.slice(0, 90)]))'
    expect(await page.evaluate(found)).toEqual([])
  },
)

test('the chart is the second view', async () => {
  const page = await openReview()
  expect(await page.locator('ptcg-turn-chart').count()).toBe(0)
  await page.getByRole('tab', { name: 'The chart' }).click()
  expect(await page.locator('ptcg-turn-chart').count()).toBe(1)
  await page.getByRole('tab', { name: 'The game' }).click()
  expect(await page.locator('.Board').count()).toBe(1)
})

test('the race says who is ahead and why, and leads to each Prize card', async () => {
  const page = await openReview()
  await page.getByRole('button', { name: 'To the end' }).click()
  const taken = page.getByRole('list', { name: 'Prize cards taken so far' }).getByRole('button')
  await expect.poll(() => taken.count()).toBeGreaterThan(1)
  expect(await page.locator('.Race-lead').innerText()).toMatch(/is ahead by \d Prize cards?\.|the same number/)
  await taken.first().click()
  await expect.poll(() => page.locator('.Story-current').innerText()).toMatch(/damage|Knocked Out/)
})

test('a different move starts a what-if, in which cards have their texts', async () => {
  const page = await openReview()
  await toAnAttack(page)
  const before = Number(await step(page)) - 1
  const instead = page.getByRole('tabpanel', { name: 'Instead' })
  expect(await instead.innerText()).toContain('Instead of: ')
  expect(await instead.locator('.moves-sent').count()).toBe(1)
  await instead.locator('.moves-way', { hasText: 'End the turn' }).click()
  await expect.poll(() => page.getByRole('list', { name: 'Lines of play' }).innerText()).toContain('What if 1')
  await expect.poll(() => step(page)).toBe(`${before + 2}`)
  expect(await page.locator('.Story').innerText()).toMatch(/Played on from line \d+/)
  expect(await page.locator('.Story-current').innerText()).toContain('end the turn')
})

test('the game can be continued against the computer, which plays its moves', async () => {
  const page = await openReview()
  await toAnAttack(page)
  await page.getByRole('button', { name: 'Previous event', exact: true }).click()
  const at = Number(await step(page))
  await page.getByRole('tab', { name: 'From here' }).click()
  const turn = await page.locator('.Board-owner', { hasText: 'has the turn' }).locator('h3').innerText()
  // The other player: the computer is asked at once.
  await page.locator('.moves-play-on button').filter({ hasNotText: turn }).click()
  await expect.poll(() => page.getByRole('list', { name: 'Lines of play' }).innerText()).toContain('Played on 1')
  await expect.poll(async () => Number(await step(page)), { timeout: 60_000 }).toBeGreaterThan(at + 1)
  expect(await page.getByLabel('Seen by').inputValue()).not.toBe('both')
})

test('each verdict explains itself, and a wrong line is one click away', async () => {
  const page = await openReview({}, wrong)
  await page.locator('.Verdicts summary').click()
  expect(await page.locator('.Verdicts').innerText()).toContain('A rule forbids it')
  await page.getByRole('button', { name: 'Go to the next line that is refused' }).click()
  await expect.poll(() => page.locator('.Story-current').innerText()).toMatch(/refused[\s\S]*T\d/)
})
