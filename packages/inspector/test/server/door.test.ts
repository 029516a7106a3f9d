/**
 * Access to the page: only with the address, from this machine, by its own name; everything else gets one plain
 * sentence.
 */
import { connect } from 'node:net'
import * as E from 'fp-ts/lib/Either.js'
import { afterEach, describe, expect, test } from 'vitest'
import { serveInspector } from '../../src/server/serveInspector.ts'
import { ask, open, pageFolderOf, SCRIPT, serve, stopAll } from './served.ts'

afterEach(stopAll)

describe('with the address', () => {
  test("a browser gets the page with the game in it, and the page's files", async () => {
    const { port, token, url } = await serve()
    const page = await ask(port, `/${token}/`)
    expect(url).toBe(`http://127.0.0.1:${port}/${token}/`)
    expect(page.status).toBe(200)
    expect(page.body).toContain('<title>Ann against Bob')
    expect(page.body).toContain('"format":"ptcg-turn-engine/recording"')
    const files = ['page.js', 'page.css', 'elk-A1B2.js', 'layout.json'].map((name) => ask(port, `/${token}/${name}`))
    const [script, style, chunk, layout] = await Promise.all(files)
    expect(script).toMatchObject({ status: 200, body: SCRIPT })
    expect(script?.headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(style?.headers['content-type']).toBe('text/css; charset=utf-8')
    expect(chunk?.status).toBe(200)
    expect(layout?.headers['content-type']).toBe('application/json; charset=utf-8')
  })

  test('a reload gets the game at its present moment', async () => {
    const { port, token, live } = await serve()
    live.play({ type: 'CONCEDE', player: 0 })
    expect((await ask(port, `/${token}/?again#step=1`)).body).toContain('"events":[{"type":"CONCEDE","player":0}]')
  })

  test('a missing last slash leads to the page too', async () => {
    const { port, token } = await serve()
    expect(await ask(port, `/${token}`)).toMatchObject({ status: 308, headers: { location: `/${token}/` } })
  })

  test('localhost works as the name of this machine', async () => {
    const { port, token } = await serve()
    const answer = await ask(port, `/${token}/`, { host: `localhost:${port}`, origin: `http://localhost:${port}` })
    expect(answer.status).toBe(200)
  })
})

test('two inspectors have unrelated addresses', async () => {
  const [one, other] = [await serve(), await serve()]
  expect(one.token).not.toBe(other.token)
  expect(one.token.length).toBeGreaterThanOrEqual(32)
  expect((await ask(one.port, `/${other.token}/`)).status).toBe(404)
})

test('every answer, even a refusal, restricts the browser to what the page needs', async () => {
  const { port, token } = await serve()
  for (const path of [`/${token}/`, `/${token}/page.js`, '/', '/nothing']) {
    const { headers } = await ask(port, path)
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self' ws://127.0.0.1:${port} ws://localhost:${port}; worker-src 'self' blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    })
    expect(headers['access-control-allow-origin']).toBeUndefined()
  }
})

describe('requests that are refused', () => {
  test.each([
    ['without the token', '/', {}, 404],
    ['with a wrong token', '/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/', {}, 404],
    ['with a part of it', 'part', {}, 404],
    ['asking for the icon of the site', '/favicon.ico', {}, 404],
    ['asking for a file that is not there', 'nothing.js', {}, 404],
    ['asking for a source map', 'page.js.map', {}, 404],
    ['asking for a hidden file', '.env', {}, 404],
    ['asking for a file in a folder', 'inner/page.js', {}, 404],
    ['going up', '../secret.js', {}, 404],
    ['going up in code', '%2e%2e/secret.js', {}, 404],
    ['going up in one word', '..%2fsecret.js', {}, 404],
    ['going up as Windows does', '..%5csecret.js', {}, 404],
    ['with a word that objects have', 'constructor', {}, 404],
    ['with a word cut off by nothing', 'page.js%00.css', {}, 404],
    ['with a broken code', '%zz', {}, 404],
    ['by a name that was made to lead here', '', { host: 'evil.example' }, 421],
    ['by such a name with our port', '', { host: 'evil.example:PORT' }, 421],
    ['by our name and another port', '', { host: '127.0.0.1:1' }, 421],
    ['by a name that begins like ours', '', { host: '127.0.0.1.evil.example:PORT' }, 421],
    ['from a page of another place', '', { origin: 'https://evil.example' }, 403],
    ['from a page of another port', '', { origin: 'http://127.0.0.1:1' }, 403],
    ['from a page from nowhere', '', { origin: 'null' }, 403],
    ['writing', '', { method: 'POST' }, 405],
    ['bringing a battle log without saying from where', 'log', { method: 'POST' }, 403],
    ['bringing one from a page of another place', 'log', { method: 'POST', origin: 'https://evil.example' }, 403],
    ['bringing one without the token', '/nothing/log', { method: 'POST', origin: 'http://127.0.0.1:PORT' }, 404],
    ['asking for the head alone', '', { method: 'HEAD' }, 405],
    ['asking what is allowed', '', { method: 'OPTIONS' }, 405],
  ] as const)('%s', async (_, path, given, status) => {
    const { port, token } = await serve()
    const said = Object.fromEntries(
      Object.entries(given).map(([key, value]) => [key, value.replace('PORT', `${port}`)]),
    )
    const whole = path.startsWith('/') ? path : path === 'part' ? `/${token.slice(0, -1)}/` : `/${token}/${path}`
    const answer = await ask(port, whole, said)
    expect(answer.status).toBe(status)
    expect(answer.body).not.toContain('secret')
    expect(answer.body).not.toContain(token)
    if (said.method !== 'HEAD') expect(answer.body).toMatch(/^[A-Z][^\n<]*\.\n$/)
  })

  test.each([
    ['without saying from where', {}, 'live', 403],
    ['from a page of another place', { origin: 'https://evil.example' }, 'live', 403],
    ['by a name that was made to lead here', { host: 'evil.example', origin: 'http://evil.example' }, 'live', 421],
    ['without the token', { origin: 'OURS' }, '/nothing/live', 404],
    ['to something that is no game', { origin: 'OURS' }, 'page.js', 404],
    ['by another method', { origin: 'OURS', method: 'POST' }, 'live', 405],
  ] as const)('from the live game: %s', async (_, given, path, status) => {
    const { port, token, live } = await serve()
    const answer = await ask(port, path.startsWith('/') ? path : `/${token}/${path}`, {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      ...given,
      ...('origin' in given && given.origin === 'OURS' ? { origin: `http://127.0.0.1:${port}` } : {}),
    })
    expect(answer.status).toBe(status)
    expect(answer.body).toMatch(/^[A-Z][^\n<]*\.$/)
    expect(live.length()).toBe(0)
  })
})

test('bytes that are not HTTP end only their own connection', async () => {
  const { port, token } = await serve()
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('\u0016\u0003\u0001 not HTTP\r\n\r\n'))
    let said = ''
    socket.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
    socket.on('close', () => resolve(said))
  })
  expect(answer).toMatch(/^HTTP\/1\.1 400/)
  expect((await ask(port, `/${token}/`)).status).toBe(200)
})

