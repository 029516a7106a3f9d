/** Wrong input: each kind is refused with one sentence and a code, is logged, and disturbs nobody. */
import { request as get } from 'node:http'
import { describe, expect, test } from 'vitest'
import { PROTOCOL } from '../../server/protocol.ts'
import { REFUSAL_CODES, REFUSALS, type RefusalCode } from '../../server/refusals.ts'
import { type RawClient, rawClient, type Served, serve, until } from './serving.ts'

const SENTENCE = /^[A-Z][^\n]{8,600}[.]$/

/** A game with both players connected. Its first choice is who goes first. */
const atTable = async (limits: Parameters<typeof serve>[0] = {}) => {
  const served = await serve(limits)
  const { game, tokens } = served.newGame()
  const ann = await rawClient(served.address, tokens.play[0])
  const bob = await rawClient(served.address, tokens.play[1])
  const { at, snapshot } = await ann.next('state')
  await bob.next('state')
  const asked = snapshot.game.ask?.ask === 'choice' ? snapshot.game.ask.player : null
  const [actor, other] = asked === 0 ? [ann, bob] : [bob, ann]
  return { served, game, tokens, at, actor, other, acting: asked === 0 ? (0 as const) : (1 as const) }
}

const expectRefusal = async (client: RawClient, code: RefusalCode) => {
  const refused = await client.next('refused')
  expect(refused.code).toBe(code)
  expect(refused.message).toMatch(SENTENCE)
  return refused
}

/** Expects the game to continue: the player who must act plays an event, and both players see it. */
const expectUndisturbed = async ({ actor, other, at, acting, served }: Awaited<ReturnType<typeof atTable>>) => {
  actor.say({ kind: 'send', at, id: 'undisturbed', event: { type: 'CHOOSE', player: acting, option: 0 } })
  expect((await actor.next('accepted')).at).toBe(at + 1)
  expect((await other.next('state')).at).toBeGreaterThan(at)
  expect(served.log.some(({ code }) => code === 'FAULT')).toBe(false)
}

const send = (at: number, event: unknown, id = 'one') => ({ kind: 'send', at, id, event })

test('every code has one sentence', () => {
  for (const code of REFUSAL_CODES) expect(REFUSALS[code].message).toMatch(SENTENCE)
})

describe('an invalid message is refused as MALFORMED', () => {
  test.each<readonly [string, string]>([
    ['a text that is not JSON', 'hello'],
    ['an empty text', ''],
    ['a number', '1'],
    ['null', 'null'],
    ['a list', '[]'],
    ['an unknown kind', '{"kind":"cheat"}'],
    ['a key too many', '{"kind":"send","at":1,"id":"x","event":{},"more":1}'],
    ['a key too few', '{"kind":"send","at":1,"event":{}}'],
    ['a negative number', '{"kind":"send","at":-1,"id":"x","event":{}}'],
    ['a number that is too large', '{"kind":"send","at":1e300,"id":"x","event":{}}'],
    ['an endless id', JSON.stringify({ kind: 'send', at: 1, id: 'x'.repeat(1000), event: {} })],
    ['a prototype', '{"kind":"send","at":1,"id":"x","event":{},"__proto__":{"kind":"hello"}}'],
    ['deep nesting', '['.repeat(4000) + ']'.repeat(4000)],
  ])('%s', async (_, text) => {
    const table = await atTable()
    table.actor.say(text)
    await expectRefusal(table.actor, 'MALFORMED')
    expect(table.served.log.at(-1)).toMatchObject({ code: 'MALFORMED', game: table.game, player: table.acting })
    await expectUndisturbed(table)
  })

  test('bytes', async () => {
    const table = await atTable()
    table.actor.socket.send(Buffer.from([0, 1, 2]))
    await expectRefusal(table.actor, 'MALFORMED')
    await expectUndisturbed(table)
  })
})

