/** The parts beside the table and over it: the chart of the turn, hints, the opponent's plays, searched cards, the end. */
import * as E from 'fp-ts/lib/Either.js'
import type { Page } from 'playwright-core'
import { restoreSession } from 'ptcg-turn-engine'
import { recordedBoard, recordedGame } from 'ptcg-turn-test-kit/recorded'
import { expect, test } from 'vitest'
import { keptGame, openDemo, openSave, PHONE, withDemo } from './demoPage.ts'

withDemo()

/** Fire attacks a Grass Pokémon that is weak to it, and the Defending Pokémon is Knocked Out. */
const BOARD = `
  turn 3 of A
  A active  Cinderace < Raboot < Scorbunny {Fire Energy x3}
  A bench   Wooloo
  A hand    Great Ball, Potion
  A deck    Scorbunny, Fire Energy x8
  A prizes  Hop x2
  B active  Sobble
  B bench   Krabby
  B hand    Potion
  B deck    Water Energy x9
`

const sitDown = async (page: Page, title = 'Against the computer'): Promise<void> => {
  await openSave(page, { ...recordedBoard(BOARD, { seed: 1 }), title })
  await page.locator('.hand-card').first().waitFor()
}

const chart = '.turn-beside'

test('the chart beside the table shows each step of the attack with its damage', async () => {
  const page = await openDemo()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await sitDown(page)
  await page.locator(`${chart} .stop.here`).waitFor()
  await page.evaluate((selector) => {
    const seen: string[] = []
    Object.assign(globalThis, { seen })
    const { shadowRoot } = document.querySelector(selector) ?? {}
    const look = (): void => {
      const here = shadowRoot?.querySelector('.stop.here')?.getAttribute('data-stop') ?? ''
      if (here !== seen.at(-1)) seen.push(here)
    }
    if (shadowRoot) new MutationObserver(look).observe(shadowRoot, { subtree: true, attributes: true })
  }, chart)
  await page.getByRole('button', { name: /Bright Flame/ }).click()
  await page.locator('.log').getByText('is Knocked Out').waitFor()
  const seen = (await page.evaluate('window.seen')) as readonly string[]
  // A slow page may still redraw the state before the attack.
  const from = seen.indexOf('A')
  expect(seen.slice(from, from + 13)).toEqual(['A', 'B', 'C', 'D', 'E', 'F', '1', '2', '3', '4', '5', '6', 'knockOut'])
  expect(await page.locator(`${chart} [data-stop="6"] .stop-note`).textContent()).toBe('160')
})

test('the chart marks the path of this turn, and clears it when the next turn begins', async () => {
  const page = await openDemo()
  await sitDown(page)
  const passed = () =>
    page.locator(`${chart} .stop.passed`).evaluateAll((all) => all.map((one) => one.getAttribute('data-stop')))
  await page.locator(`${chart} .stop.here`).waitFor()
  await page.getByRole('button', { name: /Bright Flame/ }).click()
  await page.locator('.log').getByText('is Knocked Out').waitFor()
  const attack = ['A', 'B', 'C', 'D', 'E', 'F', '1', '2', '3', '4', '5', '6']
  await expect.poll(passed).toEqual(expect.arrayContaining(attack))
  await page.locator('.place.is-lit').first().click()
  await page.getByText('Your turn.').first().waitFor()
  await expect.poll(passed).toEqual(['draw'])
})

test.each([
  ['a desk', { width: 1440, height: 900 }],
  ['a wide screen', { width: 1920, height: 1080 }],
  ['a laptop', { width: 1280, height: 720 }],
  ['a laptop that shows everything larger', { width: 1093, height: 614 }],
])(
  'on %s every name of the chart beside the table can be read, and the table keeps the rest of the screen',
  async (_, viewport) => {
    const page = await openDemo({ viewport })
    await sitDown(page)
    await page.locator(`${chart} .stop-name`).first().waitFor()
    const sizes = await page.locator(`${chart} .stop-name`).evaluateAll((texts) =>
      texts.map((text) => {
        const { a = 0 } = (text as SVGGraphicsElement).getScreenCTM() ?? {}
        return a * Number.parseFloat(getComputedStyle(text).fontSize)
      }),
    )
    expect(sizes).toHaveLength(17)
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11)
    const cut = await page
      .locator('.hand .face-name')
      .evaluateAll((names) => names.filter((name) => name.scrollHeight > name.clientHeight + 2).length)
    expect(cut).toBe(0)
    const [turn, board, log] = await Promise.all(
      ['.aside-chart', '.board', '.aside-log'].map((part) => page.locator(part).boundingBox()),
    )
    const covered = (turn?.width ?? 0) + (board?.width ?? 0) + (viewport.width < 1280 ? 0 : (log?.width ?? 0))
    expect(covered).toBeGreaterThan(viewport.width * 0.93)
  },
)

test('on a phone the chart opens over the table, with the damage below it, and its names can be read', async () => {
  const page = await openDemo({ viewport: PHONE })
  await sitDown(page)
  await page.getByRole('button', { name: 'Turn', exact: true }).click()
  const size = await page
    .locator(`${chart} .stop-name`)
    .first()
    .evaluate((text) => {
      const { a = 0 } = (text as SVGGraphicsElement).getScreenCTM() ?? {}
      return a * Number.parseFloat(getComputedStyle(text).fontSize)
    })
  expect(size).toBeGreaterThanOrEqual(11)
  await page.getByText('The damage of each attack is calculated here').waitFor()
})

