/** The site in Chromium, opened from disk: every rule and ruling is tried on both sides, and axe finds nothing. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { rulebook } from 'ptcg-turn-engine'
import { sharedBrowser } from 'ptcg-turn-test-kit/browser'
import { recordedBoard } from 'ptcg-turn-test-kit/recorded'
import { sampleOf, sizeOfRun } from 'ptcg-turn-test-kit/sampled'
import { describe, expect, test } from 'vitest'
import { RULINGS } from '../../../test/rulings/cases/rulings.ts'
import { SITE } from './builtSite.ts'

const BOARD = `
  turn 3 of A
  A active Vulpix {Fire Energy}
  A bench  Wooloo
  A hand   Raboot, Fire Energy
  A deck   Fire Energy x9
  B active Sobble
  B hand   Hop x3
  B deck   Water Energy x9
`

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const at = (path: string): string => pathToFileURL(join(SITE, path)).href

interface Opened {
  readonly page: Page
  readonly complaints: string[]
}

const opened = async (look: Parameters<Awaited<ReturnType<typeof sharedBrowser>>['newPage']>[0]): Promise<Opened> => {
  const page = await (await sharedBrowser()).newPage(look)
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(`${page.url()}: ${message}`))
  page.on('console', (said) => {
    if (said.type() === 'error') complaints.push(`${page.url()}: ${said.text()}`)
  })
  page.on('request', (request) => {
    if (!/^(?:file|data):/.test(request.url())) complaints.push(`${page.url()} loads ${request.url()}`)
  })
  return { page, complaints }
}

/** Sets up every case of the page, tries its event, and returns the expected and the actual result. */
const TRIED = `(async () => {
  const soon = async (find) => {
    for (let tries = 0; tries < 4000; tries += 1) {
      const found = find()
      if (found) return found
      await new Promise((next) => setTimeout(next, 5))
    }
    return null
  }
  const came = []
  const buttons = document.querySelectorAll('[data-case]').length
  for (let index = 0; index < buttons; index += 1) {
    document.querySelector('[data-case="' + index + '"]').click()
    await soon(() => document.querySelector('[data-case="' + index + '"][aria-pressed="true"]') && !document.querySelector('[data-came]'))
    const announced = document.querySelector('[data-case="' + index + '"]').className
    document.querySelector('[data-try]').click()
    const outcome = await soon(() => document.querySelector('[data-came]'))
    const reasons = document.querySelectorAll('.outcome li code').length
    came.push({ announced, came: outcome === null ? 'nothing' : outcome.dataset.came, reasons })
  }
  return { came, width: document.documentElement.scrollWidth }
})()`

interface Came {
  readonly came: readonly { readonly announced: string; readonly came: string; readonly reasons: number }[]
  readonly width: number
}

const chapters = sampleOf(
  [...rulebook.map(({ id }) => `rules/${id}.html`), ...RULINGS.map(({ id }) => `rulings/${id}.html`)],
  11,
)

test('a rule and a ruling play an event that is allowed and one that is refused with its reason, on a phone too', async () => {
  const { page, complaints } = await opened({ viewport: { width: 390, height: 844 } })
  for (const path of chapters) {
    await page.goto(at(path))
    const { came, width } = await page.evaluate<Came>(TRIED)
    for (const one of came) expect(one.came, `${path}: ${JSON.stringify(came)}`).toBe(one.announced)
    expect(new Set(came.map((one) => one.came)), path).toEqual(new Set(['allowed', 'refused']))
    for (const one of came) if (one.came === 'refused') expect(one.reasons, path).toBeGreaterThan(0)
    expect(width, path).toBe(390)
  }
  expect(complaints).toEqual([])
  await page.close()
})

