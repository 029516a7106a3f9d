/** Moving cards in the demo: by mouse, by finger, by click; a refused move says why, with the id of the rule. */
import type { Locator, Page } from 'playwright-core'
import { recordedBoard } from 'ptcg-turn-test-kit/recorded'
import { expect, test } from 'vitest'
import { type DemoOptions, keptGame, openDemo, openSave, PHONE, withDemo } from './demoPage.ts'

withDemo()

const BOARD = `
  turn 3 of A
  A active  Scorbunny {Fire Energy}
  A bench   Wooloo
  A hand    Fire Energy x2, Raboot, Drampa, Hop
  A deck    Fire Energy x9
  B active  Sobble
  B bench   Krabby
  B deck    Water Energy x9
`

/** Opens a board as a game against the computer. */
const sitDown = async (text: string, options: DemoOptions = {}): Promise<Page> => {
  const page = await openDemo(options)
  await openSave(page, { ...recordedBoard(text), title: 'Against the computer' })
  await page.locator('.hand').waitFor()
  return page
}

const inHand = (page: Page, name: string): Locator => page.locator('.hand button').filter({ hasText: name }).first()
const inPlay = (page: Page, name: string): Locator => page.locator('.in-play').filter({ hasText: name }).first()

const middleOf = async (what: Locator): Promise<{ readonly x: number; readonly y: number }> => {
  const box = await what.boundingBox()
  if (box === null) throw new Error('It is not on the screen.')
  // Cards of a hand may overlap: the left edge is always free.
  return { x: box.x + Math.min(20, box.width / 2), y: box.y + box.height / 2 }
}

const dragByMouse = async (page: Page, card: Locator, to: Locator, letGo = true): Promise<void> => {
  const [from, there] = [await middleOf(card), await middleOf(to)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, from.y - 40, { steps: 3 })
  await page.mouse.move(there.x, there.y, { steps: 4 })
  if (letGo) await page.mouse.up()
}

const dragByFinger = async (page: Page, card: Locator, to: Locator): Promise<void> => {
  const [from, there] = [await middleOf(card), await middleOf(to)]
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
  await touch('touchStart', from.x, from.y)
  for (let step = 1; step <= 8; step += 1)
    await touch('touchMove', from.x + ((there.x - from.x) * step) / 8, from.y + ((there.y - from.y) * step) / 8)
  await touch('touchEnd', there.x, there.y)
}

const played = async (page: Page): Promise<readonly string[]> =>
  (await keptGame(page)).history().map(({ event }) => event.type)

test.each([
  ['a mouse', {}, dragByMouse],
  ['a finger', { viewport: PHONE }, dragByFinger],
] as const)(
  'a card is dragged with %s: Energy to a Pokémon, a Pokémon to the Bench, a Trainer card to the middle',
  async (_, options, drag) => {
    const page = await sitDown(BOARD, options)
    await drag(page, inHand(page, 'Fire Energy'), inPlay(page, 'Wooloo'))
    expect(await played(page)).toEqual(['ATTACH_ENERGY'])
    await drag(page, inHand(page, 'Drampa'), page.locator('.spot-bench[data-place]'))
    expect(await played(page)).toEqual(['ATTACH_ENERGY', 'BENCH_POKEMON'])
    await drag(page, inHand(page, 'Hop'), page.locator('.spot-middle'))
    expect(await played(page)).toEqual(['ATTACH_ENERGY', 'BENCH_POKEMON', 'PLAY_SUPPORTER'])
  },
)

test('a card dropped outside any place returns to the hand, and nothing happens', async () => {
  const page = await sitDown(BOARD)
  await dragByMouse(page, inHand(page, 'Hop'), page.locator('.aside-log'))
  expect(await page.locator('.hand-card').count()).toBe(5)
  expect(await page.locator('.ghost').count()).toBe(0)
  expect(await played(page)).toEqual([])
})

test('exactly the legal places of a card are highlighted', async () => {
  const page = await sitDown(BOARD)
  await inHand(page, 'Fire Energy').click()
  const lit = await page.locator('.place.is-lit .in-play-name').allInnerTexts()
  expect(lit.toSorted()).toEqual(['Scorbunny', 'Wooloo'])
  await page.keyboard.press('Escape')
  await inHand(page, 'Raboot').click()
  expect(await page.locator('.place.is-lit .in-play-name').allInnerTexts()).toEqual(['Scorbunny'])
})