describe('an illegal event is refused with every reason', () => {
  test.each<readonly [string, (acting: 0 | 1) => unknown, string]>([
    ['of the other seat', (acting) => ({ type: 'CHOOSE', player: 1 - acting, option: 0 }), 'NOT_YOUR_CHOICE'],
    ['of chance', () => ({ type: 'COIN_LANDED', heads: true }), 'NOT_YOUR_CHOICE'],
    ['not now', (player) => ({ type: 'END_TURN', player }), 'NOT_NOW'],
    ['an option that does not exist', (player) => ({ type: 'CHOOSE', player, option: 9 }), 'NOT_OFFERED'],
    ['an unknown type', () => ({ type: 'WIN' }), 'MALFORMED_EVENT'],
    ['null', () => null, 'MALFORMED_EVENT'],
    ['a key too many', (player) => ({ type: 'CHOOSE', player, option: 0, heads: true }), 'MALFORMED_EVENT'],
  ])('%s', async (_, event, code) => {
    const table = await atTable()
    table.actor.say(send(table.at, event(table.acting)))
    const refused = await expectRefusal(table.actor, 'ILLEGAL')
    expect(refused.id).toBe('one')
    expect(refused.violations[0]).toMatchObject({ code })
    expect(refused.message).toBe(refused.violations[0]?.message)
    await expectUndisturbed(table)
  })

  test('out of turn', async () => {
    const table = await atTable()
    const player = table.acting === 0 ? 1 : 0
    table.other.say(send(table.at, { type: 'CHOOSE', player, option: 0 }))
    await expectRefusal(table.other, 'ILLEGAL')
    await expectUndisturbed(table)
  })
})

describe('the number of the preceding event', () => {
  test.each([-1, 1, 1000])('that is off by %i is OUTDATED', async (away) => {
    const table = await atTable()
    table.actor.say(send(table.at + away, { type: 'CHOOSE', player: table.acting, option: 0 }))
    await expectRefusal(table.actor, 'OUTDATED')
    await expectUndisturbed(table)
  })
})

describe('an id of an event', () => {
  test('that is sent again is recognized, and the event is not played twice', async () => {
    const table = await atTable()
    const { actor, at, acting, served, game } = table
    const message = send(at, { option: 0, player: acting, type: 'CHOOSE' })
    actor.say(message)
    actor.say(message)
    actor.say(message)
    for (let times = 0; times < 3; times += 1)
      expect(await actor.next('accepted')).toMatchObject({ id: 'one', at: at + 1 })
    expect(served.store.game(game)?.events.filter(({ sender }) => sender?.id === 'one')).toHaveLength(1)
  })

  test('of another event is refused as ID_USED', async () => {
    const { actor, at, acting } = await atTable()
    actor.say(send(at, { type: 'CHOOSE', player: acting, option: 0 }))
    actor.say(send(at, { type: 'CHOOSE', player: acting, option: 1 }))
    await expectRefusal(actor, 'ID_USED')
  })

  test('of one seat does not affect the other', async () => {
    const { actor, other, at, acting } = await atTable()
    actor.say(send(at, { type: 'CHOOSE', player: acting, option: 0 }))
    await actor.next('accepted')
    other.say(send(at, { type: 'CHOOSE', player: acting, option: 0 }))
    await expectRefusal(other, 'OUTDATED')
  })
})

