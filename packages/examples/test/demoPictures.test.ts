/** Takes pictures of the demo for people to look at, and checks their texts. `npm run pictures` writes those in documents. */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { recordedBoard } from 'ptcg-turn-test-kit/recorded'
import { sampleOf } from 'ptcg-turn-test-kit/sampled'
import { expect, test } from 'vitest'
import { DESKTOP, type DemoOptions, openDemo, openSave, PHONE, withDemo } from './demoPage.ts'

withDemo()

const ROOT = join(import.meta.dirname, '../../..')
/** The folder of all pictures, for developers of the page. */
const LOOKED_AT = join(ROOT, 'node_modules/.cache/ptcg-turn-pictures')

const BOARD = `
  turn 6 of B
  A active  Cinderace < Raboot < Scorbunny {Fire Energy x3}
  A bench   Ninetales < Vulpix {Fire Energy}; Wooloo; Sudowoodo -20
  A hand    Professor's Research, Fire Energy, Scorbunny, Great Ball, Raboot, Potion, Hop
  A deck    Fire Energy x24
  A discard Poké Kid, Fire Energy, Switch
  A prizes  Hop x4
  B active  Chewtle -20 {Water Energy x2}
  B bench   Drizzile < Sobble {Water Energy}; Kingler < Krabby; Cramorant -10 {Water Energy x2}
  B hand    Hop x5
  B deck    Water Energy x22
  B discard Great Ball, Pokémon Catcher
  B prizes  Hop x5
`

/** The other side has just attacked. */
const NAMED = JSON.stringify({
  ...recordedBoard(BOARD, { seed: 4 }),
  title: 'Against the computer',
  events: [{ type: 'DECLARE_ATTACK', player: 1, attack: 0 }],
})
  .replaceAll('"name":"A"', '"name":"Ann"')
  .replaceAll('"name":"B"', '"name":"Computer"')

const attack = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /Bright Flame/ }).click()
}

interface Picture extends DemoOptions {
  readonly name: string
  readonly isForDocs: boolean
  readonly show?: (page: Page) => Promise<void>
  readonly reads: readonly string[]
}

const take = (page: Page, card: string): Promise<void> =>
  page.locator('.hand button').filter({ hasText: card }).first().click()

const PICTURES: readonly Picture[] = [
  {
    name: 'demo-desktop',
    isForDocs: true,
    show: (page) => take(page, 'Fire Energy'),
    reads: ['Turn 7', 'Choose one of the Pokémon'],
  },
  {
    name: 'demo-phone',
    isForDocs: true,
    viewport: PHONE,
    show: (page) => take(page, 'Fire Energy'),
    reads: ['Choose one of the Pokémon'],
  },
  { name: 'demo-dark', isForDocs: false, colors: 'dark', reads: ['Turn 7'] },
  { name: 'demo-attack', isForDocs: false, show: attack, reads: ['Damage placed', 'A-D3.1'] },
  {
    name: 'demo-attack-phone',
    isForDocs: false,
    viewport: PHONE,
    colors: 'dark',
    show: attack,
    reads: ['Damage placed'],
  },
  { name: 'demo-why', isForDocs: false, show: (page) => take(page, 'Raboot'), reads: ['evolves from Scorbunny'] },
]

const isUpdating = process.env.UPDATE_PICTURES === '1'

test.each(isUpdating ? PICTURES : sampleOf(PICTURES, 3))(
  '$name',
  async ({ name, isForDocs, show, reads, viewport = DESKTOP, ...options }) => {
    const page = await openDemo({ pace: 50, viewport, ...options })
    await openSave(page, NAMED)
    await page.locator('.hand-card').first().waitFor()
    await show?.(page)
    await page.waitForTimeout(400)
    const words = await page.locator('body').innerText()
    for (const word of reads) expect(words).toContain(word)
    const picture = await page.screenshot()
    mkdirSync(LOOKED_AT, { recursive: true })
    writeFileSync(join(LOOKED_AT, `${name}.png`), picture)
    if (!isForDocs) return
    const file = join(ROOT, 'packages/examples/docs', `${name}.png`)
    if (isUpdating) writeFileSync(file, picture)
    expect(existsSync(file), `${name}.png is missing: npm run pictures writes it`).toBe(true)
    // The first chunk of the file contains width and height.
    const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]
    expect(sizeOf(readFileSync(file))).toEqual([viewport.width, viewport.height])
  },
)