const prompt = (page: Page): Promise<string> => page.locator('.prompt').innerText()

test.each([
  [
    'Energy on a Pokémon of the other side (T2C.2)',
    'Fire Energy',
    'Sobble',
    "Sobble is B's Pokémon, not A's.",
    'T2C.2',
  ],
  [
    'an Evolution of another Pokémon (T2B.1)',
    'Raboot',
    'Wooloo',
    'Raboot evolves from Scorbunny, not from Wooloo.',
    'T2B.1',
  ],
])('dropped on an illegal place: %s', async (_, card, pokemon, message, rule) => {
  const page = await sitDown(BOARD)
  await dragByMouse(page, inHand(page, card), inPlay(page, pokemon), false)
  // During the drag, the reason is beside the card.
  expect(await page.locator('.ghost-why').innerText()).toContain(message)
  await page.mouse.up()
  expect(await prompt(page)).toContain(message)
  expect(await prompt(page)).toContain(rule)
  expect(await page.locator('[aria-live="assertive"]').innerText()).toContain(`${message} Rule ${rule}.`)
  expect(await played(page)).toEqual([])
})

test('a second Energy card of a turn highlights nothing; it can still be picked up, and says why (T2C.1)', async () => {
  const page = await sitDown(BOARD.replace('turn 3 of A', 'turn 3 of A; energy attached'))
  const energy = inHand(page, 'Fire Energy')
  expect(await energy.locator('.spoken').innerText()).toContain('cannot be played now')
  await energy.click()
  expect(await page.locator('.place.is-lit').count()).toBe(0)
  expect(await prompt(page)).toContain('T2C.1')
})

test('an attack whose cost is not met can be opened, and says what is missing (A-A.2)', async () => {
  const page = await sitDown(BOARD)
  const flare = page.getByRole('button', { name: /Flare/ })
  expect(await flare.getAttribute('aria-disabled')).toBe('true')
  await flare.focus()
  expect(await prompt(page)).toContain('A-A.2')
  await page.keyboard.press('Enter')
  expect(await prompt(page)).toContain('A-A.2')
  expect(await played(page)).toEqual([])
})

test('the damage ledger appears with the attack: six steps, each with its rule', async () => {
  const page = await sitDown(BOARD, { pace: 3 })
  await page.getByRole('button', { name: /Tackle/ }).click()
  const ledger = page.getByRole('region', { name: 'Damage of Tackle to Sobble' })
  await ledger.waitFor()
  expect(await ledger.locator('.rule').allInnerTexts()).toEqual([
    'A-D1.1',
    'A-D2.1',
    'A-D3.1',
    'A-D4.1',
    'A-D5.1',
    'A-D6.1',
  ])
  expect(await ledger.locator('.ledger-total').innerText()).toContain('10')
  expect(await inPlay(page, 'Sobble').innerText()).toContain('60')
})

const undo = (page: Page): Locator => page.getByRole('button', { name: 'Undo' })

test('moves that revealed nothing can be undone and redone; after a hidden card was seen the button says why not', async () => {
  const page = await sitDown(BOARD)
  expect(await undo(page).getAttribute('aria-disabled')).toBe('true')
  await inHand(page, 'Fire Energy').click()
  await inPlay(page, 'Wooloo').click()
  expect(await page.locator('.hand-card').count()).toBe(4)
  await undo(page).click()
  expect(await page.locator('.hand-card').count()).toBe(5)
  await page.getByRole('button', { name: 'Redo' }).click()
  expect(await page.locator('.hand-card').count()).toBe(4)
  await inHand(page, 'Hop').click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  expect(await page.locator('.hand-card').count()).toBe(6)
  expect(await undo(page).getAttribute('aria-disabled')).toBe('true')
  // The button looks disabled but still explains itself when it is pressed.
  await undo(page).click({ force: true })
  expect(await page.locator('.screen > .notice').innerText()).toBe(
    'This event showed a player a hidden card, so it cannot be undone.',
  )
  expect(await page.locator('.hand-card').count()).toBe(6)
})