describe('an inspector that cannot be served explains why in one sentence', () => {
  test('a port in use', async () => {
    const { port, live } = await serve()
    const { folder, remove } = pageFolderOf()
    const second = await serveInspector({ live, port, assets: folder })
    remove()
    expect(second).toEqual(
      E.left(
        `Port ${port} is in use, perhaps by another inspector. Name another port, or leave it out and a free one is found.`,
      ),
    )
  })

  test.each([-1, 1.5, 65_536, Number.NaN])('port %d', async (port) => {
    const { live } = await serve()
    const { folder, remove } = pageFolderOf()
    const served = await serveInspector({ live, port, assets: folder })
    remove()
    expect(served).toEqual(E.left(expect.stringMatching(/^A port is a whole number from 1 to 65535/)))
  })

  test('a page that is not built', async () => {
    const { live } = await serve()
    expect(await serveInspector({ live, assets: '/nowhere' })).toEqual(
      E.left('The page of the inspector is not in /nowhere: build it with "npm run build".'),
    )
  })
})

describe('closing', () => {
  test('is immediate with open connections, and frees the port', async () => {
    const served = await serve()
    const page = await open(served)
    const idle = connect(served.port, '127.0.0.1')
    await new Promise<void>((resolve) => idle.once('connect', () => resolve()))
    idle.on('error', () => undefined)
    const half = connect(served.port, '127.0.0.1', () => half.write('GET / HTTP/1.1\r\nHost:'))
    half.on('error', () => undefined)
    // It was refused, but does not disconnect.
    const stubborn = connect({ port: served.port, host: '127.0.0.1', allowHalfOpen: true }, () =>
      stubborn.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'),
    )
    stubborn.on('error', () => undefined).resume()
    await new Promise((resolve) => setTimeout(resolve, 50))
    await Promise.all([served.close(), served.close()])
    stubborn.destroy()
    expect(await page.closed).toBe(1001)
    await expect(ask(served.port, '/')).rejects.toThrow(/ECONNREFUSED/)
    expect((await serve(undefined, served.port)).port).toBe(served.port)
  })

  test('is immediate with a page that does not answer', async () => {
    const served = await serve()
    const page = await open(served)
    page.socket.pause()
    await served.close()
    page.socket.terminate()
  })
})
