/** Accepts WebSockets by their origin, checks that they are alive, and closes them. */
import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { type Conversation, type ConversationOptions, converse } from './conversation.ts'
import { WRONG_HOST } from './hosts.ts'
import { CLOSE_CODES, REFUSALS, type Refusal, refusal } from './refusals.ts'

export interface Connections {
  /** Handles requests to upgrade to WebSocket. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  /** Closes all connections without waiting. */
  readonly close: () => void
}

export interface ConnectionsOptions extends ConversationOptions {
  /**
   * True for the names of this server. A foreign page may have redirected its own name to this server's address; then the
   * request has another name.
   */
  readonly isKnownHost: (host: string | undefined) => boolean
  /** True for origins of pages that may connect. Programs send no origin; for them the token is enough. */
  readonly isKnownOrigin: (origin: string, host: string | undefined) => boolean
}

/** The path of the WebSocket. */
export const SOCKET_PATH = '/socket'

/** The time that a client has to answer a closing handshake, in milliseconds. */
const GOODBYE = 500

const decline = (socket: Duplex, status: 403 | 404, sentence: string): void => {
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(sentence)}`,
  ]
  socket.end(`${lines.join('\r\n')}\r\n\r\n${sentence}`, () => socket.destroy())
}

const goodbye = (socket: WebSocket, { code }: Refusal): void => {
  const { afterwards } = REFUSALS[code]
  socket.close(afterwards === 'stayAway' ? CLOSE_CODES.stayAway : CLOSE_CODES.comeBack, code)
  setTimeout(() => socket.terminate(), GOODBYE).unref()
}

/** Serves a client until it is gone. */
const attend = (socket: WebSocket, options: ConversationOptions): Conversation => {
  const conversation = converse(options, {
    send: (message) => {
      // Messages lost with a broken connection are sent again after the next hello.
      if (socket.readyState === socket.OPEN) socket.send(message, () => undefined)
    },
    unread: () => socket.bufferedAmount,
    close: (why) => goodbye(socket, why),
    now: () => performance.now(),
  })
  socket.on('message', (data, isBinary) => conversation.hear(isBinary ? null : data.toString()))
  socket.on('close', conversation.end)
  return conversation
}

/** The connections of a server. */
export const connectionsOf = (options: ConnectionsOptions): Connections => {
  const { limits, log, isKnownHost, isKnownOrigin } = options
  const server = new WebSocketServer({ noServer: true, maxPayload: limits.frameBytes, perMessageDeflate: false })
  const conversations = new Map<WebSocket, Conversation>()
  const silent = new WeakSet<WebSocket>()

  const beats = setInterval(() => {
    for (const [socket, conversation] of conversations) {
      if (silent.has(socket)) {
        socket.terminate()
        continue
      }
      silent.add(socket)
      socket.ping()
      conversation.beat()
    }
  }, limits.heartbeat)
  beats.unref()

  server.on('connection', (socket) => {
    // Protocol errors (too large, not WebSocket) are reported by the close code of the connection.
    socket.on('error', (error) =>
      log({ code: 'BROKEN_FRAME', message: 'A connection sent a malformed message.', detail: error.message }),
    )
    const strangers = [...conversations].filter(([, { isStranger }]) => isStranger())
    if (conversations.size - strangers.length >= limits.connections) {
      log(refusal('FULL'))
      goodbye(socket, refusal('FULL'))
      return
    }
    // Strangers are in order of arrival.
    const [longest] = strangers
    if (longest !== undefined && strangers.length >= limits.strangers) {
      longest[1].makeRoom()
      conversations.delete(longest[0])
    }
    conversations.set(socket, attend(socket, options))
    socket.on('pong', () => silent.delete(socket))
    socket.on('close', () => conversations.delete(socket))
  })
  return {
    upgrade: (request, socket, head) => {
      socket.on('error', () => socket.destroy())
      const { origin, host } = request.headers
      if (!isKnownHost(host)) {
        log({ code: 'WRONG_HOST', message: WRONG_HOST, detail: String(host) })
        decline(socket, 403, WRONG_HOST)
      } else if (origin !== undefined && !isKnownOrigin(origin, host)) {
        const sentence = 'Pages from other origins may not play here.'
        log({ code: 'WRONG_ORIGIN', message: sentence, detail: origin })
        decline(socket, 403, sentence)
      } else if (request.url !== SOCKET_PATH) decline(socket, 404, 'There is nothing at this address.')
      else server.handleUpgrade(request, socket, head, (open) => server.emit('connection', open, request))
    },
    close: () => {
      clearInterval(beats)
      for (const socket of server.clients) goodbye(socket, refusal('STOPPING'))
      server.close()
    },
  }
}
