/** The decks of the demo: known decks, and a pasted list, which may be wrong. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { keptGame, openDemo, withDemo } from './demoPage.ts'

withDemo()

const begin = async (page: Page): Promise<void> => {
  await page.getByText('A beginner').click()
  await page.getByText('The game does').click()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
}

const mine = async (page: Page, deck: string): Promise<void> => {
  await page.getByRole('radiogroup', { name: 'Deck' }).first().getByText(deck).click()
}

const namesOf = async (page: Page): Promise<ReadonlySet<string>> => {
  await page.locator('.table').waitFor()
  const { cards, definitions } = (await keptGame(page)).state().game
  return new Set(
    cards.flatMap(({ owner, definition }) =>
      owner === 0 && definition !== null ? [definitions[definition]?.name ?? ''] : [],
    ),
  )
}

test('a known deck is played with its printed cards', async () => {
  const page = await openDemo({ pace: 99 })
  await mine(page, 'A known deck')
  const known = page.getByRole('combobox', { name: 'A deck that people know' })
  await known.selectOption({ label: 'Arceus VSTAR' })
  await begin(page)
  expect(await namesOf(page)).toContain('Arceus VSTAR')
})

test('a pasted list is played; for an unreadable list the wrong line is reported, and no game begins', async () => {
  const page = await openDemo({ pace: 99 })
  await mine(page, 'Your own list')
  const list = page.getByRole('textbox', { name: 'Your deck list' })
  const refused = page.getByRole('alert')
  await list.fill('Pokémon: 1\n4 Raichu of Nowhere QQQ 1')
  await begin(page)
  await expect.poll(() => refused.innerText()).toMatch(/^Line 2 of the list: .*Raichu of Nowhere/)
  await list.fill('')
  await begin(page)
  await expect.poll(() => refused.innerText()).toMatch(/60/)
  await list.fill('Pokémon: 4\n4 Miraidon ex SVI 81\n\nEnergy: 56\n56 Lightning Energy SVE 4\n\nTotal Cards: 60')
  await begin(page)
  expect([...(await namesOf(page))].sort()).toEqual(['Lightning Energy', 'Miraidon ex'])
})
