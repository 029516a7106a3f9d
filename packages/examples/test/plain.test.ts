/** The page without a framework draws the table, offers the legal actions, reports events, and is accessible. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { openPage } from 'ptcg-turn-test-kit/inspectorPage'
import { beforeAll, expect, test } from 'vitest'
import { buildExample, type Served, serveFolder } from './examplePages.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

let served: Served | undefined
beforeAll(async () => {
  served = await serveFolder(await buildExample('plain'))
  return () => served?.close()
}, 300_000)

const open = async (seed: number) => {
  if (served === undefined) throw new Error('The page is served before the tests.')
  const page = await openPage(served.origin, { viewport: { width: 1000, height: 800 } })
  await page.goto(`${served.origin}/plain/?seed=${seed}`)
  await page.locator('.side').first().waitFor()
  return page
}

test('a game can be played by its buttons: the table and the facts follow', async () => {
  const page = await open(7)
  const question = page.locator('#question')
  for (let clicks = 0; clicks < 60; clicks += 1) {
    const title = await page.locator('#title').innerText()
    if (/^Turn [3-9]/.test(title)) break
    await page.locator('#moves button').last().click()
  }
  expect(await page.locator('#title').innerText()).toMatch(/^Turn [3-9]/)
  expect(await question.innerText()).toMatch(/^Ada: /)
  expect(await page.locator('.pokemon.active').count()).toBe(2)
  expect(await page.locator('#facts li').first().innerText()).toMatch(/\.$/)
  expect(await page.locator('#facts li').allInnerTexts()).toContainEqual(expect.stringMatching(/^Turn 2: /))
  await page.evaluate(AXE)
  const complaints = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      readonly axe: { readonly run: () => Promise<{ readonly violations: readonly { readonly id: string }[] }> }
    }
    return (await axe.run()).violations.map(({ id }) => id)
  })
  expect(complaints).toEqual([])
})

test('the whole page, markup and style included, is about a hundred lines', () => {
  const folder = join(import.meta.dirname, '../plain')
  const lines = ['index.html', 'plain.ts'].map((file) => readFileSync(join(folder, file), 'utf8').split('\n').length)
  expect(lines[1]).toBeLessThanOrEqual(110)
})