describe('access', () => {
  const expectClosed = async (client: RawClient, code: number, reason: RefusalCode): Promise<void> => {
    expect(await until(client.closed, 'the connection to close')).toEqual({ code, reason })
  }

  test.each(['', 'x', 'x'.repeat(22), '../../etc/passwd', "' OR 1=1 --"])(
    'is refused to the unknown token "%s"',
    async (token) => {
      const { address, log } = await serve()
      const client = await rawClient(address, token)
      await expectRefusal(client, 'UNKNOWN_TOKEN')
      await expectClosed(client, 4001, 'UNKNOWN_TOKEN')
      expect(JSON.stringify(log)).toContain('UNKNOWN_TOKEN')
      if (token.length > 3) expect(JSON.stringify(log)).not.toContain(token)
    },
  )

  test('with another version of the protocol asks for a reload', async () => {
    const { address } = await serve()
    const client = await rawClient(address)
    client.say({ kind: 'hello', protocol: PROTOCOL + 1, token: 'x', knows: 0 })
    await expectRefusal(client, 'OTHER_PROTOCOL')
    await expectClosed(client, 4001, 'OTHER_PROTOCOL')
  })

  test('ends for a client that plays before its hello', async () => {
    const { address } = await serve()
    const client = await rawClient(address)
    client.say(send(0, {}))
    await expectRefusal(client, 'NOT_GREETED')
    await expectClosed(client, 4000, 'NOT_GREETED')
  })

  test('ends for a client that stays silent', async () => {
    const { address } = await serve({ limits: { helloWithin: 30 } })
    await expectClosed(await rawClient(address), 4000, 'NOT_GREETED')
  })

  test('stays at the first seat after a second hello', async () => {
    const table = await atTable()
    const token = table.tokens.play[table.acting === 0 ? 1 : 0]
    table.actor.say({ kind: 'hello', protocol: PROTOCOL, token, knows: 0 })
    await expectRefusal(table.actor, 'GREETED_ALREADY')
    await expectUndisturbed(table)
  })

  test('does not let a spectator send events', async () => {
    const table = await atTable()
    const watcher = await rawClient(table.served.address, table.tokens.watch[table.acting])
    await watcher.next('state')
    watcher.say(send(table.at, { type: 'CHOOSE', player: table.acting, option: 0 }))
    await expectRefusal(watcher, 'WATCHING')
    await expectUndisturbed(table)
    expect((await watcher.next('state')).at).toBeGreaterThan(table.at)
    expect(watcher.heard.some(({ kind }) => kind === 'accepted')).toBe(false)
  })

  test('ends with replaced links, and links of other games do not open this one', async () => {
    const { served, tokens, game } = await atTable()
    const another = served.newGame()
    served.store.replacePlaces(game, [])
    await expectRefusal(await rawClient(served.address, tokens.play[0]), 'UNKNOWN_TOKEN')
    const client = await rawClient(served.address, another.tokens.play[0])
    expect((await client.next('state')).at).toBeGreaterThan(0)
  })

  test.each(['http://evil.example', 'null', 'http://127.0.0.1', 'https://127.0.0.1:1'])(
    'is refused to a page of %s',
    async (origin) => {
      const { address, log } = await serve()
      await expect(rawClient(address, null, { origin })).rejects.toThrow('403')
      expect(log.at(-1)).toMatchObject({ code: 'WRONG_ORIGIN', detail: origin })
    },
  )

  test('is allowed to a page of this server, and to one of a configured origin', async () => {
    const { address, port } = await serve({ origins: ['https://play.example.org'] })
    await rawClient(address, null, { origin: `http://127.0.0.1:${port}` })
    await rawClient(address, null, { origin: 'https://play.example.org' })
  })

  test('for WebSockets is only at one path', async () => {
    const { port } = await serve()
    await expect(rawClient(`ws://127.0.0.1:${port}/elsewhere`)).rejects.toThrow('404')
  })
})

describe('pages', () => {
  const ask = (
    served: Served,
    path: string,
    method = 'GET',
  ): Promise<{ readonly status: number | undefined; readonly text: string }> =>
    new Promise((resolve, reject) => {
      const asked = get({ port: served.port, path, method }, (response) => {
        let text = ''
        response.on('data', (chunk) => {
          text += String(chunk)
        })
        response.on('end', () => resolve({ status: response.statusCode, text }))
      })
      asked.on('error', reject)
      asked.end()
    })

  test('only built files are served', async () => {
    const served = await serve()
    expect(await ask(served, '/')).toEqual({ status: 200, text: 'a page' })
    expect(await ask(served, '/?from=a-mail')).toMatchObject({ status: 200 })
    for (const path of ['/games.sqlite', '/../package.json', '/%2e%2e/package.json', '/socket', '//', '/constructor'])
      expect(await ask(served, path)).toMatchObject({ status: 404 })
    expect(await ask(served, '/', 'POST')).toMatchObject({ status: 405 })
  })
})

