/** The page as a document: a recording's contents stay data, and an exported page is self-contained. */
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import type { Recording } from 'ptcg-turn-engine'
import { openBrowser } from 'ptcg-turn-test-kit/browser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PageAssets, pageDocument } from '../src/pageDocument.ts'
import { recording } from './server/served.ts'

const LAYOUT = '{"boxes":[]}'
const LINKED = { kind: 'linked', base: '' } as const

const inlined = (script: string, style = 'h1 { color: rgb(1, 2, 3) }'): PageAssets => ({
  kind: 'inlined',
  script,
  style,
  hashOf: (text) => createHash('sha256').update(text).digest('base64'),
})

/** Text that has ended scripts, titles and attributes elsewhere. */
const HOSTILE =
  '</title></script><script>document.documentElement.dataset.hacked = 1</script><!--<script>" onload="x" \u2028\u2029\u202e\0\ud800 &amp; $& $1'

const hostileRecording: Recording = {
  ...recording(HOSTILE),
  note: HOSTILE,
  events: [{ type: HOSTILE, [HOSTILE]: HOSTILE }],
}

describe('a linked page', () => {
  const page = pageDocument({ recording: recording(), game: 'g1', layout: LAYOUT, assets: LINKED })

  test('names its script and its style sheet, and introduces itself before they load', () => {
    expect(page).toMatch(/^<!doctype html>\n<html lang="en" data-theme="auto">/)
    expect(page).toContain('<link rel="stylesheet" href="page.css">')
    expect(page).toContain('<script type="module" src="page.js"></script>')
    expect(page).toContain('<meta name="color-scheme" content="light dark">')
    expect(page).toMatch(/<div id="inspector">[\s\S]*<h1>Ann against Bob<\/h1>[\s\S]*<noscript>/)
    expect(page).toContain('<script type="application/json" id="live">{"game":"g1"}</script>')
    expect(page).toContain(`<script type="application/json" id="chart-layout">${LAYOUT}</script>`)
  })
})

test('an exported page refers to no other file', () => {
  const page = pageDocument({ recording: recording(), game: null, layout: LAYOUT, assets: inlined('let a = 1') })
  expect(page).not.toMatch(/https?:|\bsrc=|@import|url\(/)
  expect([...page.matchAll(/href="([^"]*)"/g)].map(([, to]) => to)).toEqual(['data:,'])
  expect(page).toContain('id="live">null</script>')
  expect(page).toContain("default-src 'none'; script-src 'sha256-")
})

describe('in a browser, from disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'page-'))
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser.close()
    rmSync(folder, { recursive: true })
  })

  const opened = async (text: string) => {
    const file = join(folder, 'page.html')
    writeFileSync(file, text)
    const page = await browser.newPage()
    const problems: string[] = []
    page.on('console', (message) => problems.push(message.text()))
    page.on('pageerror', (error) => problems.push(error.message))
    await page.goto(`file://${file}`)
    return { page, problems }
  }

  test("the page's policy allows the script and the style, and a hostile recording stays data", async () => {
    const script = `const read = (id) => JSON.parse(document.getElementById(id).textContent)
window.read = [read('recording'), read('chart-layout'), read('live')]
const scripts = 2
window.tricky = [1<scripts, '</script>', '<!-- <script>', /<\\/script>/.source.length, \`\r\n\`]`
    const content = { recording: hostileRecording, game: null, layout: LAYOUT }
    const { page, problems } = await opened(pageDocument({ ...content, assets: inlined(script) }))
    expect(await page.evaluate('window.read')).toEqual([
      JSON.parse(JSON.stringify(hostileRecording)),
      JSON.parse(LAYOUT),
      null,
    ])
    expect(await page.evaluate('window.tricky')).toEqual([true, '</script>', '<!-- <script>', 10, '\n'])
    expect(await page.evaluate('document.documentElement.dataset.hacked')).toBeUndefined()
    expect(await page.evaluate("getComputedStyle(document.querySelector('h1')).color")).toBe('rgb(1, 2, 3)')
    expect(await page.evaluate("document.querySelectorAll('script').length")).toBe(4)
    expect(problems).toEqual([])
    await page.close()
  })

  test('no other script runs', async () => {
    const script = `const other = document.createElement('script')
other.textContent = 'window.other = 1'
document.body.append(other)`
    const content = { recording: recording(), game: null, layout: LAYOUT }
    const { page, problems } = await opened(pageDocument({ ...content, assets: inlined(script) }))
    expect(await page.evaluate('window.other')).toBeUndefined()
    expect(problems).toHaveLength(1)
    await page.close()
  })

  test('the network cannot be reached', async () => {
    let visitors = 0
    const server = createServer((_, answer) => answer.end()).on('connection', () => {
      visitors += 1
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const place = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const script = `const image = new Image()
const failed = new Promise((resolve) => image.addEventListener('error', () => resolve('rejected')))
image.src = '${place}/image.png'
const all = Promise.allSettled([fetch('${place}/'), import('${place}/a.js')])
window.tried = all.then(async (some) => [...some.map(({ status }) => status), await failed])`
    const content = { recording: recording(), game: null, layout: LAYOUT }
    const { page } = await opened(pageDocument({ ...content, assets: inlined(script) }))
    expect(await page.evaluate('window.tried')).toEqual(['rejected', 'rejected', 'rejected'])
    expect(visitors).toBe(0)
    await page.close()
    await new Promise((resolve) => server.close(resolve))
  })
})
