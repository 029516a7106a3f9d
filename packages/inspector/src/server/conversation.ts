/** Answers each message of a page, independently of the transport. No message can do harm. */
import * as E from '#fp-ts/Either'
import type { LiveGame } from '../live/liveGame.ts'
import { CLOSED, MAX_EVENTS_AT_ONCE, type PageMessage, readPageMessage, type ServerMessage } from '../live/protocol.ts'

/** The transport of messages to the page. */
export interface PageConnection {
  /** Sends a message, and calls `sent` when the message has been handed to the network. */
  readonly send: (message: ServerMessage, sent: () => void) => void
  /** The number of bytes not yet sent. */
  readonly waiting: () => number
  readonly close: (code: number) => void
  /** The time in milliseconds since any fixed moment. */
  readonly now: () => number
}

export interface PageConversation {
  /** Handles a message; `text` is null for a message that is not text. */
  readonly hear: (text: string | null) => void
  readonly end: () => void
}

/** The maximum number of unsent bytes: a page that reads too slowly gets nothing more until it has caught up. */
const MAX_WAITING = 1024 * 1024
/** The maximum number of messages in a second. Further messages are not read; far too many messages close the connection. */
const MAX_MESSAGES = 200
const FAR_TOO_MANY = 2000
const SECOND = 1000

const TOO_MANY = `More than ${MAX_MESSAGES} messages came within a second; the rest of them is not read.`
const PLAYED_MEANWHILE = 'Something else was played first. Nothing was played now: look again and decide anew.'

const refused = (at: number | null, sentence: string): ServerMessage => ({ kind: 'refused', at, sentence })

/** Counts messages per second. */
const counter = (now: () => number): (() => number) => {
  let since = now()
  let count = 0
  return () => {
    if (now() - since >= SECOND) {
      since = now()
      count = 0
    }
    count += 1
    return count
  }
}

/** The conversation with one page about a game. */
export const converse = (live: LiveGame, game: string, line: PageConnection): PageConversation => {
  /** The number of events sent to the page, or null if it does not follow. */
  let sentCount: number | null = null
  const count = counter(line.now)

  // Events played while the page is slow are sent later, in as few messages as possible.
  const sendEvents = (): void => {
    while (sentCount !== null && sentCount < live.length() && line.waiting() < MAX_WAITING) {
      const events = live.events(sentCount, MAX_EVENTS_AT_ONCE)
      const from = sentCount
      sentCount += events.length
      line.send({ kind: 'events', game, from, events }, sendEvents)
    }
  }
  const say = (message: ServerMessage): void => {
    if (line.waiting() < MAX_WAITING) line.send(message, sendEvents)
  }
  const stop = live.subscribe(sendEvents)

  const follow = ({ game: wanted, from }: Extract<PageMessage, { kind: 'follow' }>): ServerMessage | null => {
    if (wanted !== game) return { kind: 'anotherGame', game }
    const length = live.length()
    if (from > length)
      return refused(null, `This page knows ${from} events, and the game has ${length}. Reload the page.`)
    sentCount = from
    sendEvents()
    return from === length ? { kind: 'events', game, from, events: [] } : null
  }
  const play = ({ at, event }: Extract<PageMessage, { kind: 'play' }>): ServerMessage | null => {
    if (sentCount === null) return refused(at, 'Follow the game before you play in it.')
    if (at !== live.length()) return refused(at, PLAYED_MEANWHILE)
    const played = live.play(event)
    return E.isLeft(played) ? refused(at, played.left.sentence) : null
  }
  const answerTo = (text: string | null): ServerMessage | null => {
    const message = readPageMessage(text)
    if (E.isLeft(message)) return refused(null, message.left)
    return message.right.kind === 'follow' ? follow(message.right) : play(message.right)
  }

  return {
    hear: (text) => {
      const heard = count()
      if (heard > FAR_TOO_MANY) line.close(CLOSED.tooManyMessages)
      else if (heard === MAX_MESSAGES + 1) say(refused(null, TOO_MANY))
      else if (heard <= MAX_MESSAGES) {
        const answer = answerTo(text)
        if (answer !== null) say(answer)
      }
    },
    end: stop,
  }
}
