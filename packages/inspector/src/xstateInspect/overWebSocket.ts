/** Shows an actor of a Node process in viewers for XState v4, over a WebSocket on this computer. */

import type { AnyActor } from 'xstate'
import * as E from '#fp-ts/Either'
import { type Loopback, MAX_MESSAGE_LENGTH, openLoopback } from '../viewers/loopback.ts'
import type { OverWebSocketOptions } from '../viewers/showInOptions.ts'
import { withoutThrowing } from '../viewers/withoutThrowing.ts'
import { parseJson, readCommand } from './command.ts'
import type { ServerInspection, ViewerSocket } from './inspectPackage.ts'
import { lending } from './lend.ts'
import { type ShowingActors, showActor } from './showing.ts'
import type { Socket, SocketServer } from './sockets.ts'
import { createDevTools, inspectOverServer } from './v4/viewer.ts'
import { VIEWER } from './viewerAddress.ts'

/** Options for showing an actor from Node. */
export interface AnyServerOptions extends OverWebSocketOptions {
  /** Your own server, which stays under your control: connections are not filtered, and it is not closed. */
  readonly server?: SocketServer
}

/** An actor displayed from Node. `disconnect` ends the display; the actor continues. */
export interface ShownOverWebSocket {
  /** A page for a browser that shows the viewer; null with your own server. */
  readonly url: string | null
  /** The `server` option of `createWebSocketReceiver`; null with your own server. */
  readonly server: string | null
  disconnect(): Promise<void>
}

/** The maximum number of bytes that wait for a slow viewer. */
const MAX_WAITING = 32 * 1024 * 1024

/** Wraps a connection for @xstate/inspect, which receives only valid commands. */
const guarded = (
  socket: Socket,
  read: (text: string) => E.Either<string, string>,
  onProblem: (s: string) => void,
  isReleased: () => boolean,
): ViewerSocket => ({
  OPEN: socket.OPEN,
  get readyState() {
    return socket.readyState
  },
  send: (text) => {
    if (socket.bufferedAmount <= MAX_WAITING) socket.send(text)
    else {
      onProblem('A viewer reads too slowly and was disconnected.')
      socket.terminate()
    }
  },
  terminate: () => socket.terminate(),
  on: (name, listener) => {
    const hear = withoutThrowing(listener, onProblem)
    socket.on(name, (data, isBinary) => {
      if (isReleased()) return
      const length = Array.isArray(data) ? Number.POSITIVE_INFINITY : data.byteLength
      const text = isBinary || length > MAX_MESSAGE_LENGTH ? null : data.toString()
      const command = text === null ? E.left('The viewer sent a message that is binary or too long.') : read(text)
      if (E.isLeft(command)) onProblem(command.left)
      else hear({ toString: () => command.right }, false)
    })
  },
})

/** Wraps a server for @xstate/inspect, which cannot close the server. `release` cuts @xstate/inspect off. */
const guardedServer = (
  server: SocketServer,
  showing: () => ShowingActors | undefined,
  onProblem: (sentence: string) => void,
): { readonly facade: ServerInspection['server']; release(): void } => {
  const lines = new Map<Socket, ViewerSocket>()
  const releases: (() => void)[] = []
  let isReleased = false
  const read = (text: string): E.Either<string, string> => {
    const message = parseJson(text)
    if (E.isLeft(message)) return message
    const command = readCommand(message.right, (session) => showing()?.actorOf(session))
    if (E.isRight(command) && command.right.type === 'xstate.inspecting') showing()?.watch()
    return E.map(JSON.stringify)(command)
  }
  const facade: ServerInspection['server'] = {
    get clients() {
      return [...lines.values()]
    },
    on: (name, listener) => {
      if (name !== 'connection') return
      const hear = (socket: Socket): void => {
        const line = guarded(socket, read, onProblem, () => isReleased)
        lines.set(socket, line)
        socket.on('error', () => socket.terminate())
        socket.on('close', () => lines.delete(socket))
        listener(line)
      }
      server.on('connection', hear)
      for (const socket of server.clients) hear(socket)
      releases.push(() => server.off('connection', hear))
    },
    close: () => {},
  }
  const release = (): void => {
    isReleased = true
    for (const one of releases) one()
    lines.clear()
  }
  return { facade, release }
}

const connect = (actor: AnyActor, server: SocketServer, microsteps: boolean, onProblem: (s: string) => void) => {
  let showing: ShowingActors | undefined
  const { facade, release } = guardedServer(server, () => showing, onProblem)
  const devTools = createDevTools()
  const inspector = lending(globalThis, '__xstate__', devTools, () => inspectOverServer({ server: facade }))
  showing = showActor(actor, devTools, { microsteps, onProblem })
  return () => {
    showing?.stop()
    inspector.disconnect()
    release()
  }
}

/**
 * Shows a running actor in a viewer for XState v4, from Node. On the left: one sentence that says why the server cannot
 * be opened.
 */
export const inspectOverWebSocket = async (
  actor: AnyActor,
  options: AnyServerOptions = {},
): Promise<E.Either<string, ShownOverWebSocket>> => {
  const { viewer = VIEWER, microsteps = true, onProblem = console.warn } = options
  if (options.server !== undefined) {
    const stop = connect(actor, options.server, microsteps, onProblem)
    return E.right({ url: null, server: null, disconnect: async () => stop() })
  }
  const bridge = { viewer, greeting: 'xstate.inspecting', title: 'The game in the viewer of @xstate/inspect' }
  return E.map((loopback: Loopback): ShownOverWebSocket => {
    const stop = connect(actor, loopback.sockets, microsteps, onProblem)
    return {
      url: loopback.url,
      server: loopback.server,
      disconnect: () => {
        stop()
        return loopback.close()
      },
    }
  })(await openLoopback({ bridge, port: options.port, onProblem }))
}
