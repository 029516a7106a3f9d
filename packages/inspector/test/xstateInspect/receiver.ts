/** Runs the receivers of @xstate/inspect, which read with XState v4, and lists the messages they received, in order. */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { WebSocket } from 'ws'

export const V4_FOLDER = join(import.meta.dirname, '../../../../packages/xstate-v4-viewer')
const v4 = createRequire(join(V4_FOLDER, 'package.json'))

export interface ReceivedState {
  readonly value: unknown
  readonly context: {
    readonly game?: { readonly players: readonly { readonly name: string }[] }
    readonly [key: string]: unknown
  }
  readonly event: { readonly type: string }
  readonly _sessionid: string
  readonly actions: readonly { readonly type: string }[]
  readonly done: boolean
  readonly changed: boolean
}

interface V4Machine {
  readonly id: string
  readonly config: object
  readonly stateIds: readonly string[]
  readonly events: readonly string[]
  resolveState(state: ReceivedState): { readonly nextEvents: readonly string[]; toStrings(): readonly string[] }
}

export interface Received {
  readonly type: 'service.register' | 'service.event' | 'service.state' | 'service.stop'
  readonly sessionId: string
  readonly parent?: string
  readonly machine: V4Machine
  readonly state: ReceivedState
  readonly event: { readonly name: string; readonly data: { readonly type: string } }
}

interface Receiver {
  send(command: object): void
  subscribe(listener: (received: Received) => void): unknown
}

const { createWebSocketReceiver } = v4('@xstate/inspect') as {
  readonly createWebSocketReceiver: (options: { readonly server: string }) => Receiver
}

/** Waits until something holds; fails with what it waited for. */
export const until = async (what: string, holds: () => boolean): Promise<void> => {
  for (let tries = 0; tries < 400; tries += 1) {
    if (holds()) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error(`In four seconds it did not come to this: ${what}.`)
}

export interface Receiving {
  readonly all: Received[]
  states(): readonly ReceivedState[]
  events(): readonly string[]
  /** An event as the viewer sends it when somebody clicks. */
  sendEvent(data: unknown, session: string): void
  close(): void
}

/** A viewer that connects to a server of ours. */
export const receive = (server: string): Receiving => {
  const all: Received[] = []
  const sockets: WebSocket[] = []
  const before = Object.getOwnPropertyDescriptor(globalThis, 'WebSocket')
  class Noted extends WebSocket {
    constructor(address: string) {
      super(address)
      sockets.push(this)
    }
  }
  Object.defineProperty(globalThis, 'WebSocket', { configurable: true, writable: true, value: Noted })
  const receiver = createWebSocketReceiver({ server })
  if (before === undefined) Reflect.deleteProperty(globalThis, 'WebSocket')
  else Object.defineProperty(globalThis, 'WebSocket', before)
  receiver.subscribe((received) => all.push(received))
  return {
    all,
    states: () => all.filter(({ type }) => type === 'service.state').map(({ state }) => state),
    events: () => all.filter(({ type }) => type === 'service.event').map(({ event }) => event.name),
    sendEvent: (data, session) =>
      receiver.send({
        type: 'xstate.event',
        event: JSON.stringify({ name: 'x', type: 'external', $$type: 'scxml', data, origin: session }),
      }),
    close: () => {
      for (const socket of sockets) socket.terminate()
    },
  }
}
