/**
 * The page of a seat in a browser: what it says about the connection, how it is played, and the hidden cards that it never
 * contains.
 */
import type { Browser, Page } from 'playwright-core'
import { openBrowser } from 'ptcg-turn-test-kit/browser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPages } from '../../server/pages.ts'
import { buildPage } from './building.ts'
import { CLICKER, STOP_CLICKING } from './clicking.ts'
import { markedGame } from './markedDecks.ts'
import { atTheEnd, right, type Served, type Serving, serve, until } from './serving.ts'

let browser: Browser
let pages: NonNullable<Serving['pages']>

beforeAll(async () => {
  browser = await openBrowser()
  pages = right(readPages(await buildPage('page')))
})
afterAll(() => browser.close())

const open = async ({ port }: Served, token: string, viewport = { width: 1280, height: 800 }): Promise<Page> => {
  const context = await browser.newContext({ viewport })
  atTheEnd(() => context.close())
  const page = await context.newPage()
  page.on('pageerror', (error) => expect.fail(error.message))
  await page.goto(`http://127.0.0.1:${port}/${token === '' ? '' : `#${token}`}`)
  return page
}

const sees = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByText(text).filter({ visible: true }).first().waitFor({ timeout: 200_000 })

describe('the page shows the state of the connection', () => {
  test('it waits for the other player, and shows when they connect and disconnect', async () => {
    const served = await serve({ pages })
    const { tokens } = served.newGame()
    const ann = await open(served, tokens.play[0])
    await sees(ann, 'Waiting for Bob to come')
    const bob = await open(served, tokens.play[1])
    await sees(bob, 'Ann is here')
    await sees(ann, 'Bob is here')
    await bob.close()
    await sees(ann, 'Waiting for Bob to come')
  })

  test('the connection is lost and restored', async () => {
    const served = await serve({ pages })
    const { tokens } = served.newGame()
    const page = await open(served, tokens.play[0])
    await sees(page, 'Waiting for Bob')
    await page.context().setOffline(true)
    await served.close()
    await sees(page, 'The connection is lost. The game is stored; trying again…')
    expect(await page.locator('.table').count()).toBe(1)
  })

  test('an unknown link', async () => {
    const served = await serve({ pages })
    await sees(await open(served, 'nobody'), 'No seat has this token; ask whoever runs the server for your link.')
  })

  test('no link at all', async () => {
    const served = await serve({ pages })
    await sees(await open(served, ''), 'This address is incomplete')
  })

  test('a spectator is told so, and has nothing to click', async () => {
    const served = await serve({ pages })
    const { tokens } = served.newGame()
    const page = await open(served, tokens.watch[0])
    await sees(page, 'You are watching Ann.')
    expect(await page.locator('.is-lit, .is-playable').count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Concede' }).count()).toBe(0)
  })
})

test('two people play by clicking; a player who concedes has lost', async () => {
  const served = await serve({ pages, limits: { burst: 1000, perSecond: 1000 } })
  const { game, tokens } = served.newGame()
  const [ann, bob] = [
    await open(served, tokens.play[0]),
    await open(served, tokens.play[1], { width: 390, height: 800 }),
  ]
  for (const page of [ann, bob]) await page.evaluate(CLICKER)
  // At this turn nobody has won yet.
  await sees(ann, /Turn 2/)
  for (const page of [ann, bob]) await page.evaluate(STOP_CLICKING)
  await ann.waitForTimeout(300)
  ann.on('dialog', (dialog) => dialog.accept())
  await ann.getByRole('button', { name: 'Concede' }).click()
  await until(() => served.store.game(game)?.events.at(-1)?.event.type === 'CONCEDE', 'the concession')
  for (const page of [ann, bob]) await sees(page, /Bob.*(wins|won)/)
  expect(served.log.map(({ code }) => code)).not.toContain('FAULT')
  expect(await bob.evaluate('document.documentElement.scrollWidth')).toBe(390)
})

/** Removes the names of earlier stages, because an open Evolution card may mention a card that is in a hand. */
const ownNames = (html: string): string => html.replaceAll(/from [^,.<"]*\(\dx\d\d\)|←[^<]*/g, '')

const namesIn = (html: string): readonly string[] =>
  [...ownNames(html).matchAll(/[A-Z][\wé' ]*(?:-\dx\d\d-|\(\dx\d\d\))/g)].map(([name]) => name)

/** A script that returns the page without the log, because a card in the log may be in a hand now. */
const WITHOUT_STORY = `(() => {
  const copy = document.documentElement.cloneNode(true)
  for (const element of copy.querySelectorAll('.log, .spoken, .prompt-facts')) element.remove()
  return copy.outerHTML
})()`

test('the page contains no card of the other hand', async () => {
  const served = await serve({ pages })
  const { tokens } = served.newGame(markedGame(['cinderace', 'inteleon']))
  const both = [await open(served, tokens.play[0]), await open(served, tokens.play[1])] as const
  for (const page of both) await page.evaluate(CLICKER)
  await sees(both[0], /Turn 2/)
  for (const page of both) await page.evaluate(STOP_CLICKING)
  await both[0].waitForTimeout(300)
  // One player may have an empty hand, but not both players.
  let looked = 0
  for (const [page, other] of [both, [both[1], both[0]] as const]) {
    const content = ownNames((await page.evaluate(WITHOUT_STORY)) as string)
    const hand = namesIn(await other.locator('.hand').innerHTML())
    looked += hand.length
    expect(hand.filter((name) => content.includes(name))).toEqual([])
    const own = namesIn(await page.locator('.hand').innerHTML())
    expect(own.filter((name) => !content.includes(name))).toEqual([])
  }
  expect(looked).toBeGreaterThan(1)
})
