/** The live game that pages share: everybody sees every event, the first to play wins, and no message does harm. */
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { legalEvents } from 'ptcg-turn-engine'
import { afterEach, describe, expect, test } from 'vitest'
import { liveGame } from '../../src/live/liveGame.ts'
import { closingInWords, MAX_PAGES } from '../../src/live/protocol.ts'
import { connectionsOf } from '../../src/server/connections.ts'
import { gameOf, open, orThrow, recording, type Served, serve, stopAll } from './served.ts'

afterEach(stopAll)

const follower = async (served: Served, from = 0) => {
  const page = await open(served)
  const game = await gameOf(served)
  page.say({ kind: 'follow', game, from })
  const first = await page.hear()
  return { ...page, game, first }
}

const nextEvent = ({ live }: Served) => legalEvents(live.snapshot())[0]

describe('two pages', () => {
  test('both see every event, in the same order', async () => {
    const served = await serve()
    const [one, other] = [await follower(served), await follower(served)]
    expect(one.first).toEqual({ kind: 'events', game: one.game, from: 0, events: [] })
    const first = nextEvent(served)
    one.say({ kind: 'play', at: 0, event: first })
    expect(await one.hear()).toEqual({ kind: 'events', game: one.game, from: 0, events: [first] })
    expect(await other.hear()).toEqual({ kind: 'events', game: one.game, from: 0, events: [first] })
    const second = nextEvent(served)
    other.say({ kind: 'play', at: 1, event: second })
    expect(await one.hear()).toMatchObject({ from: 1, events: [second] })
    expect(await other.hear()).toMatchObject({ from: 1, events: [second] })
    expect(served.live.length()).toBe(2)
  })

  test('that play at the same moment: one learns that the other was first', async () => {
    const served = await serve()
    const [one, other] = [await follower(served), await follower(served)]
    const event = nextEvent(served)
    one.say({ kind: 'play', at: 0, event })
    await one.hear()
    other.say({ kind: 'play', at: 0, event })
    expect(await other.hear()).toMatchObject({ kind: 'events' })
    expect(await other.hear()).toEqual({
      kind: 'refused',
      at: 0,
      sentence: 'Something else was played first. Nothing was played now: look again and decide anew.',
    })
    expect(served.live.length()).toBe(1)
  })

  test('see events of the program itself', async () => {
    const served = await serve()
    const page = await follower(served)
    const event = nextEvent(served)
    served.live.play(event)
    expect(await page.hear()).toMatchObject({ from: 0, events: [event] })
  })
})

test('an illegal event is refused to its sender, with every reason, and the others hear nothing', async () => {
  const served = await serve()
  const [one, other] = [await follower(served), await follower(served)]
  one.say({ kind: 'play', at: 0, event: { type: 'RETREAT', player: 0 } })
  expect(await one.hear()).toMatchObject({ kind: 'refused', at: 0, sentence: expect.stringMatching(/\.$/) })
  served.live.play(nextEvent(served))
  expect(await other.hear()).toMatchObject({ kind: 'events', from: 0 })
})

test('a page that reconnects continues from what it knows, and misses nothing', async () => {
  const served = await serve()
  const page = await follower(served)
  served.live.play(nextEvent(served))
  await page.hear()
  page.socket.terminate()
  await page.closed
  const missed = [0, 1, 2].map(() => {
    const event = nextEvent(served)
    served.live.play(event)
    return event
  })
  const again = await follower(served, 1)
  expect(again.first).toEqual({ kind: 'events', game: page.game, from: 1, events: missed })
})

test('a long game arrives in pieces', async () => {
  const refused = { type: 'END_TURN', player: 0 }
  const served = await serve({ ...recording(), events: Array.from({ length: 1201 }, () => refused) })
  const page = await follower(served)
  const pieces = [page.first, await page.hear(), await page.hear()]
  expect(pieces.map((one) => one.kind === 'events' && [one.from, one.events.length])).toEqual([
    [0, 500],
    [500, 500],
    [1000, 201],
  ])
})

describe('a page of another game', () => {
  test('learns that the game is another', async () => {
    const served = await serve()
    const page = await open(served)
    page.say({ kind: 'follow', game: 'of yesterday', from: 0 })
    expect(await page.hear()).toEqual({ kind: 'anotherGame', game: await gameOf(served) })
    page.say({ kind: 'play', at: 0, event: nextEvent(served) })
    expect(await page.hear()).toMatchObject({ kind: 'refused', sentence: 'Follow the game before you play in it.' })
    expect(served.live.length()).toBe(0)
  })

  test('or one with more events than the game is asked to reload', async () => {
    const page = await follower(await serve(), 7)
    expect(page.first).toMatchObject({ kind: 'refused', sentence: expect.stringMatching(/knows 7 events.*Reload/) })
  })
})