describe('limits', () => {
  test('a large message is refused, and the connection stays', async () => {
    const table = await atTable()
    table.actor.say(send(table.at, { type: 'x'.repeat(9000) }))
    await expectRefusal(table.actor, 'TOO_LARGE')
    await expectUndisturbed(table)
  })

  test('a huge message is not even received', async () => {
    const table = await atTable()
    const { served, tokens, acting } = table
    const flooding = await rawClient(served.address, tokens.play[acting])
    await flooding.next('state')
    flooding.say('x'.repeat(100_000))
    expect((await until(flooding.closed, 'the end')).code).toBe(1009)
    await expectUndisturbed(table)
  })

  test('frequent messages are refused once a second, and the connection stays', async () => {
    const table = await atTable({ limits: { burst: 5, perSecond: 50, flood: 1000 } })
    for (let times = 0; times < 100; times += 1) table.actor.say('{}')
    await until(() => table.served.log.some(({ code }) => code === 'TOO_MANY'), 'a refusal')
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(table.actor.heard.filter((one) => one.kind === 'refused' && one.code === 'TOO_MANY')).toHaveLength(1)
    await expectUndisturbed(table)
  })

  test('a flood closes its own connection, and the other clients are answered', async () => {
    const table = await atTable()
    const { served, tokens, acting, actor, at } = table
    const flooding = await rawClient(served.address, tokens.play[acting === 0 ? 1 : 0])
    await flooding.next('state')
    for (let times = 0; times < 20_000; times += 1) flooding.say('{"kind":"cheat"}')
    actor.say(send(at, { type: 'CHOOSE', player: acting, option: 0 }))
    await actor.next('accepted')
    expect(await until(flooding.closed, 'the end of the flood')).toEqual({ code: 4000, reason: 'FLOOD' })
    expect(served.log.length).toBeLessThan(100)
  })

  test('a link has a maximum number of connections, and the others continue', async () => {
    const table = await atTable({ limits: { connectionsPerLink: 2 } })
    const { served, tokens, acting } = table
    await (await rawClient(served.address, tokens.play[acting])).next('state')
    await expectRefusal(await rawClient(served.address, tokens.play[acting]), 'FULL')
    await expectUndisturbed(table)
  })

  test('the server has a maximum number of connections', async () => {
    const table = await atTable({ limits: { connections: 2 } })
    const third = await rawClient(table.served.address)
    expect(await until(third.closed, 'the end')).toEqual({ code: 4000, reason: 'FULL' })
    await expectUndisturbed(table)
  })

  test('a client that does not answer heartbeats is disconnected, and the other side is notified', async () => {
    const { other, actor, acting } = await atTable({ limits: { heartbeat: 50 } })
    actor.socket.pong = () => undefined
    actor.socket.pause()
    await until(() => {
      const presence = other.heard.findLast((one) => one.kind === 'present')
      return presence?.kind === 'present' && !presence.present[acting]
    }, 'the silent one to be gone')
  })
})

describe('knowledge that a player lacks', () => {
  test('is not revealed by a refusal: hidden cards are all alike', async () => {
    const table = await atTable()
    const { actor, at, acting } = table
    const answers = new Set<string>()
    for (const card of [60 - 60 * acting, 90 - 60 * acting, 119 - 60 * acting].map((one) => (one + 120) % 120)) {
      actor.say(send(at, { type: 'BENCH_POKEMON', player: acting, card }, `card-${card}`))
      answers.add((await actor.next('refused')).message)
    }
    expect(answers.size).toBe(1)
  })
})

/** The status of the answer to a request with this host name. */
const statusUnder = (served: Served, host: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const asked = get({ port: served.port, host: '127.0.0.1', path: '/', headers: { host } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    asked.on('error', reject)
    asked.end()
  })

test('a request with a foreign host name is refused: only names of this machine and of the origins are served', async () => {
  const served = await serve({ origins: ['https://play.example.org'] })
  for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example:80'])
    expect([host, await statusUnder(served, host)]).toEqual([host, 403])
  for (const host of [
    '127.0.0.1',
    `127.0.0.1:${served.port}`,
    'localhost:1',
    '[::1]:80',
    'play.example.org',
    '192.168.1.7:8080',
  ])
    expect([host, await statusUnder(served, host)]).toEqual([host, 200])
})

test('silent clients take no place from those who say hello', async () => {
  const served = await serve({ limits: { strangers: 3, connections: 2, helloWithin: 600_000 } })
  const { tokens } = served.newGame()
  const ann = await rawClient(served.address, tokens.play[0])
  await ann.next('state')
  const strangers: RawClient[] = []
  for (let at = 0; at < 10; at += 1) strangers.push(await rawClient(served.address))
  // The clients that waited longest were disconnected.
  await until(() => strangers.slice(0, 7).every((one) => one.closed() !== null), 'seven strangers to be sent away')
  expect(strangers.slice(7).map((one) => one.closed())).toEqual([null, null, null])
  const bob = await rawClient(served.address, tokens.play[1])
  await bob.next('state')
  expect(ann.closed()).toBe(null)
})
