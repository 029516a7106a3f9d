/** A seat at an online game: the example server's `remoteSeat` over Colyseus, at the process that holds the game. */
import { Client, type Room } from '@colyseus/sdk'
import { errorInWords } from '../server/log.ts'
import { CLOSE_CODES, REFUSAL_CODES, REFUSALS } from '../server/refusals.ts'
import { type RemoteSeat, remoteSeat, type Socket } from '../server/remoteSeat.ts'
import { applyChange, type JsonValue } from './changes.ts'
import type { OnlineMessage, SeatLink } from './messages.ts'

export interface OnlineSeatOptions {
  /** The addresses of the processes, such as `http://127.0.0.1:2567`. If one fails, the next one is tried. */
  readonly servers: readonly string[]
  readonly link: SeatLink
  /** Called with every message, for example a wish for a rematch. */
  readonly onMessage?: (message: OnlineMessage) => void
}

export interface OnlineSeat extends RemoteSeat {
  /** Asks for another game after this one. */
  readonly rematch: () => void
}

/** Returns a function that turns messages into those of the example server: changes become whole states. */
const wholeStates = () => {
  let state: JsonValue | undefined
  return (message: OnlineMessage): OnlineMessage => {
    if (message.kind === 'state') state = message.snapshot as unknown as JsonValue
    if (message.kind !== 'changes') return message
    state = applyChange(state, message.change)
    return { kind: 'state', at: message.at, snapshot: state as never }
  }
}

/** A socket to a game, in the form that `remoteSeat` uses. */
const socketTo = (server: string, { link, onMessage }: OnlineSeatOptions, onRoom: (room: Room) => void): Socket => {
  const whole = wholeStates()
  let room: Room | null = null
  let isClosed = false
  const end = (reason: string): void => {
    if (isClosed) return
    isClosed = true
    const code = REFUSAL_CODES.find((one) => one === reason)
    const isFinal = code !== undefined && REFUSALS[code].afterwards === 'stayAway'
    socket.onclose?.({ code: isFinal ? CLOSE_CODES.stayAway : CLOSE_CODES.comeBack, reason })
  }
  const hear = (kind: string | number, rest: object): void => {
    const message = { kind, ...rest } as OnlineMessage
    onMessage?.(message)
    socket.onmessage?.({ data: JSON.stringify(whole(message)) })
  }
  const enter = async (hello: object): Promise<void> => {
    try {
      const entered = await new Client(server).joinOrCreate('game', link)
      room = entered
      // After a lost connection another process may hold the game, so the seat joins again with its token.
      entered.reconnection.enabled = false
      entered.onLeave((_code, reason) => end(reason ?? ''))
      entered.onMessage('*', hear)
      if (isClosed) entered.leave()
      onRoom(entered)
      entered.send('hello', hello)
    } catch (error) {
      end(errorInWords(error))
    }
  }
  const socket: Socket = {
    onopen: null,
    onmessage: null,
    onerror: null,
    onclose: null,
    send: (text) => {
      const { kind, ...rest } = JSON.parse(text)
      if (kind === 'hello') enter(rest)
      else room?.send(kind, rest)
    },
    close: () => {
      isClosed = true
      room?.leave()
    },
  }
  queueMicrotask(() => socket.onopen?.(undefined as never))
  return socket
}

/** Takes a seat, and reconnects automatically. */
export const onlineSeat = (options: OnlineSeatOptions): OnlineSeat => {
  const { servers, link } = options
  let room: Room | null = null
  let turn = Math.floor(Math.random() * servers.length)
  const open = (): Socket => {
    turn += 1
    return socketTo(servers[turn % servers.length] ?? '', options, (entered) => {
      room = entered
    })
  }
  const seat = remoteSeat({ address: '', token: link.token, open })
  return { ...seat, rematch: () => room?.send('rematch') }
}

/** The sentence of a refusal if the reason is its code; otherwise the reason itself. */
const sentenceOf = (reason: string): string => {
  const code = REFUSAL_CODES.find((one) => one === reason)
  return code === undefined ? reason : REFUSALS[code].message
}

/** Finds an opponent. Resolves to the link of the player's own seat in a new game; rejects with a sentence. */
export const meet = async (
  server: string,
  options: { name: string; deck: string; code?: string },
): Promise<SeatLink> => {
  const entered = new Client(server).joinOrCreate('match', { code: '', ...options })
  const room = await entered.catch((error) => Promise.reject(new Error(sentenceOf(errorInWords(error)))))
  room.reconnection.enabled = false
  return new Promise((resolve, reject) => {
    room.onMessage('link', resolve)
    room.onLeave((_code, reason) => reject(new Error(sentenceOf(reason ?? 'The connection is lost.'))))
    room.send('ready')
  })
}
