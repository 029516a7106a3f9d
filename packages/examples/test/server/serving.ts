/**
 * A server for tests in this process, and its clients. It uses real sockets, and a database in memory unless a file is
 * given.
 */
import * as E from 'fp-ts/lib/Either.js'
import { decks, type GameOptions } from 'ptcg-turn-engine'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { afterEach } from 'vitest'
import WebSocket from 'ws'
import type { Draw } from '../../server/chance.ts'
import { type MadeGame, makeGame } from '../../server/games.ts'
import type { Limits } from '../../server/limits.ts'
import type { LogEntry } from '../../server/log.ts'
import type { Pages } from '../../server/pages.ts'
import { PROTOCOL, readServerMessage, type ServerMessage } from '../../server/protocol.ts'
import { type RemoteSeat, remoteSeat, type Socket } from '../../server/remoteSeat.ts'
import { startServer } from '../../server/server.ts'
import { openStore, type Store } from '../../server/store.ts'

/** Unwraps the right, or fails the test with the left. */
export const right = <Value>(either: E.Either<unknown, Value>): Value => {
  if (E.isLeft(either)) throw new Error(JSON.stringify(either.left).slice(0, 500))
  return either.right
}

const ending: (() => unknown)[] = []
/** Calls a function when the test is over. Later functions are called first. */
export const atTheEnd = (does: () => unknown): void => {
  ending.unshift(does)
}

afterEach(async () => {
  for (const does of ending.splice(0)) await does()
})

export const THEME_DECKS: GameOptions['players'] = [
  { name: 'Ann', deck: decks.cinderace },
  { name: 'Bob', deck: decks.inteleon },
]

/** Limits for automatic players, which send events without a pause. */
export const GENEROUS: Partial<Limits> = { burst: 1000, perSecond: 100_000 }

/** Chance that follows from a seed. */
export const chanceFrom = (seed: number): Draw => {
  const generator = xoroshiro128plus(seed)
  return (limit) => uniformInt(generator, 0, limit - 1)
}

export interface Served {
  readonly port: number
  readonly address: string
  readonly store: Store
  readonly log: LogEntry[]
  readonly close: () => Promise<void>
  readonly newGame: (options?: Omit<GameOptions, 'randomness'>) => MadeGame
}

export interface Serving {
  readonly limits?: Partial<Limits>
  readonly file?: string
  readonly port?: number
  readonly origins?: readonly string[]
  readonly around?: (store: Store) => Store
  readonly pages?: Pages
  readonly draw?: Draw
}

const ONE_PAGE: Pages = new Map([['/', { type: 'text/html', body: new TextEncoder().encode('a page') }]])

/** A server that runs until the test is over. */
export const serve = async (options: Serving = {}): Promise<Served> => {
  const { limits = {}, file = ':memory:', port = 0, origins, around, draw } = options
  const opened = right(openStore(file))
  const store = around?.(opened) ?? opened
  const log: LogEntry[] = []
  const server = right(
    await startServer({
      store,
      log: (entry) => log.push(entry),
      pages: options.pages ?? ONE_PAGE,
      port,
      host: '127.0.0.1',
      limits,
      ...(origins === undefined ? {} : { origins }),
      ...(draw === undefined ? {} : { draw }),
    }),
  )
  let closed: Promise<void> | null = null
  const close = (): Promise<void> => {
    closed ??= server.close().then(() => opened.close())
    return closed
  }
  atTheEnd(close)
  return {
    port: server.port,
    address: `ws://127.0.0.1:${server.port}/socket`,
    store,
    log,
    close,
    newGame: (options = { players: THEME_DECKS }) => right(makeGame(store, options)),
  }
}

export const openSocket = (address: string): Socket => new WebSocket(address) as unknown as Socket

/** A seat that is left when the test is over. */
export const seatAt = (address: string, token: string): RemoteSeat => {
  const seat = remoteSeat({ address, token, open: openSocket, patience: 300 })
  atTheEnd(seat.leave)
  return seat
}

/** Waits until the condition holds. */
export const until = async <Value>(
  is: () => Value | null | undefined | false,
  what: string,
  patience = 200_000,
): Promise<Value> => {
  const since = performance.now()
  for (;;) {
    const value = is()
    if (value !== null && value !== undefined && value !== false) return value
    if (performance.now() - since > patience) throw new Error(`Waited for nothing: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
}

/** A client that can send any message, and keeps every message that it receives. */
export interface RawClient {
  readonly heard: ServerMessage[]
  readonly socket: WebSocket
  readonly say: (message: unknown) => void
  /** Waits for the next unread message of a kind. */
  readonly next: <Kind extends ServerMessage['kind']>(kind: Kind) => Promise<Extract<ServerMessage, { kind: Kind }>>
  readonly closed: () => { readonly code: number; readonly reason: string } | null
}

/** Connects, and says hello if a token is given. */
export const rawClient = async (
  address: string,
  token: string | null = null,
  options: WebSocket.ClientOptions = {},
): Promise<RawClient> => {
  const socket = new WebSocket(address, options)
  const heard: ServerMessage[] = []
  let unread: ServerMessage[] = []
  let closed: { readonly code: number; readonly reason: string } | null = null
  socket.on('message', (data) => {
    const message = readServerMessage(String(data))
    if (message === null) throw new Error(`The server has said what no client reads: ${String(data).slice(0, 200)}`)
    heard.push(message)
    unread.push(message)
  })
  socket.on('close', (code, reason) => {
    closed = { code, reason: reason.toString() }
  })
  const opened = new Promise<void>((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  atTheEnd(() => socket.terminate())
  await opened
  socket.on('error', () => undefined)
  const say = (message: unknown): void => socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  if (token !== null) say({ kind: 'hello', protocol: PROTOCOL, token, knows: 0 })
  return {
    heard,
    socket,
    say,
    closed: () => closed,
    next: async <Kind extends ServerMessage['kind']>(kind: Kind) => {
      const message = await until(() => unread.find((one) => one.kind === kind), `a message "${kind}"`)
      unread = unread.slice(unread.indexOf(message) + 1)
      return message as Extract<ServerMessage, { kind: Kind }>
    },
  }
}
