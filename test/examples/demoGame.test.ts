/** Whole games of the demo against the computer, by clicking only what lights up and by keyboard alone. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { keptGame, openDemo, PHONE, start, withDemo } from './demoPage.ts'

withDemo()

/** What can be done next, the likeliest to lead somewhere first. A card that is picked up lights places up. */
const LIT = [
  '[data-choice="list"] .option:not([aria-disabled="true"])',
  '.place.is-lit',
  '.hand .is-playable',
  '.action-attack:not([aria-disabled="true"])',
  '.prompt .button-main:not([aria-disabled="true"])',
] as const

const isOver = async (page: Page): Promise<boolean> => (await page.locator('.is-over .prompt-words').count()) > 0

/** Somebody who cannot be mistaken: waits until something lights up, and clicks the first of it. */
const clickWhatIsLit = async (page: Page): Promise<void> => {
  await page
    .locator([...LIT, '.is-over'].join(', '))
    .first()
    .waitFor()
  for (const selector of LIT) {
    const lit = page.locator(selector)
    if ((await lit.count()) === 0) continue
    // What is asked may just have been answered by the computer.
    await lit
      .first()
      .click({ timeout: 1000 })
      .catch(() => undefined)
    return
  }
}

test.each([
  { name: 'at a desk', seed: 3 },
  { name: 'on a phone', seed: 5, viewport: PHONE },
])('a game against the computer, by clicking only what lights up, $name', async ({ seed, viewport }) => {
  const page = await openDemo({ luck: seed, ...(viewport === undefined ? {} : { viewport }) })
  await start(page, seed)
  for (let click = 0; click < 900 && !(await isOver(page)); click += 1) await clickWhatIsLit(page)
  const words = await page.locator('.is-over').innerText()
  expect(words).toMatch(/wins|tie/)
  const game = await keptGame(page)
  expect(game.request()).toBeNull()
  expect(game.history().some(({ event }) => event.type === 'DECLARE_ATTACK')).toBe(true)
})

/** What has the focus, a frame after whatever happened last. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const { activeElement } = document
    if (activeElement === null || activeElement === document.body) return 'nothing'
    if (activeElement.matches('.place.is-lit')) return 'lit'
    if (activeElement.matches('.option')) return activeElement.ariaDisabled === 'true' ? 'picked' : 'option'
    if (activeElement.matches('.hand button')) return activeElement.matches('.is-playable') ? 'playable' : 'card'
    if (activeElement.matches('.action-attack')) return activeElement.ariaDisabled === 'true' ? 'no attack' : 'attack'
    if (activeElement.matches('.prompt .button-main')) return 'button'
    return activeElement.className
  })

const has = async (page: Page, selector: string): Promise<boolean> => (await page.locator(selector).count()) > 0

/** Goes through the hand for a card that can be played. */
const findPlayable = async (page: Page): Promise<boolean> => {
  await page.keyboard.press('h')
  await page.keyboard.press('Home')
  const cards = await page.locator('.hand-card').count()
  for (let card = 0; card < cards; card += 1) {
    if ((await focused(page)) === 'playable') return true
    await page.keyboard.press('ArrowRight')
  }
  return false
}

/** The keys of one step; where the focus is, is never told by anything but the page. */
const pressOn = async (page: Page): Promise<void> => {
  const where = await focused(page)
  if (where === 'lit' || where === 'option') return page.keyboard.press('Enter')
  // What is picked already keeps the focus: there may be more to pick, or it may be enough.
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

test('a game by keyboard alone: the focus goes to what is asked, and is never lost', async () => {
  const page = await openDemo({ luck: 8 })
  await start(page, 8)
  await page.locator('.prompt').waitFor()
  await page.keyboard.press('l')
  let lost = 0
  for (let step = 0; step < 700 && !(await isOver(page)); step += 1) {
    await pressOn(page)
    if ((await focused(page)) === 'nothing') lost += 1
  }
  expect(await page.locator('.is-over').innerText()).toMatch(/wins|tie/)
  expect(lost).toBe(0)
})
