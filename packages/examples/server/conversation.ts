/**
 * The conversation of the server with one client, independent of the transport. Every message is answered, and none can
 * do harm.
 */
import * as E from 'fp-ts/lib/Either.js'
import type { Violation } from 'ptcg-turn-engine'
import type { Refused } from './hostedGame.ts'
import { bucketOf, type Limits } from './limits.ts'
import { errorInWords, type Log } from './log.ts'
import { type ClientMessage, PROTOCOL, readClientMessage, type ServerMessage } from './protocol.ts'
import { REFUSALS, type Refusal, refusal } from './refusals.ts'
import type { Room } from './room.ts'
import type { Entered, Rooms } from './rooms.ts'
import type { TokenPlace } from './store.ts'

/** The transport of messages to the client. */
export interface Line {
  readonly send: (message: string) => void
  /** Bytes that the client has not read yet. */
  readonly unread: () => number
  readonly close: (why: Refusal) => void
  /** Milliseconds since any fixed time. */
  readonly now: () => number
}

export interface Conversation {
  /** Handles a received message; null if it was not text. */
  readonly hear: (text: string | null) => void
  /** Called once per heartbeat. */
  readonly beat: () => void
  /** True if the client has not said hello yet. */
  readonly isStranger: () => boolean
  /** Closes the conversation because a new client needs the place. */
  readonly makeRoom: () => void
  readonly end: () => void
}

/** The dependencies of a conversation. */
export interface ConversationOptions {
  readonly rooms: Rooms
  readonly limits: Limits
  readonly log: Log
}

/** A client that has said hello. */
interface Seated {
  readonly place: TokenPlace
  readonly room: Room
  readonly leave: () => void
}

const NO_VIOLATIONS: readonly Violation[] = []
const SECOND = 1000

/** Serves one client until either side ends the conversation. */
export const converse = ({ rooms, limits, log }: ConversationOptions, line: Line): Conversation => {
  const mayCome = bucketOf(limits, line.now)
  const mayExceed = bucketOf({ burst: limits.flood, perSecond: limits.perSecond }, line.now)
  let seated: Seated | null = null
  let closed = false
  let complainedAt = Number.NEGATIVE_INFINITY

  const close = (why: Refusal): void => {
    if (closed) return
    closed = true
    seated?.leave()
    line.close(why)
  }
  const noted = (why: Refusal): void =>
    log({ ...why, ...(seated === null ? {} : { game: seated.place.game, player: seated.place.player }) })

  const push = (message: string): void => {
    if (closed) return
    if (line.unread() <= limits.unreadBytes) line.send(message)
    else {
      noted(refusal('TOO_SLOW'))
      close(refusal('TOO_SLOW'))
    }
  }
  const say = (message: ServerMessage): void => push(JSON.stringify(message))

  const refuse = (why: Refusal, id: string | null = null, violations = NO_VIOLATIONS): void => {
    if (closed) return
    noted(why)
    say({ kind: 'refused', id, ...why, violations })
    if (REFUSALS[why.code].afterwards !== 'staysOpen') close(why)
  }

  const sit = ({ place, room, leave }: Entered, knows: number): void => {
    const { player, mayPlay } = place
    say({ kind: 'welcome', player, mayPlay, heartbeat: limits.heartbeat })
    const rise = room.join({ player, mayPlay, knows, hear: push })
    const leaveAll = (): void => {
      rise()
      leave()
    }
    seated = { place, room, leave: leaveAll }
    // The messages just sent may have closed the connection already.
    if (closed) leaveAll()
  }
  const greet = ({ protocol, token, knows }: Extract<ClientMessage, { kind: 'hello' }>): Refusal | null => {
    if (seated !== null) return refusal('GREETED_ALREADY')
    if (protocol !== PROTOCOL) return refusal('OTHER_PROTOCOL')
    const entered = rooms.enter(token)
    if (E.isLeft(entered)) return entered.left
    sit(entered.right, knows)
    return null
  }
  const play = ({ at, id, event }: Extract<ClientMessage, { kind: 'send' }>): Refused | null => {
    if (seated === null) return { refusal: refusal('NOT_GREETED'), violations: NO_VIOLATIONS }
    const { place, room } = seated
    if (!place.mayPlay) return { refusal: refusal('WATCHING'), violations: NO_VIOLATIONS }
    const sent = room.send(place.player, { at, id, event })
    if (E.isLeft(sent)) return sent.left
    if (sent.right.played === 'before') say({ kind: 'accepted', id, at: sent.right.at })
    return null
  }
  const answer = (message: ClientMessage): void => {
    if (message.kind === 'hello') {
      const why = greet(message)
      if (why !== null) refuse(why)
    } else {
      const why = play(message)
      if (why !== null) refuse(why.refusal, message.id, why.violations)
    }
  }
  const read = (text: string | null): void => {
    const isTooLarge = text !== null && Buffer.byteLength(text) > limits.messageBytes
    const message = isTooLarge ? E.left(refusal('TOO_LARGE')) : readClientMessage(text)
    if (E.isLeft(message)) refuse(message.left)
    else answer(message.right)
  }
  /** Refuses excess messages once a second and not one by one, because the answers would be a flood too. */
  const complain = (): void => {
    if (!mayExceed()) refuse(refusal('FLOOD'))
    else if (line.now() - complainedAt >= SECOND) {
      complainedAt = line.now()
      refuse(refusal('TOO_MANY'))
    }
  }

  const tooLate = setTimeout(() => {
    if (seated === null) refuse(refusal('NOT_GREETED'))
  }, limits.helloWithin)
  tooLate.unref()

  return {
    hear: (text) => {
      if (closed) return
      try {
        if (mayCome()) read(text)
        else complain()
      } catch (error) {
        log({ ...refusal('FAULT'), detail: errorInWords(error) })
        refuse(refusal('FAULT'))
      }
    },
    beat: () => {
      if (seated !== null) push(seated.room.presence())
    },
    isStranger: () => seated === null && !closed,
    makeRoom: () => refuse(refusal('NOT_GREETED')),
    end: () => {
      clearTimeout(tooLate)
      if (!closed) seated?.leave()
      closed = true
    },
  }
}
