/** The coin of the demo is visible, and in the end shows the side on which it has landed. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { keptGame, openDemo, PHONE, withDemo } from './demoPage.ts'

withDemo()

const openCoin = async (viewport = { width: 1280, height: 800 }): Promise<Page> => {
  const page = await openDemo({ viewport })
  await page.getByText('You do, by hand').click()
  await page.getByText('Two people, one device').click()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.locator('.coin').waitFor()
  return page
}

/** Each side of the coin: how large it is, whether it is painted, and whether it faces the viewer. */
const sides = (page: Page) =>
  page.evaluate(() => {
    const coin = document.querySelector('.coin')
    if (coin === null) return []
    // The rotation of the coin turns its sides too: the third row and column of the product says which way a side
    // faces.
    const turned = (element: Element) => new DOMMatrix(getComputedStyle(element).transform)
    return [...coin.querySelectorAll<HTMLElement>('.coin-side')].map((side) => {
      const { backgroundImage, backfaceVisibility } = getComputedStyle(side)
      return {
        side: side.matches('.coin-heads') ? 'heads' : 'tails',
        width: side.offsetWidth,
        height: side.offsetHeight,
        isPainted: backgroundImage.includes('gradient'),
        isSeen: turned(coin).multiply(turned(side)).m33 > 0.99,
        hidesItsBack: backfaceVisibility === 'hidden',
      }
    })
  })

test.each([
  ['at a desk', undefined],
  ['on a phone', PHONE],
])('both sides of the coin have a size and are painted, and one of them is visible, %s', async (_, viewport) => {
  const page = await openCoin(viewport)
  const both = await sides(page)
  expect(both.map(({ side }) => side)).toEqual(['heads', 'tails'])
  for (const { side, width, height, isPainted, hidesItsBack } of both) {
    expect(width, side).toBeGreaterThanOrEqual(40)
    expect(height, side).toBe(width)
    expect(isPainted, side).toBe(true)
    expect(hidesItsBack, side).toBe(true)
  }
  expect(both.map(({ isSeen }) => isSeen)).toEqual([true, false])
})

test.each([
  ['heads', 0],
  ['tails', 1],
] as const)('the side on which the coin has landed faces the viewer: %s', async (landed, drawn) => {
  const page = await openCoin()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.evaluate((word) => {
    crypto.getRandomValues = (into) => {
      if (into instanceof Uint32Array) into.fill(word)
      return into
    }
  }, drawn)
  await page.locator('.coin').click()
  await page.waitForFunction(() =>
    document
      .querySelector('.coin')
      ?.getAnimations()
      .some(({ playState }) => playState === 'finished'),
  )
  expect((await sides(page)).filter(({ isSeen }) => isSeen).map(({ side }) => side)).toEqual([landed])
  await expect
    .poll(async () => (await keptGame(page)).history().find(({ event }) => event.type === 'COIN_LANDED')?.event)
    .toEqual({ type: 'COIN_LANDED', heads: landed === 'heads' })
})
