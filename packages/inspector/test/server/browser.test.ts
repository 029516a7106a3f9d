/** The server with a real browser: its own page may do what it needs, and foreign pages may do nothing. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright-core'
import { openBrowser } from 'ptcg-turn-test-kit/browser'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { recording, serve, stopAll } from './served.ts'

/** A page of a live game: it follows, plays, and stores what it hears. */
const FOLLOWING = `
const { game } = JSON.parse(document.getElementById('live').textContent)
const socket = new WebSocket(location.href.replace(/^http/, 'ws').replace(/[^/]*$/, 'live'))
window.heard = []
window.ended = new Promise((resolve) => socket.addEventListener('close', ({ code, reason }) => resolve([code, reason])))
window.say = (message) => socket.send(JSON.stringify(message))
window.opened = new Promise((resolve) => socket.addEventListener('open', resolve))
socket.addEventListener('message', ({ data }) => window.heard.push(JSON.parse(data)))
await window.opened
window.say({ kind: 'follow', game, from: 0 })
await import('./elk-A1B2.js')
document.title = 'followed'`

const CONCEDE = { type: 'CONCEDE', player: 0 } as const

let browser: Browser
let elsewhere: Server
beforeAll(async () => {
  browser = await openBrowser()
  elsewhere = createServer((_, answer) => answer.setHeader('Content-Type', 'text/html').end('<title>elsewhere</title>'))
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
})
afterEach(stopAll)
afterAll(async () => {
  await browser.close()
  await new Promise((resolve) => elsewhere.close(resolve))
})

interface Watched {
  readonly page: Page
  readonly problems: readonly string[]
}

const visit = async (url: string): Promise<Watched> => {
  const page = await browser.newPage()
  const problems: string[] = []
  page.on('console', (message) => problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(error.message))
  await page.goto(url)
  return { page, problems }
}

test('two tabs follow one game without an error, and both learn that it was stopped', async () => {
  const served = await serve(recording(), undefined, FOLLOWING)
  const tabs = [await visit(served.url), await visit(served.url.replace('127.0.0.1', 'localhost'))]
  for (const { page } of tabs) await expect.poll(() => page.title()).toBe('followed')
  await tabs[0]?.page.evaluate((event) => Reflect.get(window, 'say')({ kind: 'play', at: 0, event }), CONCEDE)
  for (const { page, problems } of tabs) {
    await expect.poll(() => page.evaluate('window.heard.length')).toBe(2)
    expect(await page.evaluate('window.heard[1].events')).toEqual([CONCEDE])
    expect(problems).toEqual([])
  }
  await served.close()
  for (const { page } of tabs) {
    expect(await page.evaluate('window.ended')).toEqual([
      1001,
      'The inspector was stopped. The game shown here stays, and you can still step through it.',
    ])
    await page.close()
  }
})

test('a foreign page cannot read it, run its script or join the game, even with its address', async () => {
  const { url, live } = await serve()
  const { page } = await visit(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`)
  const tried = await page.evaluate(async (address) => {
    const script = new Promise((resolve) => {
      const element = document.createElement('script')
      element.src = `${address}page.js`
      element.addEventListener('load', () => resolve('loaded'))
      element.addEventListener('error', () => resolve('refused'))
      document.head.append(element)
    })
    const socket = new Promise((resolve) => {
      const opened = new WebSocket(`${address.replace('http', 'ws')}live`)
      opened.addEventListener('open', () => resolve('opened'))
      opened.addEventListener('error', () => resolve('refused'))
    })
    const read = fetch(address).then(
      () => 'read',
      () => 'refused',
    )
    const posted = fetch(address, { method: 'POST', mode: 'no-cors', body: '{}' }).then(
      () => 'read',
      () => 'refused',
    )
    return Promise.all([script, socket, read, posted])
  }, url)
  expect(tried).toEqual(['refused', 'refused', 'refused', 'refused'])
  expect(live.length()).toBe(0)
  await page.close()
})

test('a foreign name for this machine gets one sentence', async () => {
  const { url } = await serve()
  const { page } = await visit(url.replace('127.0.0.1', 'evil.localhost'))
  expect(await page.evaluate('document.body.innerText')).toMatch(
    /^This server answers as 127\.0\.0\.1:\d+ or localhost:\d+ only\.\n$/,
  )
  await page.close()
})

test('no other page can frame it', async () => {
  const { url } = await serve()
  const { page, problems } = await visit(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`)
  await page.evaluate((address) => {
    const frame = document.createElement('iframe')
    frame.src = address
    document.body.append(frame)
    return new Promise((resolve) => frame.addEventListener('load', resolve))
  }, url)
  expect(problems.join(' ')).toMatch(/frame/i)
  await page.close()
})
