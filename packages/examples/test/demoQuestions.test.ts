/** Questions to a person in the demo: a question takes the focus, and cards of the hand never hide it. */
import type { Page } from 'playwright-core'
import { createGame, createSession, decks, legalEvents, randomPlayer, recordingOf, save } from 'ptcg-turn-engine'
import { board } from 'ptcg-turn-test-kit/board'
import { recordedBoard } from 'ptcg-turn-test-kit/recorded'
import { expect, test } from 'vitest'
import { openDemo, openSave, PHONE, withDemo } from './demoPage.ts'

withDemo()

/** A game against the computer in which, after the computer's mulligans, the person is asked for extra cards next. */
const askedForExtraCards = (): unknown => {
  for (let seed = 1; seed < 400; seed += 1) {
    const created = createGame({
      players: [
        { name: 'Ann', deck: decks.cinderace },
        { name: 'Computer', deck: decks.inteleon },
      ],
      randomness: { seed },
    })
    if (created._tag === 'Left') throw new Error(created.left[0].message)
    const session = createSession(created.right, { title: 'Against the computer' })
    const decide = randomPlayer(seed)
    for (let step = 0; step < 12; step += 1) {
      const request = session.request()
      if (request !== null && 'purpose' in request && request.purpose === 'bonusDraw' && request.player === 0)
        return session.save()
      session.send(decide(session.state(), session.legalEvents()))
    }
  }
  throw new Error('No seed asks for extra cards.')
}

const QUESTION = 'How many extra cards are drawn for the mulligans?'
const question = (page: Page) => page.locator('.prompt b', { hasText: QUESTION })

const open = async (viewport = { width: 1280, height: 800 }): Promise<Page> => {
  const page = await openDemo({ viewport })
  await openSave(page, askedForExtraCards())
  await question(page).waitFor()
  return page
}

const isAtAnOption = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.matches('.option') ?? false)

test('a new question takes the focus, even from a person who uses the mouse', async () => {
  const page = await open()
  expect(await isAtAnOption(page)).toBe(true)
})

test.each([
  ['at a desk', undefined],
  ['on a phone', PHONE],
])(
  'a card of the hand never covers the question, and the reason is shown beside the question, %s',
  async (_, viewport) => {
    const page = await open(viewport)
    const card = page.locator('.hand-card button').first()
    await card.focus()
    await page.keyboard.press('Enter')
    expect(await page.locator('.prompt-why').innerText()).toContain('First Ann must answer')
    expect(await question(page).isVisible()).toBe(true)
    const [why, first] = [
      await page.locator('.prompt-why').boundingBox(),
      await page.locator('.option').first().boundingBox(),
    ]
    expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThanOrEqual(why?.y ?? 0)
    await page.keyboard.press('l')
    expect(await isAtAnOption(page)).toBe(true)
    await page.keyboard.press('Enter')
    await question(page).waitFor({ state: 'detached' })
  },
)

const DRAWING = `
  turn 3 of A
  A active  Cinderace < Raboot < Scorbunny
  A bench   Wooloo; Vulpix
  A hand    Fire Energy, Scorbunny, Professor's Research
  A deck    Fire Energy x9
  B active  Sobble
  B deck    Water Energy x5
`

test.each(['Fire Energy', 'Scorbunny'])('on a phone, the highlighted places of %s stay visible', async (card) => {
  const page = await openDemo({ viewport: PHONE })
  await openSave(page, { ...recordedBoard(DRAWING), title: 'Against the computer' })
  await page.locator('.hand button').filter({ hasText: card }).click()
  const line = await page.locator('.prompt-line.is-held').boundingBox()
  const lit = page.locator('.place.is-lit')
  expect(await lit.count()).toBeGreaterThan(0)
  for (const place of await lit.all()) {
    const box = await place.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(line?.y ?? 0)
  }
})

test('on a phone, the text of a held card can be read repeatedly', async () => {
  const page = await openDemo({ viewport: PHONE })
  await openSave(page, { ...recordedBoard(DRAWING), title: 'Against the computer' })
  await page.locator('.hand button').filter({ hasText: 'Professor' }).click()
  const text = page.locator('.aside-card', { hasText: 'Discard your hand. Draw 7 cards.' })
  for (let time = 0; time < 2; time += 1) {
    expect(await text.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Read', exact: true }).click()
    await text.waitFor()
    await page.locator('.aside-close').click()
  }
})

test('equal options are one entry with a count', async () => {
  const start = board(`
    A active  Wooloo {Fire Energy x3, Water Energy}
    A bench   Vulpix
    A hand    Energy Switch
    B active  Sobble
  `)
  const item = legalEvents(start).find(({ type }) => type === 'PLAY_ITEM')
  const page = await openDemo()
  await openSave(page, recordingOf('Against the computer', { from: 'save', save: save(start) }, [item]))
  await page.locator('.option').first().waitFor()
  expect(await page.locator('.option .spoken').allInnerTexts()).toEqual([
    expect.stringMatching(/^Fire Energy.*, 3 of them$/),
    expect.stringMatching(/^Water Energy[^,]*$/),
  ])
  expect(await page.locator('.option .copies').allInnerTexts()).toEqual(['×3'])
})