test('a strong player gives a hint, which can be played with one click', async () => {
  const page = await openDemo()
  await sitDown(page)
  await page.getByRole('button', { name: 'Hint' }).click()
  const hint = page.getByRole('region', { name: 'Hint' })
  await hint.getByText('A strong player would').waitFor()
  expect(await hint.innerText()).toMatch(/games ahead/)
  await hint.getByRole('button', { name: 'Do it' }).click()
  await hint.waitFor({ state: 'detached' })
  expect((await keptGame(page)).history()).toHaveLength(1)
})

test('the computer plays at the chosen level, and a save continues at it', async () => {
  const page = await openDemo({ luck: 3 })
  await page.getByText('A club player').click()
  await page.getByText('The game does').click()
  await page.getByRole('spinbutton', { name: 'Seed' }).fill('3')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.locator('.hand-card, .option').first().waitFor()
  expect((await keptGame(page)).save().title).toBe('Against the computer, a club player')
})

test('the same seed gives the same decisions', async () => {
  const played = async (): Promise<string> => {
    const page = await openDemo({ luck: 4 })
    await openSave(page, { ...recordedBoard(BOARD, { seed: 1 }), title: 'Against the computer, a club player' })
    await page.getByRole('button', { name: 'End turn' }).click()
    await page.getByText('Turn 5').first().waitFor()
    return JSON.stringify((await keptGame(page)).history().map(({ event }) => event))
  }
  expect(await played()).toBe(await played())
})

test('a search shows all seven cards that it looked at, including those that cannot be chosen', async () => {
  const page = await openDemo()
  await sitDown(page)
  await page.locator('.hand button').filter({ hasText: 'Great Ball' }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.locator('[data-choice="list"]').waitFor()
  const copies = await page.locator('.options .copies').allInnerTexts()
  const options = await page.locator('.options > li').count()
  expect(options + copies.reduce((sum, text) => sum + Number(text.slice(1)) - 1, 0)).toBe(7)
  expect(await page.locator('.is-only-seen').count()).toBeGreaterThan(0)
})

test("the opponent's play is shown large for a moment, and delays nothing", async () => {
  const board = BOARD.replace('turn 3 of A', 'turn 4 of B').replace('B hand    Potion', 'B hand    Hop')
  const restored = restoreSession(recordedBoard(board, { seed: 1 }))
  if (E.isLeft(restored)) throw new Error(restored.left[0].message)
  const session = restored.right
  const [play] = session.legalEvents().filter(({ type }) => type === 'PLAY_SUPPORTER')
  if (play !== undefined) session.send(play)
  const page = await openDemo({ pace: 9 })
  await openSave(page, { ...session.save(), title: 'Against the computer' })
  const moment = page.locator('.moment-played')
  // It appears for a moment only: its text and its transparency to clicks are read at once.
  const seen = await page.waitForFunction(() => {
    const one = document.querySelector<HTMLElement>('.moment-played:has(.face)')
    return one === null ? null : { says: one.innerText, presses: getComputedStyle(one).pointerEvents }
  })
  expect(await seen.jsonValue()).toEqual({ says: expect.stringContaining('Hop'), presses: 'none' })
  await moment.waitFor({ state: 'detached' })
})

/** A game in which a Pokémon of the other side must be chosen: the coin of Pokémon Catcher has landed heads. */
const choosingFar = () => {
  const board = `
    turn 3 of A
    A active  Sobble
    A hand    Pokémon Catcher
    A deck    Fire Energy x9
    B active  Scorbunny
    B bench   Wooloo; Krabby
    B deck    Water Energy x9
  `
  for (let seed = 1; seed < 40; seed += 1) {
    const restored = restoreSession(recordedBoard(board, { seed }))
    if (E.isLeft(restored)) throw new Error(restored.left[0].message)
    const { right: session } = restored
    const [play] = session.legalEvents().filter(({ type }) => type === 'PLAY_ITEM')
    if (play !== undefined) session.send(play)
    if (session.request()?.kind === 'choose') return session
  }
  throw new Error('No coin of forty seeds has landed heads.')
}

test('on a phone the damage panel makes way for a question about cards on the table', async () => {
  const page = await openDemo({ viewport: PHONE })
  await openSave(page, { ...choosingFar().save(), title: 'Against the computer' })
  await page.locator('.side-far .place.is-lit').first().waitFor()
  const aside = page.locator('.aside')
  await aside.evaluate((one: HTMLElement) => {
    one.dataset.open = 'struck'
  })
  expect(await aside.isVisible()).toBe(false)
  await page.locator('.side-far .place.is-lit').first().click()
  await expect.poll(() => aside.isVisible()).toBe(true)
})

test('the end screen shows who won and why, what turned the game, and its story', async () => {
  const page = await openDemo()
  await openSave(page, { ...recordedGame(11), title: 'Against the computer' })
  const end = page.getByRole('dialog')
  await end.waitFor()
  expect(await end.getByRole('heading', { level: 2 }).innerText()).toMatch(/wins|A tie/)
  const words = await end.innerText()
  expect(words).toContain('Turning points')
  expect(words).toMatch(/Turn \d+: .* takes (the lead|the last Prize card|a Prize card|\d Prize cards)/)
  await end.getByText('Set-up').click()
  await end.getByText('goes first').first().waitFor()
  await end.getByRole('button', { name: 'Another game' }).click()
  await page.getByRole('heading', { name: 'A game to play' }).waitFor()
})

test('a game that began in the middle names its first turn at the end', async () => {
  const page = await openDemo()
  const board = BOARD.replace('Hop x2', 'Hop x1')
  await openSave(page, { ...recordedBoard(board, { seed: 1 }), title: 'Against the computer' })
  await page.getByRole('button', { name: /Bright Flame/ }).click()
  const end = page.getByRole('dialog')
  await end.waitFor()
  expect(await end.innerText()).toMatch(/Turn 3: A takes the last Prize card/)
  expect(await end.innerText()).not.toContain('Set-up')
})
