/** A seat at a game on a server, for pages and for programs. It uses a WebSocket and reconnects if the connection is lost. */
import type { Fact, GameEvent } from 'ptcg-turn-engine'
import { PROTOCOL, readServerMessage, type ServerMessage } from './protocol.ts'
import { CLOSE_CODES, REFUSAL_CODES, type Refusal, refusal } from './refusals.ts'
import { listening, type RemoteGame, remoteGame, type ShownGame } from './remoteGame.ts'

/** The state of the connection to the server. */
export interface Status {
  /** `refused` is final: trying again is useless. */
  readonly connection: 'connecting' | 'open' | 'lost' | 'refused'
  /** The connected players; null if unknown. */
  readonly present: readonly [boolean, boolean] | null
  /** True while an event is on its way. */
  readonly isSending: boolean
  /** The server's latest refusal. */
  readonly refusal: Refusal | null
}

export interface RemoteSeat {
  /** The current status; the same object until something changes. */
  readonly status: () => Status
  /** The game; null until the server has sent it. From then on it is always the same object. */
  readonly game: () => RemoteGame | null
  /** Calls the listener when the status has changed or the game has arrived. */
  readonly subscribe: (listener: () => void) => () => void
  /** Disconnects for good. */
  readonly leave: () => void
}

/** The part of a WebSocket that is used. The WebSockets of browsers and of `ws` have it. */
export interface Socket {
  onopen: ((event: never) => void) | null
  onmessage: ((event: { readonly data: unknown }) => void) | null
  onerror: (() => void) | null
  onclose: ((event: { readonly code: number; readonly reason: string }) => void) | null
  readonly send: (message: string) => void
  readonly close: () => void
}

export interface RemoteOptions {
  /** The address of the WebSocket: `ws://...`. */
  readonly address: string
  readonly token: string
  /** Opens a WebSocket on platforms that have none of their own. */
  readonly open?: (address: string) => Socket
  /** The longest wait between two attempts, in milliseconds. */
  readonly patience?: number
}

/** An event on its way. `accepted` is the number that the server has given it, or null. */
interface Pending {
  readonly id: string
  readonly at: number
  readonly event: GameEvent
  readonly accepted: number | null
}

const PATIENCE = 5000
const FIRST_WAIT = 250
const AFTER_TOO_MANY = 1000
/** The number of heartbeats that may be missed. */
const MISSED = 2.5
const ID_BYTES = 16
const TOO_LARGE = 1009

