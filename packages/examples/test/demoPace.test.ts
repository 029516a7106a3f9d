/**
 * The demo shows an attack in order: first its steps, then its damage, then its effects; on a phone beside the damaged
 * Pokémon.
 */

import { recordedBoard } from 'ptcg-turn-test-kit/recorded'
import { expect, test } from 'vitest'
import { openDemo, openSave, PHONE, withDemo } from './demoPage.ts'

withDemo()

const BOARD = `
  turn 3 of A
  A active  Cinderace < Raboot < Scorbunny {Fire Energy x3}
  A deck    Fire Energy x9
  A prizes  Hop x2
  B active  Sobble
  B bench   Sudowoodo; Krabby; Cramorant; Chewtle; Kingler < Krabby
  B deck    Water Energy x9
`

/** A script that records, at each change of the page, the step shown and which texts are there. */
const WATCH = `
  window.seen = []
  const look = () => {
    const text = (selector) => document.querySelector(selector)?.textContent ?? ''
    window.seen.push({
      step: text('[aria-current=step]'),
      isDamageShown: document.querySelector('.ledger') !== null,
      isEndShown: /Knocked Out/.test(text('.log')) || document.querySelector('.side-far .front .in-play') === null,
      isAsked: document.querySelector('.prompt .is-asked') !== null,
    })
  }
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
`

interface Seen {
  readonly step: string
  readonly isDamageShown: boolean
  readonly isEndShown: boolean
  readonly isAsked: boolean
}

test('the end of an attack appears after its steps, and its damage at step F', async () => {
  const page = await openDemo()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openSave(page, { ...recordedBoard(BOARD, { seed: 1 }), title: 'Against the computer' })
  await page.evaluate(WATCH)
  await page.getByRole('button', { name: /Bright Flame/ }).click()
  await page.locator('.log').getByText('is Knocked Out').waitFor()
  const seen = (await page.evaluate('window.seen')) as readonly Seen[]
  const during = seen.filter(({ step }) => 'ABCDEF'.includes(step))
  expect([...new Set(during.map(({ step }) => step))]).toEqual(['A', 'B', 'C', 'D', 'E', 'F'])
  expect(during.filter(({ isEndShown, isAsked }) => isEndShown || isAsked)).toEqual([])
  expect(during.filter(({ step, isDamageShown }) => isDamageShown && step !== 'F')).toEqual([])
  expect(during.some(({ isDamageShown }) => isDamageShown)).toBe(true)
  expect(seen.at(-1)).toMatchObject({ isEndShown: true })
})

test.each([
  ['a phone', PHONE],
  ['a tall phone', { width: 390, height: 844 }],
])('on %s the damage leaves the damaged Pokémon visible, and no name is cut', async (_, viewport) => {
  const page = await openDemo({ viewport })
  await openSave(page, {
    ...recordedBoard(BOARD.replace('Sobble', 'Inteleon < Drizzile < Sobble'), { seed: 1 }),
    title: 'Against the computer',
  })
  const names = page.locator('.in-play-name')
  await names.first().waitFor()
  const cut = await names.evaluateAll((found) =>
    found
      .filter((name) => name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 6)
      .map(({ textContent }) => textContent),
  )
  expect(cut).toEqual([])
  await page.getByRole('button', { name: /Bright Flame/ }).click()
  const panel = await page.locator('.aside[data-open="struck"]').boundingBox()
  const hit = await page.locator('.side-far .front > .in-play-Active').boundingBox()
  expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThanOrEqual((hit?.y ?? 0) + 24)
})

test.each([
  ['a laptop that shows everything larger', { width: 1093, height: 614 }],
  ['a laptop', { width: 1366, height: 768 }],
])('on %s every attack and the retreat are visible, and no name is cut', async (_, viewport) => {
  const page = await openDemo({ viewport })
  await openSave(page, { ...recordedBoard(BOARD), title: 'Against the computer' })
  await page.locator('.actions .action').first().waitFor()
  const [shown, needed] = await page
    .locator('.actions')
    .evaluate(({ clientHeight, scrollHeight }) => [clientHeight, scrollHeight] as const)
  expect(needed).toBeLessThanOrEqual(shown)
  const cut = await page
    .locator('.in-play-name')
    .evaluateAll((found) => found.filter((name) => name.scrollWidth > name.clientWidth + 1).length)
  expect(cut).toBe(0)
})
