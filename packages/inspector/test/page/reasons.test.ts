/**
 * An illegal event at the inspector: refused with every rule, its citation and what would help, and nothing changes.
 */

import { openInspector, whereItIs } from 'ptcg-turn-test-kit/inspectorPage'
import { recordedBoard } from 'ptcg-turn-test-kit/recorded'
import { expect, test } from 'vitest'

const SECOND_SUPPORTER = `
  turn 3 of A; supporter played; energy attached
  A active  Cinderace < Raboot < Scorbunny {Fire Energy}
  A hand    Professor's Research, Fire Energy
  A deck    Fire Energy x9
  B active  Drednaw < Chewtle
  B deck    Water Energy x5
`

test('a second Supporter (T2D.3): tried, refused with its rule, and the clause is false on the chart', async () => {
  const { page, live } = await openInspector(recordedBoard(SECOND_SUPPORTER))
  const before = await whereItIs(page)
  await page.getByRole('button', { name: /not legal now: .* Trainer/i }).click()
  await page.locator('.moves-try').filter({ hasText: "Professor's Research" }).first().click()
  const why = page.getByRole('region', { name: 'Why not' })
  const words = await why.innerText()
  expect(words).toContain('T2D.3')
  expect(words).toContain('no Supporter played this turn')
  expect(live.length()).toBe(0)
  expect(await whereItIs(page)).toEqual(before)
  const truths = await page.locator('ptcg-turn-chart').evaluate((chart) => {
    const map: unknown = Reflect.get(chart, 'truths')
    return map instanceof Map ? [...map].filter(([id]) => String(id).includes('PLAY_SUPPORTER')) : []
  })
  expect(truths.flatMap(([, clauses]) => clauses as readonly unknown[])).toContain(false)

  await why.getByRole('button', { name: 'no Supporter played this turn' }).click()
  await page.getByRole('tab', { name: 'Details' }).click()
  expect(await page.getByRole('tabpanel', { name: 'Details' }).innerText()).toContain('T2D.3')
  await page.keyboard.press('Escape')
  await expect.poll(() => why.count()).toBe(0)
})

test('any text can be tried, even if it is not JSON or not an event', async () => {
  const { page, live } = await openInspector(recordedBoard(SECOND_SUPPORTER))
  await page.getByText('Try anything').first().click()
  const field = page.getByRole('textbox').last()
  const send = page.getByRole('button', { name: /^(Try|Send)/ }).last()
  await field.fill('{"type":"DECLARE')
  await send.click()
  await expect.poll(() => page.getByLabel('Moves').getByRole('alert').innerText()).toContain('JSON')
  for (const [text, sentence] of [
    ['{"type":"FLY","player":0}', 'FLY'],
    ['[]', 'type'],
    ['{"type":"END_TURN","player":7}', '7'],
  ] as const) {
    await field.fill(text)
    await send.click()
    await expect
      .poll(() => page.getByRole('region', { name: 'Why not' }).locator('.moves-message').innerText())
      .toContain(sentence)
  }
  expect(live.length()).toBe(0)
})
