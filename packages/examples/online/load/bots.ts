/** A process of bots: plays both seats of some rooms, and then reports to its parent what each seat has seen. */
import { type GameEvent, type PlayerId, randomPlayer } from 'ptcg-turn-engine'
import { remoteSeat, type Socket } from '../../server/remoteSeat.ts'
import type { OnlineMessage } from '../messages.ts'
import { type OnlineSeat, onlineSeat } from '../seat.ts'
import { digestOfView, emptySeat, noteMessage, type SeenBySeat } from './seen.ts'

/** A room for the bots: the tokens of its seats and, for some, of a spectator. */
export interface Assignment {
  readonly game: number
  readonly play: readonly [string, string]
  readonly watch: string | null
}

export interface BotsOptions {
  /** The addresses of the server's processes, or only the address of the example server's WebSocket. */
  readonly servers: readonly string[]
  readonly rooms: readonly Assignment[]
  /** The average time that a bot thinks, in milliseconds. */
  readonly think: number
}

const all: SeenBySeat[] = []
const seats = new Set<OnlineSeat>()
let isStopping = false
/** Milliseconds between the first players of two rooms, because people come one after another. */
const BETWEEN_ROOMS = 100
/** One view in this many is compared with the stored game. */
const SAMPLED = 5

/** A seat at the example server, whose games have no rematch. */
const plainSeat = (address: string, token: string, onMessage: (message: OnlineMessage) => void): OnlineSeat => {
  const open = (): Socket => {
    const socket = new WebSocket(address)
    socket.addEventListener('message', ({ data }) => onMessage(JSON.parse(data)))
    return socket as unknown as Socket
  }
  return { ...remoteSeat({ address, token, open }), rematch: () => undefined }
}

/** Takes a seat, and after the game the same seat in the rematch. */
const sit = (options: BotsOptions, game: number, player: PlayerId, token: string, mayPlay: boolean): void => {
  const seen = emptySeat(game, player, mayPlay)
  all.push(seen)
  const decide = randomPlayer(game * 2 + player)
  let sent: { event: GameEvent; since: number; wasLost: boolean } | null = null
  /** The latest `past` message. It arrives just before the state that its facts led to. */
  let past: OnlineMessage | null = null

  const hear = (message: OnlineMessage): void => {
    if (message.kind === 'past') past = message
    else noteMessage(seen, message, null)
    if (past !== null && message.kind === 'state') {
      noteMessage(seen, past, message.at)
      past = null
    }
    if (message.kind === 'accepted' && sent !== null) {
      const { event, since, wasLost } = sent
      const when = Date.now()
      seen.accepted.push({ id: message.id, at: message.at, event, took: when - since, when, wasLost })
      sent = null
    }
    if (message.kind === 'rematch' && message.game !== null) goOn(message.game)
  }
  const [server = ''] = options.servers
  const seat = server.startsWith('ws:')
    ? plainSeat(server, token, hear)
    : onlineSeat({ servers: options.servers, link: { game, token }, onMessage: hear })
  seats.add(seat)
  let isOver = false
  const goOn = (next: number): void => {
    if (isOver) return
    isOver = true
    clearInterval(timer)
    seat.leave()
    seats.delete(seat)
    if (!isStopping) sit(options, next, player, token, mayPlay)
  }
  let asked = -1
  const act = (): void => {
    if (seat.status().connection !== 'open') {
      if (sent !== null) sent.wasLost = true
      return
    }
    const own = seat.game()
    if (own === null || isStopping || seat.status().isSending) return
    if (own.length() % SAMPLED === 0) seen.digests[own.length()] ??= digestOfView(own.state())
    if (!mayPlay) return
    if (own.state().game.result !== null) seat.rematch()
    else if (asked !== own.length()) {
      asked = own.length()
      const legal = own.legalEvents()
      if (legal.length === 0) return
      const event = decide(own.state(), legal)
      sent = { event, since: Date.now(), wasLost: false }
      own.send(event)
    }
  }
  // A refused event does not change the game, so the bot must decide again.
  const retry = setInterval(() => {
    if (isOver) clearInterval(retry)
    if (!seat.status().isSending) asked = -1
  }, options.think * 10)
  const timer = setInterval(act, options.think * (0.5 + Math.random()))
}

process.on('message', async (message: BotsOptions | 'stop') => {
  if (message === 'stop') {
    isStopping = true
    const since = Date.now()
    const isSending = (): boolean => [...seats].some((seat) => seat.status().isSending)
    while (isSending() && Date.now() - since < 20_000) await new Promise((resolve) => setTimeout(resolve, 100))
    process.send?.(all, () => process.exit())
  } else
    for (const { game, play, watch } of message.rooms) {
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_ROOMS))
      for (const player of [0, 1] as const) sit(message, game, player, play[player], true)
      if (watch !== null) sit(message, game, 0, watch, false)
    }
})