describe('an invalid message is refused in one sentence, and the page continues', () => {
  test.each([
    ['not JSON', 'hello', /not JSON/],
    ['nothing', '', /not JSON/],
    ['null', 'null', /malformed/],
    ['a list', '[]', /malformed/],
    ['of a kind that there is not', '{"kind":"dance"}', /malformed/],
    ['with something missing', '{"kind":"play"}', /malformed/],
    ['with something more', '{"kind":"play","at":0,"event":{},"and":1}', /malformed/],
    ['a number that is none', '{"kind":"play","at":-1,"event":{}}', /malformed/],
    ['a huge number', '{"kind":"follow","game":"a","from":1e308}', /malformed/],
    ['deep', `{"kind":"play","at":0,"event":${'['.repeat(30_000)}${']'.repeat(30_000)}}`, /malformed/],
    ['with the name of a prototype', '{"kind":"play","at":0,"event":{"__proto__":{"type":"END_TURN"}}}', /malformed/],
    ['as large as can be', JSON.stringify({ kind: 'play', at: 0, event: 'x'.repeat(65_000) }), /malformed/],
  ])('%s', async (_, text, sentence) => {
    const served = await serve()
    const page = await follower(served)
    page.socket.send(text)
    expect(await page.hear()).toMatchObject({ kind: 'refused', sentence: expect.stringMatching(sentence) })
    page.say({ kind: 'play', at: 0, event: nextEvent(served) })
    expect(await page.hear()).toMatchObject({ kind: 'events', from: 0 })
  })

  test('bytes', async () => {
    const served = await serve()
    const page = await follower(served)
    page.socket.send(Buffer.from('{"kind":"follow"}'))
    expect(await page.hear()).toMatchObject({
      kind: 'refused',
      sentence: 'The message is not text. Messages are JSON.',
    })
  })

  test('50 MB disconnects the sender with the reason, and the game and the others continue', async () => {
    const served = await serve()
    const [one, other] = [await follower(served), await follower(served)]
    one.socket.on('error', () => undefined)
    one.socket.send('x'.repeat(50 * 1024 * 1024))
    expect(await one.closed).toBe(1009)
    expect(closingInWords(1009)).toMatch(/larger than 64 KiB/)
    other.say({ kind: 'play', at: 0, event: nextEvent(served) })
    expect(await other.hear()).toMatchObject({ kind: 'events', from: 0 })
    expect((await follower(served)).first).toMatchObject({ kind: 'events' })
  })

  test('bytes that are not WebSocket after the upgrade', async () => {
    const served = await serve()
    const [one, other] = [await follower(served), await follower(served)]
    ;(one.socket as unknown as { readonly _socket: { write: (text: string) => void } })._socket.write('nonsense')
    await one.closed
    served.live.play(nextEvent(served))
    expect(await other.hear()).toMatchObject({ kind: 'events' })
  })
})

describe('too many', () => {
  test('messages within a second: one sentence, then silence, then a disconnect', async () => {
    const served = await serve()
    const page = await follower(served)
    for (let count = 0; count < 250; count += 1) page.socket.send('?')
    const answers = []
    for (let count = 0; count < 200; count += 1) answers.push(await page.hear())
    expect(answers.at(0)).toMatchObject({ sentence: 'The message is not JSON.' })
    expect(answers.at(-1)).toMatchObject({
      sentence: 'More than 200 messages came within a second; the rest of them is not read.',
    })
    for (let count = 0; count < 3000; count += 1) page.socket.send('?')
    expect(await page.closed).toBe(1008)
  })

  test('pages: the last one is refused, and gets in once another is closed', async () => {
    const served = await serve()
    const pages = await Promise.all(Array.from({ length: MAX_PAGES }, () => open(served)))
    const last = await open(served)
    expect(await last.closed).toBe(1013)
    expect(closingInWords(1013)).toMatch(/32 pages.*Close one/)
    pages[0]?.socket.close()
    await pages[0]?.closed
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect((await follower(served)).first).toMatchObject({ kind: 'events' })
  })
})

test('a page that vanishes is disconnected', async () => {
  const live = orThrow(liveGame(recording()))
  const server = createServer()
  const connections = connectionsOf({ live, game: 'game', guard: () => null, pingEvery: 40 })
  server.on('upgrade', connections.upgrade)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  // It completes the handshake and never answers again.
  const dead = connect(port, '127.0.0.1', () =>
    dead.write(
      'GET /t/live HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    ),
  )
  dead.resume()
  const living = await open({ port, token: 't' })
  await new Promise<void>((resolve) => dead.on('close', () => resolve()))
  expect(living.socket.readyState).toBe(living.socket.OPEN)
  connections.close()
  await living.closed
  await new Promise((resolve) => server.close(resolve))
})
