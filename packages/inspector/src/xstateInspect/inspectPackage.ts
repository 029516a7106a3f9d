/** The interfaces that @xstate/inspect expects of the services it shows and of its callers. */
import type { JsonObject } from 'ptcg-turn-engine/chart'

/** An event of XState v4 in its envelope. */
export interface ScxmlEvent {
  readonly name: string
  readonly type: 'external'
  readonly $$type: 'scxml'
  readonly data: { readonly type: string }
  /** The id of the session to which a viewer sends the event; absent in an event that is reported to viewers. */
  readonly origin?: string | undefined
}

/** A state of XState v4, as JSON. */
export interface V4State {
  readonly value: unknown
  readonly context: unknown
  readonly event: { readonly type: string }
  readonly _event: ScxmlEvent
  readonly _sessionid: string
  readonly actions: readonly { readonly type: string }[]
  readonly activities: Readonly<Record<string, never>>
  readonly meta: Readonly<Record<string, unknown>>
  readonly events: readonly never[]
  readonly transitions: readonly never[]
  readonly children: Readonly<Record<string, never>>
  readonly tags: readonly string[]
  readonly done: boolean
  readonly changed: boolean
}

/** A machine of XState v4; the package serializes all of it for the socket, so its JSON is its definition. */
export interface V4Machine {
  readonly definition: JsonObject
  toJSON(): JsonObject
}

/** A running interpreter of XState v4. The package replaces `send` by its own function. */
export interface V4Service {
  readonly sessionId: string
  readonly id: string
  readonly parent: { readonly sessionId: string } | undefined
  readonly machine: V4Machine
  readonly state: V4State
  readonly initialState: V4State
  send: (event: ScxmlEvent | { readonly type: string }) => void
  subscribe(listener: (state: V4State) => void): { unsubscribe(): void }
  onStop(listener: () => void): void
}

/** The registry of services. */
export interface DevTools {
  readonly services: ReadonlySet<V4Service>
  register(service: V4Service): void
  onRegister(listener: (service: V4Service) => void): { unsubscribe(): void }
}

export interface Inspector {
  disconnect(): void
}

export interface WindowInspection {
  readonly url: string
  readonly iframe: HTMLIFrameElement | null
  readonly targetWindow: Window | undefined
  readonly devTools: DevTools
}

/** A viewer's connection, as the package uses it. */
export interface ViewerSocket {
  readonly readyState: number
  readonly OPEN: number
  send(text: string): void
  terminate(): void
  on(name: 'message', listener: (data: { toString(): string }, isBinary: boolean) => void): void
}

/** A WebSocket server, as the package uses it. */
export interface ServerInspection {
  readonly server: {
    readonly clients: readonly ViewerSocket[]
    on(name: 'connection' | 'close', listener: (line: ViewerSocket) => void): void
    close(): void
  }
}
