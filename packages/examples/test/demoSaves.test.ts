/**
 * The game stored in the browser continues after a reload. An unreadable game is reported in one sentence, and is never
 * lost.
 */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { restoreSession } from 'ptcg-turn-engine'
import { recordedBoard, recordedGame } from 'ptcg-turn-test-kit/recorded'
import { expect, test } from 'vitest'
import { KEY, keptGame, keptText, openDemo, openSave, start, withDemo } from './demoPage.ts'

withDemo()

const tableWords = async (page: Page): Promise<string> => {
  await page.locator('.board').waitFor()
  return `${await page.locator('.board').innerText()} ${await page.locator('.hand').innerText()} ${await page.locator('.log').innerText()}`
}

/** Puts something into the browser's storage and opens the page again. */
const reopenWith = async (page: Page, text: string): Promise<void> => {
  await page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [KEY, text] as const)
  await page.reload()
  await page.getByRole('heading', { name: 'A game to play' }).waitFor()
}

test('a game survives a reload with its log, and continues', async () => {
  const page = await openDemo()
  await openSave(page, { ...recordedGame(11, { most: 60 }), title: 'Against the computer' })
  await page.locator('.prompt .button-main, .place.is-lit').first().waitFor()
  const before = await tableWords(page)
  await page.reload()
  await page.getByRole('button', { name: 'Go on' }).click()
  expect(await tableWords(page)).toBe(before)
  const events = (await keptGame(page)).history().length
  await page.locator('.prompt .button-main, .place.is-lit').first().click()
  await expect.poll(async () => (await keptGame(page)).history().length).toBeGreaterThan(events)
})

test('a finished game can be looked at again, but not continued', async () => {
  const page = await openDemo()
  await openSave(page, { ...recordedGame(11), title: 'Against the computer' })
  await page.locator('.is-over').waitFor()
  await page.reload()
  expect(await page.getByRole('button', { name: 'Go on' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Look at it again' }).click()
  await page.locator('.is-over').waitFor()
})

test('a game of two people from a seed begins with the coin toss, and the log names its winner', async () => {
  const page = await openDemo()
  await start(page, 22, 'person')
  expect(await page.locator('.log').innerText()).toContain('Ann flips tails (Coin toss).')
  expect(await page.locator('.prompt').innerText()).toContain('Bob has won the toss.')
  await page.getByRole('button', { name: 'Hand over to Bob' }).click()
  await page.getByRole('button', { name: 'I am Bob' }).click()
  expect(await page.locator('.log').innerText()).toContain('Ann flips tails (Coin toss).')
})

test('the game is saved after each event', async () => {
  const page = await openDemo()
  await openSave(
    page,
    recordedBoard('turn 3 of A\nA active Scorbunny\nA hand Fire Energy\nA deck Hop x3\nB active Sobble\nB deck Hop x3'),
  )
  await page.getByRole('button', { name: 'I am A' }).click()
  expect((await keptGame(page)).history()).toHaveLength(0)
  await page.locator('.hand button').click()
  await page.locator('.place.is-lit').click()
  expect((await keptGame(page)).history().map(({ event }) => event.type)).toEqual(['ATTACH_ENERGY'])
})

const RECORDING = recordedBoard('turn 3 of A\nA active Scorbunny\nB active Sobble')

test.each([
  ['cut off', JSON.stringify(RECORDING).slice(0, 400), 'It is not JSON'],
  ['of a later version', JSON.stringify({ ...RECORDING, version: 2 }), 'version'],
  ['of another program', '{"todo":["milk"]}', 'It is not a saved game of this engine.'],
  ['not an object', '[1,2,3]', 'It'],
])('a saved game that is %s gets one sentence, and stays in storage after another game', async (_, text, word) => {
  const page = await openDemo()
  await reopenWith(page, text)
  const words = await page.locator('.start-kept').innerText()
  expect(words).toContain('The saved game cannot be read.')
  expect(words).toContain(word)
  expect(await keptText(page)).toBe(text)
  await start(page, 1)
  await page.locator('.board').waitFor()
  const everything = await page.evaluate(() => Object.values({ ...localStorage }))
  expect(everything).toContain(text)
})

test('a file that is not a save is refused with the reason, and changes nothing', async () => {
  const page = await openDemo()
  await openSave(page, 'Dear diary')
  await expect
    .poll(() => page.getByRole('alert').innerText())
    .toBe('save.json cannot be opened. It is not JSON: it may have been cut off, or it is another kind of file.')
  expect(await page.locator('.board').count()).toBe(0)
})

test('every tool of the engine can read the downloaded save, whose title names the opponent', async () => {
  const page = await openDemo()
  await start(page, 2)
  await page.locator('.board').waitFor()
  await page.getByRole('button', { name: 'Menu' }).click()
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download a save' }).click()
  const file = await (await coming).path()
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'))
  expect(json).toMatchObject({ format: 'ptcg-turn-engine/recording', title: 'Against the computer' })
  expect(restoreSession(json)._tag).toBe('Right')
})

test('full storage is reported, and the game continues', async () => {
  const page = await openDemo()
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await start(page, 11)
  await page.locator('.board').waitFor()
  expect(await page.locator('.screen > .notice').innerText()).toContain('This browser does not keep the game')
})
