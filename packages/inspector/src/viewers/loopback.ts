/** Serves a viewer for a game in Node: a page and a WebSocket address, on this computer only, behind a random token. */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import * as E from '#fp-ts/Either'
import { BRIDGE_SCRIPT, BRIDGE_STYLE, type Bridge, bridgeDocument } from './bridgePage.ts'

const HOST = '127.0.0.1'
/** The maximum length of a message, far longer than any event of a game. */
export const MAX_MESSAGE_LENGTH = 64 * 1024
const MAX_CONNECTIONS = 32
const TOKEN_BYTES = 18

export interface Loopback {
  /** The page that shows the viewer. */
  readonly url: string
  /**
   * The address for a receiver, without protocol, as `createWebSocketReceiver({ server })` of @xstate/inspect takes it.
   */
  readonly server: string
  readonly sockets: WebSocketServer
  close(): Promise<void>
}

export interface LoopbackOptions {
  readonly bridge: Bridge
  /** The port of the server; by default a free one. */
  readonly port?: number | undefined
  /** Called with one sentence when a connection is closed because of its messages. */
  readonly onProblem: (sentence: string) => void
}

const isEqual = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port

/** True if `Host` names this server. A foreign page can make a browser call this server under another name. */
const isAddressedHere = ({ headers }: IncomingMessage, port: number): boolean =>
  headers.host === `${HOST}:${port}` || headers.host === `localhost:${port}`

/** True if the request comes from a program, which sends no Origin, from a page of this server, or from the viewer itself. */
const isFromHere = ({ headers }: IncomingMessage, port: number, viewer: string): boolean =>
  headers.origin === undefined ||
  [`http://${HOST}:${port}`, `http://localhost:${port}`, viewer].includes(headers.origin)

const headersFor = (viewer: string, port: number): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `frame-src ${viewer}`,
    `connect-src ws://${HOST}:${port} ws://localhost:${port}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
})

const filesOf = (bridge: Bridge): ReadonlyMap<string, readonly [type: string, text: string]> =>
  new Map([
    ['', ['text/html; charset=utf-8', bridgeDocument(bridge)]],
    ['bridge.js', ['text/javascript; charset=utf-8', BRIDGE_SCRIPT]],
    ['bridge.css', ['text/css; charset=utf-8', BRIDGE_STYLE]],
  ])

const refuse = (response: ServerResponse, status: number, sentence: string): void => {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${sentence}\n`)
}

/** The rest of the path after the token, or null for a wrong token. */
const behindToken = ({ url = '' }: IncomingMessage, token: string): string | null => {
  const [, first = '', ...rest] = (url.split(/[?#]/)[0] ?? '').split('/')
  return isEqual(first, token) && (rest.length > 0 || url === `/${token}`) ? rest.join('/') : null
}

const listening = (server: Server, port: number): Promise<E.Either<string, number>> =>
  new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE'
      resolve(
        E.left(
          isTaken
            ? `Port ${port} is in use: name another one, or leave it out and a free one is found.`
            : `The viewer's page cannot be served on port ${port}: ${error.message}.`,
        ),
      )
    })
    server.listen({ port, host: HOST, exclusive: true }, () => resolve(E.right(portOf(server))))
  })

const closing = (server: Server, sockets: WebSocketServer): Promise<void> =>
  new Promise((resolve) => {
    for (const client of sockets.clients) client.terminate()
    sockets.close()
    server.close(() => resolve())
    server.closeAllConnections()
  })

/** The origin of a viewer's address, or one sentence if it is not the address of a page. */
export const originOf = (viewer: string): E.Either<string, string> => {
  const url = URL.canParse(viewer) ? new URL(viewer) : null
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:')
    ? E.right(url.origin)
    : E.left(
        `${JSON.stringify(viewer.slice(0, 100))} is not the address of a viewer: it has to begin with http:// or https://.`,
      )
}

/** Serves the page on this computer only. */
export const openLoopback = async ({
  bridge,
  port = 0,
  onProblem,
}: LoopbackOptions): Promise<E.Either<string, Loopback>> => {
  const viewer = originOf(bridge.viewer)
  if (E.isLeft(viewer)) return viewer
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    return E.left(`There is no port ${port}: give one from 1 to 65535.`)
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const files = filesOf(bridge)
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_LENGTH, perMessageDeflate: false })
  const server = createServer((request, response) => {
    const own = portOf(server)
    const file = files.get(behindToken(request, token) ?? 'nothing')
    if (!isAddressedHere(request, own)) refuse(response, 421, 'This address is not served here.')
    else if (file === undefined)
      refuse(response, 404, 'There is nothing here. Use the whole address that the game printed.')
    else if (request.method !== 'GET') refuse(response, 405, 'This page can only be read.')
    else response.writeHead(200, { 'Content-Type': file[0], ...headersFor(viewer.right, own) }).end(file[1])
  })
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // A client that disconnects while being refused ends only its connection.
    socket.on('error', () => socket.destroy())
    const own = portOf(server)
    const path = behindToken(request, token)
    const isWelcome =
      isAddressedHere(request, own) && isFromHere(request, own, viewer.right) && (path === 'live' || path === '')
    if (!isWelcome || sockets.clients.size >= MAX_CONNECTIONS) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n')
      return
    }
    sockets.handleUpgrade(request, socket, head, (client) => {
      // A message that is too long ends only its own connection.
      client.on('error', () => {
        onProblem('A viewer sent a message that is too long or broken, and was disconnected.')
        client.terminate()
      })
      sockets.emit('connection', client, request)
    })
  })
  const opened = await listening(server, port)
  return E.map((own: number): Loopback => {
    const address = `${HOST}:${own}/${token}`
    return { url: `http://${address}/`, server: address, sockets, close: () => closing(server, sockets) }
  })(opened)
}
