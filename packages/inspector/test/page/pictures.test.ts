/**
 * Screenshots of the inspector for people. Those of the documents are written by `npm run pictures`; fonts differ
 * between systems, so tests compare visible content and not pixels.
 */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { decks } from 'ptcg-turn-engine'
import { firstShowcase } from 'ptcg-turn-engine-cli/internal/showcase'
import { type OpenOptions, openInspector } from 'ptcg-turn-test-kit/inspectorPage'
import { historyOfRecording, recordedBoard, recordedGame } from 'ptcg-turn-test-kit/recorded'
import { sampleOf } from 'ptcg-turn-test-kit/sampled'
import { expect, test } from 'vitest'
import { REGRESSION } from './regressionFile.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const DOCS = join(ROOT, 'packages/inspector/docs')
/** Other pictures, for developers of the page. */
const LOOKED_AT = join(ROOT, 'node_modules/.cache/ptcg-turn-pictures')

const FRAME_SETTLES = 1200

const game = recordedGame(11)
const history = historyOfRecording(game)
/** The last event whose damage was calculated to the end. */
const attack =
  game.events.findLastIndex((_, at) => history.stepAt(at + 1).facts.some(({ fact }) => fact === 'DAMAGE_PLACED')) + 1

/** The first page that people see. */
const opening = firstShowcase({ decks: [decks.cinderace, decks.inteleon], cards: [] })

const goTo = async (page: Page, step: string): Promise<void> => {
  const stop = page.getByRole('list', { name: 'Microsteps of this event' }).getByRole('button', { name: step })
  await stop.first().click()
}

const inTheDamageSteps = async (page: Page): Promise<void> => {
  await goTo(page, '5 Defender')
  await page.getByRole('tab', { name: 'Damage' }).click()
}

interface Picture extends OpenOptions {
  readonly name: string
  readonly isForDocs: boolean
  readonly recording?: typeof game
  readonly show?: (page: Page) => Promise<void>
  /** The texts that are visible on it. */
  readonly reads: readonly string[]
}

const SECOND_SUPPORTER = recordedBoard(`
  turn 3 of A; supporter played
  A active  Cinderace < Raboot < Scorbunny {Fire Energy, Fire Energy}
  A bench   Wooloo; Vulpix
  A hand    Professor's Research, Fire Energy, Scorbunny
  A deck    Fire Energy x9
  B active  Drednaw < Chewtle
  B bench   Sobble
  B deck    Water Energy x5
`)

const PICTURES: readonly Picture[] = [
  ...(['light', 'dark'] as const).map(
    (colors): Picture => ({
      name: `inspector-${colors}`,
      isForDocs: true,
      colors,
      viewport: { width: 1440, height: 810 },
      recording: opening.recording,
      link: `#step=${opening.scene.from}&to=${opening.scene.to}`,
      show: inTheDamageSteps,
      reads: ['An attack with Weakness', '5 Defender', 'Being carried out', 'Turn budget'],
    }),
  ),
  {
    name: 'inspector-why-not',
    isForDocs: true,
    recording: SECOND_SUPPORTER,
    show: async (page) => {
      await page.getByRole('button', { name: /not legal now: .* Trainer/i }).click()
      await page.locator('.moves-try').filter({ hasText: "Professor's Research" }).first().click()
      await page
        .getByRole('region', { name: 'Why not' })
        .getByRole('button', { name: 'no Supporter played this turn' })
        .click()
    },
    reads: ['T2D.3', 'no Supporter played this turn'],
  },
  {
    name: 'inspector-what-if',
    isForDocs: true,
    link: `#step=${attack - 3}`,
    show: async (page) => {
      await page.getByLabel('Pace').selectOption('atOnce')
      await page.locator('.moves-way').first().click()
      await page.getByRole('list', { name: 'Lines of play' }).waitFor()
    },
    reads: ['What if 1'],
  },
  { name: 'start', isForDocs: false, recording: recordedGame(1, { most: 0 }), reads: ['Step 0 of 0'] },
  { name: 'end', isForDocs: false, reads: [`Step ${game.events.length} of ${game.events.length}`] },
  {
    name: 'one-side',
    isForDocs: false,
    link: '#step=60',
    show: async (page) => void (await page.getByLabel('Seen by').selectOption('0')),
    reads: ['Step 60'],
  },
  {
    name: 'raw',
    isForDocs: false,
    link: '#step=60',
    show: (page) => page.getByRole('tab', { name: 'Game as JSON' }).click(),
    reads: ['players'],
  },
  {
    name: 'details',
    isForDocs: false,
    link: '#step=60',
    colors: 'dark',
    show: (page) => page.getByRole('tab', { name: 'Details' }).click(),
    reads: ['ready'],
  },
  { name: 'phone', isForDocs: false, link: '#step=60', viewport: { width: 390, height: 844 }, reads: ['Bench'] },
  {
    name: 'wide',
    isForDocs: false,
    link: `#step=${attack}`,
    viewport: { width: 1920, height: 1080 },
    show: inTheDamageSteps,
    reads: ['5 Defender'],
  },
  { name: 'regression', isForDocs: false, recording: REGRESSION, link: '#step=1', reads: ['This was refused'] },
]

const isUpdating = process.env.UPDATE_PICTURES === '1'

test.each(isUpdating ? PICTURES : sampleOf(PICTURES, 3))(
  '$name',
  async ({ name, isForDocs, recording = game, show, reads, ...options }) => {
    const { page } = await openInspector(recording, options)
    await show?.(page)
    await page.waitForTimeout(FRAME_SETTLES)
    const words = await page.locator('body').innerText()
    for (const word of reads) expect(words).toContain(word)
    const picture = await page.screenshot()
    mkdirSync(LOOKED_AT, { recursive: true })
    writeFileSync(join(LOOKED_AT, `${name}.png`), picture)
    if (!isForDocs) return
    const file = join(DOCS, `${name}.png`)
    if (isUpdating) writeFileSync(file, picture)
    expect(existsSync(file), `${name}.png is missing: npm run pictures writes it`).toBe(true)
    // The first chunk of the file contains width and height.
    const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]
    expect(sizeOf(readFileSync(file))).toEqual(sizeOf(picture))
  },
)