/** The stops that the chart of the scene comes to in a round, one press of the button after another. */
const ROUND = `(async () => {
  const next = document.querySelector('[aria-label="The next step"]')
  const here = () => document.querySelector('#scene ptcg-turn-chart').shadowRoot.querySelector('.stop.here')?.dataset.stop
  const notes = () => [...document.querySelector('#scene ptcg-turn-chart').shadowRoot.querySelectorAll('.stop-note')].map((note) => note.textContent).filter(Boolean)
  const seen = []
  let most = []
  for (let press = 0; press < 40; press += 1) {
    next.click()
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    if (here() !== seen.at(-1)) seen.push(here())
    if (notes().length > most.length) most = notes()
  }
  return { seen, most }
})()`

test('the first page shows an attack with Weakness, a Knock Out and Prize cards, which can be stepped through', async () => {
  const { page, complaints } = await opened({ reducedMotion: 'reduce' })
  await page.goto(at('index.html'))
  await page.locator('#scene .board').waitFor()
  const { seen, most } = await page.evaluate<{ readonly seen: string[]; readonly most: string[] }>(ROUND)
  const letters = ['A', 'B', 'C', 'D', 'E', 'F', '1', '2', '3', '4', '5', '6', 'knockOut']
  expect([...new Set(seen)].filter((stop) => letters.includes(stop))).toEqual(letters)
  expect(most).toHaveLength(6)
  const [, before, afterWeakness] = most.map((note) => Number(/\d+$/.exec(note)?.[0]))
  expect(afterWeakness).toBe(2 * (before ?? 0))
  expect(complaints).toEqual([])
  await page.close()
})

test('the first page plays by itself, and stops on request', async () => {
  const { page } = await opened({ reducedMotion: 'no-preference' })
  await page.goto(at('index.html'))
  const now = (): Promise<string> => page.locator('.scene-now').innerText()
  const before = await now()
  await expect.poll(now).not.toBe(before)
  await page.getByRole('button', { name: 'Stop' }).click()
  const stopped = await now()
  await page.waitForTimeout(1500)
  expect(await now()).toBe(stopped)
  await page.close()
})

test("a rule's chip on the table opens the rule's page with this board, as its player sees it", async () => {
  const { page, complaints } = await opened({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } })
  await page.goto(`${at('demo/index.html')}?pace=0&luck=1`)
  await page.getByLabel('A save from a file').setInputFiles({
    name: 'save.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...recordedBoard(BOARD), title: 'Against the computer' })),
  })
  await page.locator('.hand button').filter({ hasText: 'Raboot' }).first().click()
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Rule T2B.1' }).first().click()
  const rule = await opening
  await rule.getByText('The board of your game').waitFor()
  expect(await rule.locator('h1').innerText()).toMatch(/^T2B\.1/)
  const board = await rule.locator('.board').innerText()
  expect(board).toMatch(/Vulpix/)
  expect(board).toMatch(/Raboot/)
  expect(board).not.toMatch(/Hop/)
  await rule.getByText(/Everything that is allowed now/).click()
  await rule.getByRole('button', { name: 'end the turn' }).click()
  await rule.getByText(/is not shown/).waitFor()
  expect(complaints).toEqual([])
  await page.close()
})

const KINDS = [
  'index.html',
  'rules/index.html',
  'rules/T2E.1.html',
  'rules/MU.2.html',
  'rulings/index.html',
  'rulings/R1.html',
  'states/index.html',
  'states/turn.main.ready.html',
  'clauses/benchHasRoom.html',
  'clauses/theChoiceIsMade.html',
  'events/CHOOSE.html',
  'cards/index.html',
  'cards/swsh1-36.html',
  'guides/index.html',
  'guides/tutorial.html',
  'guides/embedding.html',
  'guides/inspector.html',
  'decisions/0034-rulings-as-data.html',
  'packages/fuzz.html',
  'demo/index.html',
] as const

interface Found {
  readonly id: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[]
}

