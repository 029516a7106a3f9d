/** Files at the inspector: opened in the page, saved from it, and refused in one sentence with the game still there. */
import { readFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Download, Page } from 'playwright-core'
import { load, readRecording, save } from 'ptcg-turn-engine'
import { swordAndShield } from 'ptcg-turn-engine/internal/game/rulesets/rulesets'
import { exportPage } from 'ptcg-turn-engine-cli/internal/inspectExport'
import { reconstructLog } from 'ptcg-turn-engine-logs'
import { BUILT_PAGE } from 'ptcg-turn-test-kit/builtPackages'
import { openInspector, openPage, whereItIs } from 'ptcg-turn-test-kit/inspectorPage'
import { openRecording, recordedGame } from 'ptcg-turn-test-kit/recorded'
import { describe, expect, test } from 'vitest'
import { loggedGame } from '../../../logs/test/planted/game.ts'
import { REGRESSION, REGRESSION_FILE } from './regressionFile.ts'

const game = recordedGame(11, { most: 30 })
const other = { ...recordedGame(3, { most: 12 }), title: 'Another game' }

const choose = (page: Page, name: string, content: string): Promise<void> =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) })

const contentOf = async (download: Download): Promise<string> => readFileSync(await download.path(), 'utf8')

const saved = async (page: Page, choice: string): Promise<Download> => {
  await page.getByRole('button', { name: /^Save/ }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: choice }).click(),
  ])
  return download
}

describe('opening', () => {
  test('another recording replaces the one shown', async () => {
    const { page } = await openInspector(game)
    await choose(page, 'other.json', JSON.stringify(other))
    await expect.poll(() => page.locator('h1').innerText()).toBe('Another game')
    expect(await page.getByLabel('Where we are').innerText()).toContain('Step 0 of 12')
    expect(await page.locator('.header-connection').innerText()).toBe('')
    expect([await page.title(), new URL(page.url()).hash]).toEqual(['Another game · turn inspector', ''])
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect.poll(() => page.getByRole('alert').first().innerText()).toContain('with the game in it')
  })

  test("the former game's address is not written after another file was opened", async () => {
    const { page } = await openInspector(game)
    await page.evaluate(async (content) => {
      const write = history.replaceState.bind(history)
      // Everything due by then comes before the next frame.
      history.replaceState = (...address) => {
        write(...address)
        const until = performance.now() + 300
        while (performance.now() < until);
      }
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', shiftKey: true, bubbles: true }))
      await new Promise((go) => setTimeout(go, 100))
      const files = new DataTransfer()
      files.items.add(new File([content], 'other.json', { type: 'application/json' }))
      const input = document.querySelector<HTMLInputElement>('input[type=file]')
      if (input === null) throw new Error('No file can be chosen.')
      input.files = files.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    }, JSON.stringify(other))
    await expect.poll(() => page.locator('h1').innerText()).toBe('Another game')
    await page.waitForTimeout(500)
    expect(new URL(page.url()).hash).toBe('')
  })

  test.each([
    ['not JSON', 'turn.txt', 'once upon a time', 'turn.txt cannot be opened: it is not JSON'],
    [
      'cut off',
      'cut.json',
      JSON.stringify(other).slice(0, 700),
      'cut.json cannot be opened: it is not JSON, or it is cut off.',
    ],
    ['no game', 'list.json', '[1,2,3]', 'This is not a recording, a save, a position or a regression of this engine.'],
    [
      'another version',
      'new.json',
      JSON.stringify({ ...other, version: 2 }),
      'This recording has version 2; this engine reads version 1.',
    ],
    ['empty', 'empty.json', '', 'empty.json cannot be opened'],
  ])('%s: one sentence, and the game stays', async (_, name, content, sentence) => {
    const { page } = await openInspector(game, { link: '#step=4' })
    await choose(page, name, content)
    await expect.poll(() => page.getByRole('alert').first().innerText()).toContain(sentence)
    expect((await whereItIs(page)).step).toBe(4)
    expect(await page.locator('h1').innerText()).toBe('Game 11')
  })
})

