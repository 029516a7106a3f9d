/** Shows actors of a Node process in Stately Inspector, over a WebSocket on this computer. */
import { createInspector, type StatelyInspectionEvent } from '@statelyai/inspect'
import type { WebSocket, WebSocketServer } from 'ws'
import type { AnyActor, InspectionEvent } from 'xstate'
import * as E from '#fp-ts/Either'
import { type Loopback, openLoopback } from '../viewers/loopback.ts'
import type { OverWebSocketOptions } from '../viewers/showInOptions.ts'
import { DEPTH, reportActors } from './reportActors.ts'
import { VIEWER } from './viewerAddress.ts'

/** A viewer served from Node. `disconnect` ends it; the actors continue. */
export interface InspectingOverWebSocket {
  /** A page for a browser that shows the viewer. */
  readonly url: string
  /** The `server` option of `createWebSocketReceiver`. */
  readonly server: string
  /** The `inspect` option of `createActor`. */
  readonly inspect: (event: InspectionEvent) => void
  /** Shows a running actor. */
  show(actor: AnyActor): void
  disconnect(): Promise<void>
}

/** The number of latest events that a viewer gets if it connects late: as many as the server of @statelyai/inspect sends. */
const REMEMBERED = 200
/** The maximum number of bytes that wait for a slow viewer. */
const MAX_WAITING = 32 * 1024 * 1024

/** Returns a function that sends an event to all viewers. A viewer that connects late gets all actors and the latest events. */
const broadcast = (sockets: WebSocketServer, onProblem: (sentence: string) => void) => {
  const actors = new Map<string, string>()
  const recent: string[] = []
  const give = (socket: WebSocket, text: string): void => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount <= MAX_WAITING) socket.send(text)
    else {
      onProblem('A viewer reads too slowly and was disconnected.')
      socket.terminate()
    }
  }
  sockets.on('connection', (socket) => {
    for (const text of [...actors.values(), ...recent]) give(socket, text)
  })
  return (event: StatelyInspectionEvent): void => {
    const text = JSON.stringify(event)
    if (event.type === '@xstate.actor') actors.set(event.sessionId, text)
    else if (recent.push(text) > REMEMBERED) recent.shift()
    for (const socket of sockets.clients) give(socket, text)
  }
}

/** Serves a page with Stately Inspector from Node. On the left: one sentence that says why it cannot be served. */
export const inspectOverWebSocket = async (
  options: OverWebSocketOptions = {},
): Promise<E.Either<string, InspectingOverWebSocket>> => {
  const { viewer = VIEWER, port, microsteps = true, onProblem = console.warn } = options
  const bridge = { viewer, greeting: '@statelyai.connected', title: 'The game in Stately Inspector' }
  return E.map((loopback: Loopback): InspectingOverWebSocket => {
    const reports = reportActors(() => inspector, { microsteps, onProblem })
    const inspector = createInspector(
      { send: broadcast(loopback.sockets, onProblem) },
      { serialize: reports.serialize, serializationDepthLimit: DEPTH },
    )
    return {
      url: loopback.url,
      server: `ws://${loopback.server}`,
      inspect: reports.inspect,
      show: reports.show,
      disconnect: () => {
        reports.stop()
        return loopback.close()
      },
    }
  })(await openLoopback({ bridge, port, onProblem }))
}
