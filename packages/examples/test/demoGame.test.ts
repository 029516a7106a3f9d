/** Whole games of the demo against the computer, by clicking highlighted places and by keyboard alone. */
import type { Page } from 'playwright-core'
import { sampleOf } from 'ptcg-turn-test-kit/sampled'
import { expect, test } from 'vitest'
import { keptGame, openDemo, PHONE, start, withDemo } from './demoPage.ts'

withDemo()

/** The next possible steps, the most promising first. A held card highlights places. */
const LIT = [
  '[data-choice="list"] .option:not([aria-disabled="true"])',
  '.place.is-lit',
  '.hand .is-playable',
  '.action-attack:not([aria-disabled="true"])',
  '.prompt .button-main:not([aria-disabled="true"])',
] as const

const OVER = '.is-over .prompt-words'

const isOver = async (page: Page): Promise<boolean> => (await page.locator(OVER).count()) > 0

/** Runs in the page. Returns the center of the first highlighted element if a click would reach it; `over` after the game. */
const litOrOver = ([lit, over]: readonly [readonly string[], string]): 'over' | readonly [number, number] | false => {
  if (document.querySelector(over) !== null) return 'over'
  const found = lit.map((one) => document.querySelector(one)).find((one) => one !== null)
  if (found === undefined) return false
  found.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  const { left, top, width, height } = found.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  return found.contains(document.elementFromPoint(x, y)) && [x, y]
}

/**
 * Waits until something lights up, and clicks the first such element, so that every step is legal. Returns false if nothing
 * lights up or the game is over.
 */
const clickWhatIsLit = async (page: Page): Promise<boolean> => {
  const next = await (await page.waitForFunction(litOrOver, [LIT, OVER] as const)).jsonValue()
  if (next === 'over' || next === false) return false
  await page.mouse.click(...next)
  return true
}

const PLACES: readonly { readonly name: string; readonly seed: number; readonly viewport?: typeof PHONE }[] = [
  { name: 'at a desk', seed: 3 },
  { name: 'on a phone', seed: 5, viewport: PHONE },
]

test.each(sampleOf(PLACES, 2))(
  'a game against the computer, by clicking only highlighted places, $name',
  async ({ seed, viewport }) => {
    const page = await openDemo({ luck: seed, ...(viewport === undefined ? {} : { viewport }) })
    await start(page, seed)
    for (let click = 0; click < 900 && (await clickWhatIsLit(page)); click += 1);
    const words = await page.locator('.is-over').innerText()
    expect(words).toMatch(/wins|tie/)
    const game = await keptGame(page)
    expect(game.request()).toBeNull()
    expect(game.history().some(({ event }) => event.type === 'DECLARE_ATTACK')).toBe(true)
  },
)

/** The kind of the focused element, a frame after the latest change, or at once after keys that only move the focus. */
const focused = (page: Page, isAtOnce = false): Promise<string> =>
  page.evaluate(async (atOnce) => {
    if (!atOnce) await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const { activeElement } = document
    if (activeElement === null || activeElement === document.body) return 'nothing'
    if (activeElement.matches('.place.is-lit')) return 'lit'
    if (activeElement.matches('.option')) return activeElement.ariaDisabled === 'true' ? 'picked' : 'option'
    if (activeElement.matches('.hand button')) return activeElement.matches('.is-playable') ? 'playable' : 'card'
    if (activeElement.matches('.action-attack')) return activeElement.ariaDisabled === 'true' ? 'no attack' : 'attack'
    if (activeElement.matches('.prompt .button-main')) return 'button'
    return activeElement.className
  }, isAtOnce)

const has = async (page: Page, selector: string): Promise<boolean> => (await page.locator(selector).count()) > 0

/** Goes through the hand for a card that can be played. */
const findPlayable = async (page: Page): Promise<boolean> => {
  await page.keyboard.press('h')
  await page.keyboard.press('Home')
  const cards = await page.locator('.hand-card').count()
  for (let card = 0; card < cards; card += 1) {
    if ((await focused(page, true)) === 'playable') return true
    await page.keyboard.press('ArrowRight')
  }
  return false
}

/** Presses the keys of one step, depending on the kind of the focused element. */
const pressOn = async (page: Page, where: string): Promise<void> => {
  if (where === 'lit' || where === 'option') return page.keyboard.press('Enter')
  // A picked option keeps the focus, because the choice may need more picks or may be complete.
  if (where === 'picked') {
    await page.keyboard.press('ArrowRight')
    if ((await focused(page)) === 'option') return page.keyboard.press('Enter')
    await page.keyboard.press('e')
    return page.keyboard.press('Enter')
  }
  if (await has(page, '.hand-card.is-held')) return page.keyboard.press('Escape')
  if ((await has(page, '.hand .is-playable')) && (await findPlayable(page))) return page.keyboard.press('Enter')
  if (await has(page, '.action-attack:not([aria-disabled="true"])')) {
    await page.keyboard.press('a')
    if ((await focused(page)) === 'no attack') await page.keyboard.press('ArrowDown')
    return page.keyboard.press('Enter')
  }
  if (!(await has(page, '.prompt .button-main'))) return page.waitForTimeout(30)
  await page.keyboard.press('e')
  return page.keyboard.press('Enter')
}

test('a game by keyboard alone: the focus follows the questions and is never lost', async () => {
  const page = await openDemo({ luck: 9 })
  await start(page, 9)
  await page.locator('.prompt').waitFor()
  await page.keyboard.press('l')
  let lost = 0
  let where = await focused(page)
  for (let step = 0; step < 700 && !(await isOver(page)); step += 1) {
    await pressOn(page, where)
    where = await focused(page)
    if (where === 'nothing') lost += 1
  }
  expect(await page.locator('.is-over').innerText()).toMatch(/wins|tie/)
  expect(lost).toBe(0)
})
