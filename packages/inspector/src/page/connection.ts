/** Connects the page to the server's game: events arrive in order, and a broken connection is resumed. */

import { CLOSED, closingInWords, type PageMessage, readServerMessage } from '../live/protocol.ts'
import type { Connection } from '../time/inspection.ts'

export interface Host {
  /**
   * Asks the server to play an event as number `at` + 1 of the game; before the first connection, the request waits.
   */
  readonly play: (at: number, event: unknown) => void
  readonly close: () => void
}

export interface Listener {
  /** The number of events known to the page. */
  readonly known: () => number
  readonly onEvents: (from: number, events: readonly unknown[]) => void
  readonly onRefused: (sentence: string) => void
  readonly onConnection: (connection: Connection) => void
}

/** The close codes whose reason is shown as a message. For any other code, only the header says that the connection is lost. */
const SAID: readonly number[] = Object.values(CLOSED)

const NOTHING_PLAYED = 'The connection to the game is lost, and the page is reconnecting. Nothing was played.'

const FIRST_WAIT = 500
const MAX_WAIT_LENGTH = 8000

const addressOf = ({ protocol, host, pathname }: Location): string =>
  `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${pathname.replace(/[^/]*$/, '')}live`

/** Connects to the server of this page. */
export const connect = (game: string, listener: Listener): Host => {
  let socket: WebSocket | null = null
  let wait = FIRST_WAIT
  let timer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false
  /** The requests made before the first connection; null as soon as that connection has opened or failed. */
  let early: PageMessage[] | null = []

  const say = (message: PageMessage): boolean => {
    if (socket?.readyState !== WebSocket.OPEN) return false
    socket.send(JSON.stringify(message))
    return true
  }
  const hear = ({ data }: MessageEvent): void => {
    const message = readServerMessage(data)
    if (message === null) return
    switch (message.kind) {
      case 'events':
        listener.onEvents(message.from, message.events)
        break
      case 'refused':
        listener.onRefused(message.sentence)
        break
      case 'anotherGame':
        isClosed = true
        listener.onConnection('anotherGame')
    }
  }
  const open = (): void => {
    const own = new WebSocket(addressOf(location))
    socket = own
    own.addEventListener('open', () => {
      wait = FIRST_WAIT
      listener.onConnection('open')
      say({ kind: 'follow', game, from: listener.known() })
      for (const message of early ?? []) say(message)
      early = null
    })
    own.addEventListener('message', hear)
    own.addEventListener('close', ({ code }) => {
      if (isClosed || socket !== own) return
      listener.onConnection('lost')
      if ((early ?? []).length > 0) listener.onRefused(NOTHING_PLAYED)
      early = null
      if (SAID.includes(code)) listener.onRefused(closingInWords(code))
      if (code === CLOSED.tooManyPages) return
      timer = setTimeout(open, wait)
      wait = Math.min(MAX_WAIT_LENGTH, wait * 2)
    })
  }
  open()
  return {
    play: (at, event) => {
      const message: PageMessage = { kind: 'play', at, event }
      if (early !== null) early.push(message)
      else if (!say(message)) listener.onRefused(NOTHING_PLAYED)
    },
    close: () => {
      isClosed = true
      clearTimeout(timer)
      const last = socket
      // A browser logs an error if a socket is closed before it is open.
      if (last?.readyState === WebSocket.CONNECTING) last.addEventListener('open', () => last.close())
      else last?.close()
    },
  }
}
