/** The room of a game in Colyseus: admits people by their tokens, and passes messages on. The game is in `game.ts`. */
import { type Client, ClientState, matchMaker, Room } from '@colyseus/core'
import * as E from 'fp-ts/lib/Either.js'
import type { WebSocket } from 'ws'
import { bucketOf, type Limits } from '../server/limits.ts'
import { errorInWords, type Log } from '../server/log.ts'
import { PROTOCOL, readClientMessage } from '../server/protocol.ts'
import { CLOSE_CODES, REFUSALS, type Refusal, type RefusalCode, refusal } from '../server/refusals.ts'
import type { TokenPlace } from '../server/store.ts'
import { digestOf } from '../server/tokens.ts'
import { type OnlineGame, openOnlineGame } from './game.ts'
import type { OnlineMessage, SeatLink } from './messages.ts'
import type { Instruments } from './metrics.ts'
import { declineWith, orUnavailable, soon } from './patience.ts'
import type { OnlineStore } from './store.ts'

export interface GameRoomOptions {
  readonly store: OnlineStore
  readonly log: Log
  readonly limits: Limits
  readonly instruments: Instruments
  /** The delay of spectators, in milliseconds. */
  readonly delay: number
}

/** A client that has joined. */
interface Guest {
  readonly place: TokenPlace
  readonly link: string
  readonly mayCome: () => boolean
  readonly mayExceed: () => boolean
  complainedAt: number
  leave: (() => void) | null
}

const SECOND = 1000
/** Milliseconds between two checks of whether this process still holds the game. */
const HOLD_CHECK = 10_000

/** A message as the text that the protocol reads; null if it cannot be written as JSON. */
const asText = (kind: string, message: unknown): string | null => {
  try {
    return JSON.stringify({ ...(message as object), kind })
  } catch {
    return null
  }
}

/**
 * Closes the rooms of a game whose process is dead, so that the game opens again at once. A living process listens to
 * its channel in Redis; Colyseus alone would wait for an answer first.
 */
const forgetDeadRooms = async (game: number): Promise<void> => {
  for (const { roomId, processId } of await matchMaker.query({ name: 'game', game } as object)) {
    const listening = await matchMaker.presence.channels(`p:${processId}`)
    if (listening.length === 0) await matchMaker.driver.remove(roomId)
  }
}

const send = (client: Client, { kind, ...rest }: OnlineMessage): void => client.send(kind, rest)

