/** Shows actors that run in Node in Stately Inspector, over a WebSocket on this computer. */
import { createInspector, type StatelyInspectionEvent } from '@statelyai/inspect'
import type { WebSocket, WebSocketServer } from 'ws'
import type { AnyActor, InspectionEvent } from 'xstate'
import * as E from '#fp-ts/Either'
import { type Loopback, openLoopback } from '../viewers/loopback.ts'
import { DEPTH, telling } from './telling.ts'
import { VIEWER } from './viewerAddress.ts'

/** How actors are shown from Node. */
export interface OverWebSocketOptions {
  /** A free one where it is left out. */
  readonly port?: number
  /** The address of the viewer; the hosted one where it is left out. */
  readonly viewer?: string
  /** Each microstep as a snapshot of its own (it is so unless this is false). */
  readonly microsteps?: boolean
  /** Is told in one sentence when a connection has to be ended. */
  readonly onProblem?: (sentence: string) => void
}

/** A viewer that is served from Node. `disconnect` ends the showing; the actors go on. */
export interface InspectingOverWebSocket {
  /** A page for a browser that shows the viewer. */
  readonly url: string
  /** What `createWebSocketReceiver({ server })` takes. */
  readonly server: string
  /** What `createActor(machine, { inspect })` takes. */
  readonly inspect: (event: InspectionEvent) => void
  /** Shows an actor that runs already. */
  show(actor: AnyActor): void
  disconnect(): Promise<void>
}

/** A viewer that comes later is told so many of the latest events, as the package's own server does. */
const REMEMBERED = 200
/** What waits for a viewer that reads too slowly is bounded. */
const MOST_WAITING = 32 * 1024 * 1024

/** Sends to all viewers, and to those that come later what they missed. */
const broadcast = (sockets: WebSocketServer, onProblem: (sentence: string) => void) => {
  const actors = new Map<string, string>()
  const recent: string[] = []
  const give = (socket: WebSocket, text: string): void => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount <= MOST_WAITING) socket.send(text)
    else {
      onProblem('A viewer reads too slowly and was let go.')
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

/** Serves a page with Stately Inspector from Node. One sentence on the left where that is not possible. */
export const inspectOverWebSocket = async (
  options: OverWebSocketOptions = {},
): Promise<E.Either<string, InspectingOverWebSocket>> => {
  const { viewer = VIEWER, port, microsteps = true, onProblem = console.warn } = options
  const bridge = { viewer, greeting: '@statelyai.connected', title: 'The game in Stately Inspector' }
  return E.map((loopback: Loopback): InspectingOverWebSocket => {
    const tells = telling(() => inspector, { microsteps, onProblem })
    const inspector = createInspector(
      { send: broadcast(loopback.sockets, onProblem) },
      { serialize: tells.serialize, serializationDepthLimit: DEPTH },
    )
    return {
      url: loopback.url,
      server: `ws://${loopback.server}`,
      inspect: tells.inspect,
      show: tells.show,
      disconnect: () => {
        tells.stop()
        return loopback.close()
      },
    }
  })(await openLoopback({ bridge, port, onProblem }))
}
