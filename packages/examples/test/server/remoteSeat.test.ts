/**
 * A remote seat reconnects automatically. It sends an event until the event is played once, and receives missed events. It
 * does not reconnect after a final refusal.
 */
import * as E from 'fp-ts/lib/Either.js'
import type { Fact, GameEvent } from 'ptcg-turn-engine'
import { describe, expect, test } from 'vitest'
import WebSocket, { WebSocketServer } from 'ws'
import { type RemoteSeat, remoteSeat, type Socket } from '../../server/remoteSeat.ts'
import { gameAt, playBySelf } from './playing.ts'
import { atTheEnd, chanceFrom, GENEROUS, openSocket, seatAt, serve, until } from './serving.ts'

/** A seat whose connection can be cut. It then reaches no server until the connection is mended. */
const cuttable = (address: string, token: string) => {
  let reachable = true
  let socket: WebSocket | null = null
  const sent: string[] = []
  const seat = remoteSeat({
    address,
    token,
    patience: 100,
    open: () => {
      socket = new WebSocket(reachable ? address : 'ws://127.0.0.1:1/')
      socket.on('error', () => undefined)
      const send = socket.send.bind(socket)
      socket.send = (message: string) => {
        sent.push(message)
        send(message)
      }
      return socket as unknown as Socket
    },
  })
  atTheEnd(seat.leave)
  return {
    seat,
    sent,
    cut: () => {
      reachable = false
      socket?.terminate()
    },
    mend: () => {
      reachable = true
    },
  }
}

const connected = (seat: RemoteSeat) => until(() => seat.status().connection === 'open', 'a connection')

/** Connects both players, and returns the player who must act first. */
const twoSeats = async () => {
  // With real chance, one game in eighty would end too early.
  const served = await serve({ limits: GENEROUS, draw: chanceFrom(1) })
  const { game, tokens } = served.newGame()
  const lines = [cuttable(served.address, tokens.play[0]), cuttable(served.address, tokens.play[1])] as const
  const games = [await gameAt(lines[0].seat), await gameAt(lines[1].seat)] as const
  const first = games[0].legalEvents().length > 0 ? (0 as const) : (1 as const)
  const second = first === 0 ? (1 as const) : (0 as const)
  return { served, game, tokens, lines, games, first, second }
}

describe('a lost connection', () => {
  test('is reported and restored; the game stays visible meanwhile', async () => {
    const { lines, games } = await twoSeats()
    const [{ seat, cut, mend }] = lines
    const before = games[0].state()
    cut()
    await until(() => seat.status().connection === 'lost', 'the loss to be noticed')
    expect(games[0].state()).toBe(before)
    mend()
    await connected(seat)
    expect(seat.game()).toBe(games[0])
  })

  test('is reported to the other side', async () => {
    const { lines, first, second } = await twoSeats()
    await until(() => lines[second].seat.status().present?.[first], 'both to be there')
    lines[first].cut()
    await until(() => lines[second].seat.status().present?.[first] === false, 'one to be gone')
    lines[first].mend()
    await until(() => lines[second].seat.status().present?.[first], 'both to be there again')
  })

  test('an event that never arrived is sent again, and played once', async () => {
    const { served, game, lines, games, first } = await twoSeats()
    const event = games[first].legalEvents()[0] as GameEvent
    const line = lines[first]
    line.cut()
    expect(E.isRight(games[first].send(event))).toBe(true)
    expect(line.seat.status().isSending).toBe(true)
    // One event after another: the result of the first is not known yet.
    expect(games[first].send(event)).toMatchObject({ left: { violations: [{ code: 'NOT_NOW' }] } })
    await until(() => line.seat.status().connection === 'lost', 'the loss to be noticed')
    line.mend()
    await until(() => !line.seat.status().isSending, 'the event to arrive')
    expect(served.store.game(game)?.events.filter(({ sender }) => sender !== null)).toMatchObject([{ event }])
  })

  test('an event that arrived without an answer is recognized', async () => {
    const { served, game, lines, games, first } = await twoSeats()
    const event = games[first].legalEvents()[0] as GameEvent
    const line = lines[first]
    games[first].send(event)
    // The event is sent, but the answer is lost.
    await until(() => line.sent.some((message) => message.includes('"send"')), 'the event to be sent')
    line.cut()
    await until(() => (served.store.game(game)?.events ?? []).some(({ sender }) => sender !== null), 'it to be stored')
    line.mend()
    await until(() => !line.seat.status().isSending, 'the answer')
    expect(line.seat.status().refusal).toBeNull()
    expect(served.store.game(game)?.events.filter(({ sender }) => sender !== null)).toHaveLength(1)
  })

  test('missed events arrive in order and once', async () => {
    const { lines, games, first, second } = await twoSeats()
    const stops = games.map((game, seed) => playBySelf(game, seed + 5))
    await until(() => games[0].length() > 15, 'some events')
    for (const stop of stops) stop()
    await until(() => games[0].length() === games[1].length(), 'both to know the same')
    const away = games[first].request()?.player === first ? second : first
    const here = away === 0 ? 1 : 0
    lines[away].cut()
    const before = games[away].length()
    const stop = playBySelf(games[here], 3)
    await until(
      () => games[here].request()?.player !== here || games[here].length() > before + 10,
      'events that are missed',
    )
    stop()
    lines[away].mend()
    await until(() => games[away].length() === games[here].length(), 'the missed ones')
    const kinds = (facts: readonly (readonly Fact[])[]) => facts.map((all) => all.map(({ fact }) => fact))
    expect(games[away].length()).toBeGreaterThan(before)
    expect(kinds(games[away].facts())).toEqual(kinds(games[here].facts()))
    expect(games[away].facts()).toHaveLength(games[away].length())
  })

  test('reports why the server closed it, until it opens again', async () => {
    const reasons = ['UNAVAILABLE', 'UNAVAILABLE', 'no code']
    const seen = new Set<unknown>()
    const { served, tokens } = await twoSeats()
    const open = (): Socket => {
      const reason = reasons.shift()
      if (reason === undefined) return new WebSocket(served.address) as unknown as Socket
      const closed: Socket = { onopen: null, onmessage: null, onerror: null, onclose: null, send() {}, close() {} }
      queueMicrotask(() => closed.onclose?.({ code: 4000, reason }))
      return closed
    }
    const seat = remoteSeat({ address: served.address, token: tokens.play[0], patience: 10, open })
    atTheEnd(seat.leave)
    seat.subscribe(() => seen.add(seat.status().refusal?.code ?? seat.status().connection))
    await connected(seat)
    expect([...seen]).toEqual(['UNAVAILABLE', 'open'])
  })

  test('a silent server is abandoned', async () => {
    const silent = new WebSocketServer({ port: 0, autoPong: false })
    atTheEnd(() => silent.close())
    let comes = 0
    silent.on('connection', (socket) => {
      comes += 1
      socket.send(JSON.stringify({ kind: 'welcome', player: 0, mayPlay: true, heartbeat: 20 }))
      socket.send(JSON.stringify({ kind: 'present', present: [true, true] }))
    })
    const { port } = silent.address() as { readonly port: number }
    seatAt(`ws://127.0.0.1:${port}/`, 'x')
    await until(() => comes > 2, 'it to come again')
  })
})