describe.each(sizeOfRun(['light'] as const, ['light', 'dark'] as const))('%s', (colorScheme) => {
  test('the accessibility check passes on a page of each kind, also after a try', async () => {
    const { page, complaints } = await opened({ viewport: { width: 1280, height: 900 }, colorScheme })
    for (const path of sampleOf(KINDS, 2)) {
      await page.goto(at(path))
      const tries = page.locator('[data-case].refused')
      if ((await tries.count()) > 0) {
        await tries.first().click()
        await page.locator('[data-try]').click()
        await page.locator('.moves summary').click()
      }
      await page.evaluate(AXE)
      const { violations } = await page.evaluate<{ readonly violations: readonly Found[] }>(
        'axe.run(document, { resultTypes: ["violations"], preload: false })',
      )
      const descriptions = violations.map(
        ({ id, nodes }) =>
          `${path} ${id}: ${nodes
            .slice(0, 3)
            .map((one) => `${one.html.slice(0, 200)} ${one.failureSummary}`)
            .join('\n')}`,
      )
      expect(descriptions).toEqual([])
    }
    expect(complaints).toEqual([])
    await page.close()
  })
})

test.each(sizeOfRun([390, 1280], [390, 768, 1280, 1920]))(
  'no page of any kind is wider than a window of %i',
  async (width) => {
    const { page } = await opened({ viewport: { width, height: 900 } })
    for (const path of KINDS) {
      await page.goto(at(path))
      expect(await page.evaluate('document.documentElement.scrollWidth'), path).toBe(width)
    }
    await page.close()
  },
)

test.each([
  ['T2B.2', 'rules/T2B.2.html'],
  ['turn.main.ready', 'states/turn.main.ready.html'],
  ['benchHasRoom', 'clauses/benchHasRoom.html'],
  ['aCoinIsAsked', 'clauses/aCoinIsAsked.html'],
  ['attach energy event', 'events/ATTACH_ENERGY.html'],
  ['scorbunny', 'cards/swsh1-31.html'],
  ['tutorial', 'guides/tutorial.html'],
])('searching for "%s" and pressing Enter opens %s', async (text, path) => {
  const { page } = await opened({ viewport: { width: 1280, height: 900 } })
  await page.goto(at('rules/index.html'))
  await page.keyboard.press('/')
  await page.keyboard.type(text)
  await page.locator('#found li').first().waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(at(path))
  await page.close()
})

test('a game continues from a case: moves in words, undo, restart', async () => {
  const { page } = await opened({ viewport: { width: 1280, height: 900 } })
  await page.goto(at('rules/T2B.2.html'))
  await page.getByLabel('Or any move in words').fill('end the turn')
  await page.getByRole('button', { name: 'Try', exact: true }).click()
  await page.getByText('Allowed: end the turn').waitFor()
  await page.getByLabel('Or any move in words').fill('A: end the turn')
  await page.getByRole('button', { name: 'Try', exact: true }).click()
  await page.getByText("It is B's turn, not A's.").waitFor()
  await page.getByLabel('Or any move in words').fill('fly away')
  await page.getByRole('button', { name: 'Try', exact: true }).click()
  await page.locator('.unread').waitFor()
  await page.getByRole('button', { name: 'Take back' }).click()
  expect(await page.locator('[data-try]').isEnabled()).toBe(true)
  await page.close()
})

test('the same case under the rules of another era', async () => {
  const { page } = await opened({ viewport: { width: 1280, height: 900 } })
  await page.goto(at('rules/T2D.4.html'))
  await page.locator('[data-case].refused').first().click()
  await page.locator('[data-try]').click()
  await page.locator('[data-came="refused"]').waitFor()
  await page.getByLabel('Era').selectOption('black-and-white')
  await page.locator('[data-try]').click()
  await page.locator('[data-came="allowed"]').waitFor()
  await page.close()
})

test('the printed page has the text, the boards as text too, and no controls', async () => {
  const { page } = await opened({ viewport: { width: 800, height: 1100 } })
  await page.goto(at('rules/T2B.2.html'))
  expect(await page.locator('.case pre').first().isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  for (const clicked of ['.top', '.try', '.neighbors']) expect(await page.locator(clicked).isVisible()).toBe(false)
  expect(await page.locator('.case pre').first().isVisible()).toBe(true)
  await page.close()
})
