/** The messages between pages and the server of a live game: closed unions, and parsers that never throw. */

import { problemsOf } from 'ptcg-turn-engine/internal/game/json/problem'
import * as v from 'valibot'
import * as E from '#fp-ts/Either'

/** The maximum size of a message from a page, in bytes. */
export const MAX_BYTES = 64 * 1024
/** The maximum number of events in a message. */
export const MAX_EVENTS_AT_ONCE = 500
/** The maximum number of connected pages. */
export const MAX_PAGES = 32

const MAX_ID_LENGTH = 100
const LONGEST_SENTENCE = 10_000

const id = v.pipe(v.string(), v.maxLength(MAX_ID_LENGTH))
const number = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** A message from a page. */
export type PageMessage =
  /** The page has the first `from` events of the game and requests the others, and each new event. */
  | { readonly kind: 'follow'; readonly game: string; readonly from: number }
  /** The page has the first `at` events and wants to play the next one. */
  | { readonly kind: 'play'; readonly at: number; readonly event: unknown }

/** A message from the server. */
export type ServerMessage =
  /** The events after the number `from`. An empty list means that the page has all events. */
  | { readonly kind: 'events'; readonly game: string; readonly from: number; readonly events: readonly unknown[] }
  /** The page's message was refused and changed nothing. `at` is that of a `play` message, and null for any other message. */
  | { readonly kind: 'refused'; readonly at: number | null; readonly sentence: string }
  /** The game that the page wants to follow is not the one played here. */
  | { readonly kind: 'anotherGame'; readonly game: string }

export const PageMessageSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('follow'), game: id, from: number }),
  v.strictObject({ kind: v.literal('play'), at: number, event: v.unknown() }),
]) satisfies v.GenericSchema<unknown, PageMessage>

export const ServerMessageSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('events'),
    game: id,
    from: number,
    events: v.pipe(v.array(v.unknown()), v.maxLength(MAX_EVENTS_AT_ONCE)),
  }),
  v.strictObject({
    kind: v.literal('refused'),
    at: v.nullable(number),
    sentence: v.pipe(v.string(), v.maxLength(LONGEST_SENTENCE)),
  }),
  v.strictObject({ kind: v.literal('anotherGame'), game: id }),
]) satisfies v.GenericSchema<unknown, ServerMessage>

const readerOf =
  <Message>(schema: v.GenericSchema<unknown, Message>) =>
  (text: unknown): E.Either<string, Message> => {
    if (typeof text !== 'string') return E.left('The message is not text. Messages are JSON.')
    const json = E.tryCatch(
      () => JSON.parse(text) as unknown,
      () => 'The message is not JSON.',
    )
    if (E.isLeft(json)) return json
    const read = v.safeParse(schema, json.right, { abortEarly: true })
    if (read.success) return E.right(read.output)
    const [problem] = problemsOf(read.issues[0])
    const where = problem === undefined || problem.path === '' ? '' : ` at ${problem.path}`
    return E.left(`The message is malformed${where}: ${problem?.message ?? 'it has another shape.'}`)
  }

/** Parses a page's message, or returns one sentence about its problem. Never throws. */
export const readPageMessage = readerOf<PageMessage>(PageMessageSchema)

const readServer = readerOf<ServerMessage>(ServerMessageSchema)

/** Parses a server's message. Returns null for a malformed message, because a page has nobody to report it to. Never throws. */
export const readServerMessage = (text: unknown): ServerMessage | null => {
  const read = readServer(text)
  return E.isRight(read) ? read.right : null
}

/** The WebSocket close codes, by the reason why the server closes a connection. */
export const CLOSED = { stopped: 1001, tooManyMessages: 1008, tooLarge: 1009, tooManyPages: 1013 } as const

const CLOSINGS: Readonly<Record<number, string>> = {
  [CLOSED.stopped]: 'The inspector was stopped. The game shown here stays, and you can still step through it.',
  [CLOSED.tooManyMessages]: 'This page sent too many messages, and was disconnected.',
  [CLOSED.tooLarge]: `A message was larger than ${MAX_BYTES / 1024} KiB, and was not sent.`,
  [CLOSED.tooManyPages]: `There are ${MAX_PAGES} pages of this inspector already. Close one of them and reload this one.`,
}

/** Says to the person at the page why the connection has closed. */
export const closingInWords = (code: number): string =>
  CLOSINGS[code] ??
  'The connection to the inspector was lost. The game shown here stays, and you can still step through it.'