/** The class of rooms that use a store. */
export const gameRoom = ({ store, log, limits, instruments, delay }: GameRoomOptions) =>
  class GameRoom extends Room<{ metadata: { game: number } }> {
    // A full room would be invisible, and the next guest would open the game a second time.
    override maxClients = Number.POSITIVE_INFINITY
    // Colyseus disconnects a client above this limit. Below it, excess messages are refused with a reason.
    override maxMessagesPerSecond = 2 * (limits.burst + limits.flood)
    #game: OnlineGame | null = null
    readonly #guests = new Map<Client, Guest>()

    static override async onAuth(_token: string, { game, token }: Partial<SeatLink>): Promise<TokenPlace> {
      const isLink = Number.isSafeInteger(game) && typeof token === 'string'
      const place = isLink ? await soon(store.place(token, game as number), log) : null
      if (place === null) throw declineWith('UNKNOWN_TOKEN')
      await soon(forgetDeadRooms(place.game), log)
      return place
    }

    override async onCreate({ game }: SeatLink): Promise<void> {
      const { heartbeat } = limits
      // Clients reconnect, because the connection is closed without a refusal.
      const giveUp = (): void => void setImmediate(() => this.disconnect(CLOSE_CODES.comeBack))
      const opened = await orUnavailable(openOnlineGame(game, { store, log, delay, heartbeat, giveUp }), log)
      if (E.isLeft(opened)) {
        log({ code: 'GAME_UNREADABLE', message: 'A stored game cannot be read.', game, detail: opened.left })
        throw declineWith('GAME_UNREADABLE')
      }
      const own = opened.right
      this.#game = own
      instruments.rooms.add(1)
      this.clock.setInterval(own.sendPresence, heartbeat)
      this.clock.setInterval(own.checkHold, HOLD_CHECK)
      this.clock.setInterval(own.sendDelayed, SECOND)
      for (const kind of ['hello', 'send'] as const)
        this.onMessage(kind, (client: Client, message: unknown) => this.#hear(client, asText(kind, message)))
      this.onMessage('rematch', (client: Client) => this.#rematch(client))
    }

    override onDispose(): void {
      if (this.#game !== null) instruments.rooms.add(-1)
    }

    override onJoin(client: Client, { token }: SeatLink): void {
      const link = digestOf(token)
      const others = [...this.#guests.values()].filter((guest) => guest.link === link)
      if (others.length >= limits.connectionsPerLink || this.#guests.size >= limits.connections)
        throw declineWith('FULL')
      const mayCome = bucketOf(limits, Date.now)
      const mayExceed = bucketOf({ burst: limits.flood, perSecond: limits.perSecond }, Date.now)
      this.#guests.set(client, { place: client.auth, link, mayCome, mayExceed, complainedAt: 0, leave: null })
      instruments.guests.add(1)
    }

    override onLeave(client: Client): void {
      const guest = this.#guests.get(client)
      if (guest === undefined) return
      this.#guests.delete(client)
      instruments.guests.add(-1)
      guest.leave?.()
    }

    override onUncaughtException(error: Error, method: string): void {
      log({ ...refusal('FAULT'), detail: `${method}: ${errorInWords(error)}` })
    }

    #refuse(client: Client, id: string | null, why: Refusal, violations: readonly never[] | unknown = []): void {
      log({ ...why })
      instruments.refusals.add(1, { code: why.code })
      this.#sendTo(client, { kind: 'refused', id, ...why, violations } as OnlineMessage)
      if (REFUSALS[why.code].afterwards !== 'staysOpen') this.#close(client, why.code)
    }

    /** Disconnects a client, after a second by force, because the client may not read or answer. */
    #close(client: Client, code: RefusalCode): void {
      const socket = client.ref as unknown as WebSocket
      this.onLeave(client)
      client.leave(CLOSE_CODES.comeBack, code)
      setTimeout(() => socket.terminate(), SECOND).unref()
    }

    /** The guest of a client; null after too many messages, which are refused. */
    #guest(client: Client): Guest | null {
      const guest = this.#guests.get(client)
      if (guest === undefined || guest.mayCome()) return guest ?? null
      this.#complain(client, guest)
      return null
    }

    /** Refuses excess messages once a second and not one by one, because the answers would be a flood too. */
    #complain(client: Client, guest: Guest): void {
      if (!guest.mayExceed()) this.#refuse(client, null, refusal('FLOOD'))
      else if (Date.now() - guest.complainedAt >= SECOND) {
        guest.complainedAt = Date.now()
        this.#refuse(client, null, refusal('TOO_MANY'))
      }
    }

    /** Sends a message, and closes the connection of a client that does not read. */
    #sendTo(client: Client, message: OnlineMessage): void {
      if ((client.ref as unknown as WebSocket).bufferedAmount <= limits.unreadBytes) send(client, message)
      else {
        log({ ...refusal('TOO_SLOW') })
        instruments.refusals.add(1, { code: 'TOO_SLOW' })
        this.#close(client, 'TOO_SLOW')
      }
    }

    async #hear(client: Client, text: string | null): Promise<void> {
      const guest = this.#guest(client)
      if (guest === null || this.#game === null) return
      const read = readClientMessage(text)
      // Messages to a client that has not confirmed its connection would wait in memory.
      if (client.state !== ClientState.JOINED) this.#refuse(client, null, refusal('NOT_GREETED'))
      else if (E.isLeft(read)) this.#refuse(client, null, read.left)
      else if (read.right.kind === 'send') await this.#play(client, guest, read.right)
      else if (guest.leave !== null) this.#refuse(client, null, refusal('GREETED_ALREADY'))
      else if (read.right.protocol !== PROTOCOL) this.#refuse(client, null, refusal('OTHER_PROTOCOL'))
      else
        guest.leave = this.#game.join({
          ...guest.place,
          knows: read.right.knows,
          hear: (message) => this.#sendTo(client, message),
        })
    }

    async #play(client: Client, { place, leave }: Guest, sent: { at: number; id: string; event?: unknown }) {
      const { player, mayPlay } = place
      if (leave === null) this.#refuse(client, sent.id, refusal('NOT_GREETED'))
      else if (!mayPlay) this.#refuse(client, sent.id, refusal('WATCHING'))
      else {
        const since = performance.now()
        const played = await (this.#game as OnlineGame).send(player, { ...sent, event: sent.event })
        instruments.decided(since)
        if (E.isLeft(played)) this.#refuse(client, sent.id, played.left.refusal, played.left.violations)
        else if (played.right.played === 'before')
          this.#sendTo(client, { kind: 'accepted', id: sent.id, at: played.right.at })
      }
    }

    async #rematch(client: Client): Promise<void> {
      const guest = this.#guest(client)
      if (guest === null || this.#game === null || guest.leave === null || !guest.place.mayPlay) return
      try {
        const wanted = await this.#game.wantRematch(guest.place.player)
        if (E.isLeft(wanted)) this.#refuse(client, null, wanted.left.refusal)
      } catch {
        this.#refuse(client, null, refusal('NOT_STORED', 'The next game could not be stored; try again.'))
      }
    }
  }