describe('a refusal', () => {
  test('of the link is final: no further attempt is made', async () => {
    const { address } = await serve()
    let attempts = 0
    const seat = remoteSeat({
      address,
      token: 'wrong',
      patience: 10,
      open: (to) => {
        attempts += 1
        return openSocket(to)
      },
    })
    atTheEnd(seat.leave)
    await until(() => seat.status().connection === 'refused', 'the refusal')
    expect(seat.status().refusal?.code).toBe('UNKNOWN_TOKEN')
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(attempts).toBe(1)
    expect(seat.game()).toBeNull()
  })

  test('for sending too often is waited out: the event is sent again and played', async () => {
    const served = await serve({ limits: { burst: 1, perSecond: 2 } })
    const { tokens } = served.newGame()
    const games = [
      await gameAt(seatAt(served.address, tokens.play[0])),
      await gameAt(seatAt(served.address, tokens.play[1])),
    ]
    const actor = games.find((game) => game.legalEvents().length > 0)
    const length = actor?.length() ?? 0
    actor?.send(actor.legalEvents()[0] as GameEvent)
    await until(() => (actor?.length() ?? 0) > length, 'the event to be played')
    expect(served.log.map(({ code }) => code)).toContain('TOO_MANY')
  })

  test('comes at once, without sending, for an illegal event', async () => {
    const { lines, games, second } = await twoSeats()
    const sent = lines[second].sent.length
    expect(games[second].send({ type: 'END_TURN', player: second })).toMatchObject({ _tag: 'Left' })
    expect(games[second].send('nonsense' as unknown as GameEvent)).toMatchObject({ _tag: 'Left' })
    expect(lines[second].sent).toHaveLength(sent)
  })
})

test('a player who leaves does not reconnect, and sends nothing more', async () => {
  const { lines, second, first } = await twoSeats()
  lines[first].seat.leave()
  await until(() => lines[second].seat.status().present?.[first] === false, 'one to be gone')
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(lines[second].seat.status().present?.[first]).toBe(false)
})

test('a stopping server says so, and its clients find the next one', async () => {
  const served = await serve({ limits: GENEROUS })
  const { tokens } = served.newGame()
  const seat = seatAt(served.address, tokens.play[0])
  await gameAt(seat)
  await served.close()
  await until(() => seat.status().connection === 'lost', 'the goodbye')
  const next = await serve({ port: served.port })
  // The new server has another database, so the link is unknown there.
  await until(() => seat.status().connection === 'refused', 'an answer of the next server')
  expect(next.log).toContainEqual(expect.objectContaining({ code: 'UNKNOWN_TOKEN' }))
})