describe('a battle log', () => {
  const { text, cards } = loggedGame(4)
  const readLog = async (log: string) => reconstructLog(log, { cards, whole: true, ruleset: swordAndShield })

  test("is read by the page's server; its lines are the story, and it can be exported as one page", async () => {
    const { page } = await openInspector(game, { readLog })
    await choose(page, 'game.txt', text)
    await expect.poll(() => page.locator('h1').innerText()).toBe('Ada against Ben')
    expect(await page.locator('.notice.about').innerText()).toMatch(/^A battle log: \d+ actions are allowed, 0 refused/)
    await page.getByRole('button', { name: 'Next event' }).click()
    const current = page.locator('.Story-current')
    await expect.poll(() => current.innerText()).toMatch(/'s Turn/)
    await expect.poll(() => page.locator('.StorySaid-mark.allowed').count()).toBeGreaterThan(0)
    await page.getByRole('button', { name: /^Save/ }).click()
    await page.getByRole('menuitem', { name: 'This line of play as a recording' }).click()
    await expect
      .poll(() => page.getByRole('alert').first().innerText())
      .toContain('A battle log has lines and no events')
    const own = await mkdtemp(join(tmpdir(), 'one-page-'))
    const file = join(own, 'game.html')
    await (await saved(page, 'This line of play as one HTML page')).saveAs(file)
    const alone = await openPage('file:')
    await alone.goto(pathToFileURL(file).href)
    await expect.poll(() => alone.locator('h1').innerText()).toBe('Ada against Ben')
    await alone.getByRole('button', { name: 'To the end' }).click()
    expect((await whereItIs(alone)).step).toBeGreaterThan(50)
  })

  test('that is invalid gets one sentence', async () => {
    const { page } = await openInspector(game, { readLog })
    await choose(page, 'page.txt', '<!doctype html>')
    await expect.poll(() => page.getByRole('alert').first().innerText()).toContain('page.txt cannot be opened')
    expect(await page.locator('h1').innerText()).toBe('Game 11')
  })
})

describe('saving', () => {
  test('the line as a recording, which can be read again', async () => {
    const { page } = await openInspector(game, { link: '#step=9' })
    const read = readRecording(JSON.parse(await contentOf(await saved(page, 'This line of play as a recording'))))
    expect(read._tag === 'Right' && read.right.events).toEqual(game.events)
  })
  test('the moment as a save, which can be loaded', async () => {
    const { page } = await openInspector(game, { link: '#step=9' })
    expect(load(JSON.parse(await contentOf(await saved(page, 'This moment as a save'))))._tag).toBe('Right')
  })
  test('the chart as SVG and PNG', async () => {
    const { page } = await openInspector(game, { link: '#step=9' })
    const svg = await contentOf(await saved(page, 'The chart as SVG'))
    expect(svg).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
    expect(svg).toContain('A_announce')
    const png = readFileSync(await (await saved(page, 'The chart as PNG')).path())
    expect([...png.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47])
    expect(png.length).toBeGreaterThan(50_000)
  })
})

test('an exported page shows the same from disk, loads nothing, and replays the game', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'inspector-'))
  const file = join(folder, 'game.html')
  expect(exportPage(file, game, BUILT_PAGE)._tag).toBe('Right')
  const page = await openPage('file://')
  await page.goto(`${pathToFileURL(file).href}#step=20`)
  await page.locator('.app').waitFor()
  expect((await whereItIs(page)).step).toBe(20)
  await page.getByLabel('Pace').selectOption('atOnce')
  await page.locator('.moves-way').first().click()
  await page.getByRole('list', { name: 'Lines of play' }).waitFor()
  const laidOut = await page.locator('ptcg-turn-chart').evaluate(
    (chart) =>
      new Promise((done) => {
        chart.addEventListener('chart-laid-out', () => done('laid out'), { once: true })
        chart.shadowRoot?.querySelectorAll('button').forEach((button) => {
          if (button.textContent === 'Open all') button.click()
        })
      }),
  )
  expect(laidOut).toBe('laid out')
})

test('a save opens at its moment', async () => {
  const { snapshot } = openRecording(game)
  const { page } = await openInspector(game)
  await choose(page, 'save.json', JSON.stringify(save(snapshot)))
  await expect.poll(async () => (await whereItIs(page)).step).toBe(0)
})

test('a fuzzing failure opens by a link at the refused event with its reason (T2C.1)', async () => {
  const { page } = await openInspector(REGRESSION, { link: '#step=1' })
  expect(await page.locator('.notice.about').innerText()).toContain('A second Energy card was attached in one turn')
  const why = await page.getByRole('region', { name: 'Why not' }).innerText()
  expect(why).toContain('This was refused')
  expect(why).toContain('T2C.1')
})

test('a regression opened in the page is shown like any other file', async () => {
  const { page } = await openInspector(game)
  await choose(page, 'regression.json', JSON.stringify(REGRESSION_FILE))
  await expect.poll(() => page.locator('h1').innerText()).toBe('Game 12 of seed 3')
  await choose(page, 'broken.json', JSON.stringify({ ...(REGRESSION_FILE as object), events: 'none' }))
  await expect.poll(() => page.getByRole('alert').first().innerText()).toContain('This regression cannot be shown')
})
