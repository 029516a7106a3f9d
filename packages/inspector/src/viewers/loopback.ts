/** Serves a viewer for a game in Node: a page and a WebSocket address, on this computer only, behind a random token. */
import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import * as E from '#fp-ts/Either'
import { LOOPBACK, listen, portOf } from '../server/listening.ts'
import { checkFor, hostsOf } from '../server/requestGuard.ts'
import { BRIDGE_SCRIPT, BRIDGE_STYLE, type Bridge, bridgeDocument } from './bridgePage.ts'
import { viewerPage } from './viewerPage.ts'

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

/** True if `Host` names this server. A foreign page can make a browser call this server under another name. */
const isAddressedHere = ({ headers }: IncomingMessage, port: number): boolean =>
  hostsOf(port).some((host) => host === headers.host)

/** True if the request comes from a program, which sends no Origin, from a page of this server, or from the viewer itself. */
const isFromHere = ({ headers }: IncomingMessage, port: number, viewer: string): boolean =>
  headers.origin === undefined || [...hostsOf(port).map((host) => `http://${host}`), viewer].includes(headers.origin)

const headersFor = (viewer: string, port: number): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `frame-src ${viewer}`,
    `connect-src ${hostsOf(port)
      .map((host) => `ws://${host}`)
      .join(' ')}`,
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
const behindToken = ({ url = '' }: IncomingMessage, isToken: (given: string) => boolean): string | null => {
  const [, first = '', ...rest] = (url.split(/[?#]/)[0] ?? '').split('/')
  return isToken(first) && (rest.length > 0 || url === `/${first}`) ? rest.join('/') : null
}

const closing = (server: Server, sockets: WebSocketServer): Promise<void> =>
  new Promise((resolve) => {
    for (const client of sockets.clients) client.terminate()
    sockets.close()
    server.close(() => resolve())
    server.closeAllConnections()
  })

/** Serves the page on this computer only. */
export const openLoopback = async ({
  bridge,
  port = 0,
  onProblem,
}: LoopbackOptions): Promise<E.Either<string, Loopback>> => {
  const viewer = E.map(({ origin }: URL) => origin)(viewerPage(bridge.viewer))
  if (E.isLeft(viewer)) return viewer
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const isToken = checkFor(token)
  const files = filesOf(bridge)
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_LENGTH, perMessageDeflate: false })
  const server = createServer((request, response) => {
    const own = portOf(server)
    const file = files.get(behindToken(request, isToken) ?? 'nothing')
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
    const path = behindToken(request, isToken)
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
  const opened = await listen(server, port, 'viewer')
  return E.map((own: number): Loopback => {
    const address = `${LOOPBACK}:${own}/${token}`
    return { url: `http://${address}/`, server: address, sockets, close: () => closing(server, sockets) }
  })(opened)
}
