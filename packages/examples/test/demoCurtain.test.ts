/** Two people at one device: the page, with the table or the curtain, names no card that the viewer may not know. */
import type { Page } from 'playwright-core'
import type { Game, PlayerId } from 'ptcg-turn-engine/model'
import { factInWords } from 'ptcg-turn-engine/table'
import { expect, test } from 'vitest'
import { keptGame, openDemo, start, withDemo } from './demoPage.ts'

withDemo()

const namesOf = (game: Game, cards: readonly number[]): readonly string[] =>
  cards.flatMap((card) => game.definitions[game.cards[card]?.definition ?? '']?.name ?? [])

/** The names of the cards that are hidden from a player, read from the whole game and not from a player's view. */
const hiddenNames = (game: Game, viewer: PlayerId): readonly string[] => {
  const other = game.players[viewer === 0 ? 1 : 0]
  const own = game.players[viewer]
  const faceDown = game.setUp === null ? [] : [other.active, ...other.bench].flatMap((one) => one?.cards ?? [])
  return namesOf(game, [...other.hand, ...other.deck, ...other.prizes, ...faceDown, ...own.prizes, ...own.deck])
}

const openNames = (game: Game, viewer: PlayerId | null): readonly string[] => {
  const inPlay = game.players.flatMap(({ active, bench, discard, lostZone }) => [
    ...discard,
    ...lostZone,
    ...(game.setUp === null ? [active, ...bench] : []).flatMap((one) =>
      one === null ? [] : [...one.cards, ...one.energy, ...one.tools],
    ),
  ])
  const own = viewer === null ? null : game.players[viewer]
  const ownCards = own === null ? [] : [...own.hand, ...[own.active, ...own.bench].flatMap((one) => one?.cards ?? [])]
  return namesOf(game, [...inPlay, ...ownCards, ...(game.stadium === null ? [] : [game.stadium.card])])
}

/** Searches the whole page for names that only hidden cards have and that were never announced. */
const lookForSecrets = async (page: Page, viewer: PlayerId | null): Promise<number> => {
  const session = await keptGame(page)
  const { game } = session.state()
  const announced =
    viewer === null
      ? ''
      : session
          .seat(viewer)
          .facts()
          .flat()
          .map((fact) => factInWords(game, fact))
          .join(' ')
  const open = new Set(openNames(game, viewer))
  // The text of an open card may mention other cards.
  const printed =
    viewer === null
      ? ''
      : JSON.stringify([...open].map((name) => Object.values(game.definitions).filter((card) => card.name === name)))
  const viewers: readonly PlayerId[] = viewer === null ? [0, 1] : [viewer]
  const secret = [...new Set(viewers.flatMap((one) => hiddenNames(game, one)))].filter(
    (name) => !open.has(name) && !announced.includes(name) && !printed.includes(name),
  )
  const html = await page.content()
  for (const name of secret)
    expect(html, `${name} must not be on the page of ${viewer ?? 'nobody'}`).not.toContain(name)
  return secret.length
}

const LIT =
  '[data-choice="list"] .option:not([aria-disabled="true"]), .place.is-lit, .hand .is-playable, .action-attack:not([aria-disabled="true"]), .prompt .button-main:not([aria-disabled="true"])'

test('over many turns of two people, no page shows hidden cards, and the curtain shows no cards', async () => {
  const page = await openDemo()
  await start(page, 21, 'person')
  let curtains = 0
  let secrets = 0
  for (let step = 0; step < 160 && curtains < 10; step += 1) {
    const curtain = page.locator('.curtain')
    if ((await curtain.count()) > 0) {
      secrets += await lookForSecrets(page, null)
      expect(await page.locator('.in-play, .hand-card, .log, .face').count()).toBe(0)
      await curtain.getByRole('button').click()
      curtains += 1
      continue
    }
    const viewer: PlayerId = (await page.locator('.side-near').getAttribute('data-player')) === '1' ? 1 : 0
    secrets += await lookForSecrets(page, viewer)
    await page.locator(LIT).first().click()
  }
  expect(curtains).toBe(10)
  // There were hidden cards throughout the game.
  expect(secrets).toBeGreaterThan(300)
})

test('a player cannot take back what the other person did', async () => {
  const page = await openDemo()
  await start(page, 21, 'person')
  // Plays from the set-up of one player to an action of the other player.
  for (let curtains = 0, step = 0; step < 40 && curtains < 3; step += 1) {
    const isDown = (await page.locator('.curtain').count()) > 0
    curtains += isDown ? 1 : 0
    await page
      .locator(isDown ? '.curtain button' : LIT)
      .first()
      .click()
  }
  await page.getByRole('button', { name: 'Undo' }).click({ force: true })
  expect(await page.locator('.screen > .notice').innerText()).toMatch(/Ann has acted since|Bob has acted since/)
})
