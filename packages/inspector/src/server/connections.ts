/** Manages the pages connected to the live game, from the first request to the end. */
import type { IncomingMessage } from 'node:http'
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { LiveGame } from '../live/liveGame.ts'
import { CLOSED, closingInWords, MAX_BYTES, MAX_PAGES } from '../live/protocol.ts'
import { converse } from './conversation.ts'
import { type IncomingRequest, NOTHING_HERE, type RejectedRequest } from './requestGuard.ts'

export interface Connections {
  /** Handles requests to upgrade to WebSocket. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  /** Closes all connections without waiting. */
  readonly close: () => void
}

export interface ConnectionOptions {
  readonly live: LiveGame
  readonly game: string
  readonly guard: (incoming: IncomingRequest) => RejectedRequest | null
  /** The time between two pings, in milliseconds. */
  readonly pingEvery?: number
}

const PING_EVERY = 15_000
const MAX_REASON_LENGTH = 120
/** The time in milliseconds that a page has to answer a closing handshake. */
const GOODBYE = 200

const pathOf = (url: string | undefined): string => (url ?? '').split('?', 1)[0] ?? ''

const incomingOf = ({ method, url, headers }: IncomingMessage): IncomingRequest => ({
  method: method ?? '',
  path: pathOf(url),
  host: headers.host,
  origin: headers.origin,
  isUpgrade: true,
})

const decline = (socket: Duplex, { status, sentence }: RejectedRequest): void => {
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: text/plain; charset=utf-8',
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    `Content-Length: ${Buffer.byteLength(sentence)}`,
  ]
  socket.end(`${lines.join('\r\n')}\r\n\r\n${sentence}`, () => socket.destroy())
}

const goodbye = (socket: WebSocket, code: number): void => {
  socket.close(code, closingInWords(code).slice(0, MAX_REASON_LENGTH))
  setTimeout(() => socket.terminate(), GOODBYE).unref()
}

/** Serves a connected page until it is gone. */
const attend = (socket: WebSocket, { live, game }: ConnectionOptions): void => {
  const conversation = converse(live, game, {
    send: (message, sent) => {
      if (socket.readyState !== socket.OPEN) return
      socket.send(JSON.stringify(message), (error) => (error === undefined || error === null ? sent() : undefined))
    },
    waiting: () => socket.bufferedAmount,
    close: (code) => goodbye(socket, code),
    now: () => performance.now(),
  })
  socket.on('message', (data, isBinary) => conversation.hear(isBinary ? null : data.toString()))
  // Protocol errors (too large, not WebSocket) are reported by the connection's close code.
  socket.on('error', () => undefined)
  socket.on('close', conversation.end)
}

/** The connections of a server. */
export const connectionsOf = (options: ConnectionOptions): Connections => {
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_BYTES, perMessageDeflate: false })
  const silent = new WeakSet<WebSocket>()
  const pings = setInterval(() => {
    for (const socket of server.clients) {
      if (silent.has(socket)) socket.terminate()
      else {
        silent.add(socket)
        socket.ping()
      }
    }
  }, options.pingEvery ?? PING_EVERY)
  pings.unref()
  server.on('connection', (socket) => {
    socket.on('pong', () => silent.delete(socket))
    if (server.clients.size <= MAX_PAGES) return attend(socket, options)
    socket.on('error', () => undefined)
    goodbye(socket, CLOSED.tooManyPages)
  })
  return {
    upgrade: (request, socket, head) => {
      socket.on('error', () => socket.destroy())
      const incoming = incomingOf(request)
      const isLive = /^\/[^/]+\/live$/.test(incoming.path)
      const rejected = options.guard(incoming) ?? (isLive ? null : NOTHING_HERE)
      if (rejected !== null) return decline(socket, rejected)
      server.handleUpgrade(request, socket, head, (open) => server.emit('connection', open, request))
    },
    close: () => {
      clearInterval(pings)
      for (const socket of server.clients) goodbye(socket, CLOSED.stopped)
      server.close()
    },
  }
}
