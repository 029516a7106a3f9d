/**
 * Pictures that people supply. Without any, or with a folder of them, the page requests nothing; with an address, it
 * requests only from there.
 */
import type { Page } from 'playwright-core'
import { sharedBrowser } from 'ptcg-turn-test-kit/browser'
import { expect, test } from 'vitest'
import { cardPictureOf, picturesIn } from '../board/pictures.ts'
import { hostOf } from '../demo/pictures.ts'
import { openDemo, start, withDemo } from './demoPage.ts'

withDemo()

/** Opens the demo on a page that may request other hosts without failing the test. */
const openUnwatched = async (): Promise<Page> => {
  const address = (await openDemo()).url()
  const page = await (await sharedBrowser()).newPage({ reducedMotion: 'reduce' })
  await page.goto(address)
  return page
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('a card has the picture of its set and number, or none if its id has no set and number', () => {
  const pattern = { of: 'pattern', pattern: 'https://a.test/{set}/{number}_{set}.png' } as const
  expect(cardPictureOf(pattern, 'swsh1-34')).toBe('https://a.test/swsh1/34_swsh1.png')
  expect(cardPictureOf(pattern, '../x')).toBeNull()
  expect(cardPictureOf({ of: 'nobody' }, 'swsh1-34')).toBeNull()
  const folder = picturesIn([new File([], 'swsh1-34.PNG'), new File([], 'notes.txt'), new File([], 'swsh1-35.webp')])
  expect(cardPictureOf(folder, 'swsh1-34')).toMatch(/^blob:/)
  expect(cardPictureOf(folder, 'swsh1-35')).toMatch(/^blob:/)
  expect(cardPictureOf(folder, 'swsh1-36')).toBeNull()
})

test.each([
  ['a text that is not an address', 'pictures/{number}.png', /not an address/],
  ['no place for the number', 'https://a.test/{set}.png', /\{number\}/],
  ['no https', 'http://a.test/{set}/{number}.png', /https/],
  ['a script', 'javascript:alert({number})', /https/],
])('%s is refused', (_, pattern, says) => {
  expect(hostOf(pattern)).toMatch(says)
})

test('without pictures cards show symbols, and pictures from other hosts are blocked', async () => {
  const page = await openUnwatched()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith('http')) asked.push(new URL(request.url()).hostname)
  })
  await page.route('https://elsewhere.test/**', (route) => route.fulfill({ contentType: 'image/png', body: PIXEL }))
  await start(page, 7)
  await page.locator('.hand-card, .option').first().waitFor()
  expect(await page.locator('.art-own').count()).toBe(0)
  expect(new Set(asked)).toEqual(new Set(['127.0.0.1']))
  const isShown = await page.evaluate(
    () =>
      new Promise((done) => {
        const image = new Image()
        image.onload = () => done(true)
        image.onerror = () => done(false)
        image.src = 'https://elsewhere.test/x.png'
      }),
  )
  expect(isShown).toBe(false)
})

test('a chosen address is requested only for the cards shown, a missing picture becomes a symbol, and without the address no request is sent', async () => {
  const page = await openUnwatched()
  const asked: string[] = []
  await page.route('https://pictures.test/**', (route) => {
    asked.push(route.request().url())
    return route.request().url().includes('/sm1/')
      ? route.fulfill({ status: 404, body: '' })
      : route.fulfill({ contentType: 'image/png', body: PIXEL })
  })
  await start(page, 12)
  await page.getByRole('button', { name: 'Menu' }).click()
  const use = async (pattern: string): Promise<void> => {
    await page.getByText('Pictures of the cards').click()
    await page.getByRole('textbox', { name: /address on the web/ }).fill(pattern)
    await page.getByRole('button', { name: 'Use it' }).click()
  }
  await use('https://pictures.test/{set}/{number}.png')
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.locator('.art-own').first().waitFor()
  expect(asked.every((url) => /^https:\/\/pictures\.test\/[a-z0-9]+\/[A-Za-z0-9]+\.png$/.test(url))).toBe(true)
  await page.getByRole('button', { name: 'Menu' }).click()
  const before = asked.length
  await use('')
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.locator('.hand-card, .option').first().waitFor()
  expect(await page.locator('.art-own').count()).toBe(0)
  expect(asked).toHaveLength(before)
})