/** `randomUUID` does not exist in pages without TLS, such as those of a server on the local network. */
const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(ID_BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const native = (address: string): Socket => new WebSocket(address) as unknown as Socket

/** Part of the delay is random, so that not all clients reconnect at once. */
const waitBefore = (attempt: number, patience: number): number =>
  Math.min(patience, FIRST_WAIT * 2 ** (attempt - 1)) * (0.5 + Math.random() / 2)

const closingRefusal = (reason: string): Refusal | null => {
  const code = REFUSAL_CODES.find((one) => one === reason)
  return code === undefined ? null : refusal(code)
}

/** Takes a seat. The seat exists at once; the game follows when the server has sent it. */
export const remoteSeat = ({ address, token, open = native, patience = PATIENCE }: RemoteOptions): RemoteSeat => {
  const listeners = listening()
  let status: Status = { connection: 'connecting', present: null, isSending: false, refusal: null }
  let socket: Socket | null = null
  let place: Extract<ServerMessage, { kind: 'welcome' }> | null = null
  let past: readonly (readonly Fact[])[] = []
  let shown: ShownGame | null = null
  let pending: Pending | null = null
  /** The refusal that closed the connection, until it is open again. */
  let closing: Refusal | null = null
  let attempt = 0
  let again: ReturnType<typeof setTimeout> | undefined
  let silence: ReturnType<typeof setTimeout> | undefined

  const become = (change: Partial<Status>): void => {
    status = { ...status, ...change, isSending: pending !== null }
    listeners.notify()
  }
  const sendPending = (): void => {
    if (pending === null || status.connection !== 'open') return
    const { id, at, event } = pending
    socket?.send(JSON.stringify({ kind: 'send', id, at, event }))
  }
  const carry = (event: GameEvent): boolean => {
    if (pending !== null || shown === null) return false
    pending = { id: newId(), at: shown.game.length(), event, accepted: null }
    sendPending()
    become({ refusal: null })
    return true
  }
  const settle = (id: string | null, change: Partial<Status>): void => {
    if (pending?.id === id) pending = null
    become(change)
  }

  const show = ({ at, snapshot }: Extract<ServerMessage, { kind: 'state' }>): void => {
    // The snapshot includes the accepted event now, so the next event may be sent.
    if (pending !== null && pending.accepted !== null && pending.accepted <= at) pending = null
    if (shown !== null) shown.show(at, snapshot)
    else if (place !== null) shown = remoteGame(place, [at, snapshot], past, carry)
    if (status.connection === 'open') {
      if (status.isSending !== (pending !== null)) become({})
      return
    }
    // The first state after a hello: an event that may be lost is sent again; the server recognizes its id.
    attempt = 0
    status = { ...status, connection: 'open', refusal: status.refusal === closing ? null : status.refusal }
    sendPending()
    become({})
  }
  const hearAccepted = ({ id, at }: Extract<ServerMessage, { kind: 'accepted' }>): void => {
    if (pending?.id !== id) return
    if (at <= (shown?.game.length() ?? 0)) settle(id, {})
    else pending = { ...pending, accepted: at }
  }
  const hearRefusal = ({ id, code, message }: Extract<ServerMessage, { kind: 'refused' }>): void => {
    // The server does not read excess messages, so it cannot say which event it refused.
    if (code === 'TOO_MANY') setTimeout(sendPending, AFTER_TOO_MANY)
    const isUnreadable = code === 'MALFORMED' || code === 'TOO_LARGE'
    settle(isUnreadable ? (pending?.id ?? null) : id, { refusal: refusal(code, message) })
  }
  const hear = (message: ServerMessage): void => {
    switch (message.kind) {
      case 'welcome':
        place = message
        return
      case 'past':
        if (shown === null) past = message.facts
        else shown.addFacts(message.facts)
        return
      case 'state':
        show(message)
        return
      case 'present':
        become({ present: message.present })
        return
      case 'accepted':
        hearAccepted(message)
        return
      case 'refused':
        hearRefusal(message)
    }
  }

  const lose = (code: number, reason: string): void => {
    clearTimeout(silence)
    socket = null
    if (code === TOO_LARGE) pending = null
    const why = closingRefusal(reason)
    if (code === CLOSE_CODES.stayAway) {
      become({ connection: 'refused', present: null, refusal: status.refusal ?? why })
      return
    }
    attempt += 1
    again = setTimeout(connect, waitBefore(attempt, patience))
    if (status.refusal === null) closing = why
    become({ connection: 'lost', present: null, refusal: status.refusal ?? why })
  }
  const connect = (): void => {
    const own = open(address)
    socket = own
    /** Gives up a connection and ignores its further messages. */
    const giveUp = (code: number, reason: string): void => {
      if (socket !== own) return
      own.onmessage = null
      own.onclose = null
      lose(code, reason)
    }
    const listen = (): void => {
      clearTimeout(silence)
      if (place === null) return
      silence = setTimeout(() => {
        giveUp(0, '')
        own.close()
      }, place.heartbeat * MISSED)
    }
    // After an error, a close event follows and is handled.
    own.onerror = () => undefined
    own.onopen = () =>
      own.send(JSON.stringify({ kind: 'hello', protocol: PROTOCOL, token, knows: shown?.game.length() ?? 0 }))
    own.onmessage = ({ data }) => {
      listen()
      const message = typeof data === 'string' ? readServerMessage(data) : null
      if (message !== null) hear(message)
    }
    own.onclose = ({ code, reason }) => giveUp(code, reason)
  }
  connect()

  return {
    status: () => status,
    game: () => shown?.game ?? null,
    subscribe: listeners.subscribe,
    leave: () => {
      clearTimeout(again)
      clearTimeout(silence)
      const own = socket
      socket = null
      if (own === null) return
      own.onmessage = null
      own.onclose = null
      own.close()
    },
  }
}
