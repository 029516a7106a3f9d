/** What pages and the server of a live game say to each other: closed unions of messages, and readers that never throw. */

import { problemsOf } from 'ptcg-turn-engine/internal/game/json/problem'
import * as v from 'valibot'
import * as E from '#fp-ts/Either'

/** A message may not be larger than this. */
export const MOST_BYTES = 64 * 1024
/** Events are told in pieces of no more than this. */
export const MOST_EVENTS_AT_ONCE = 500
/** Pages that are connected at once. */
export const MOST_PAGES = 32

const LONGEST_ID = 100
const LONGEST_SENTENCE = 10_000

const id = v.pipe(v.string(), v.maxLength(LONGEST_ID))
const number = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** What a page says. */
export type PageMessage =
  /** The page knows so many events of this game and wants the rest, and each new one as it is played. */
  | { readonly kind: 'follow'; readonly game: string; readonly from: number }
  /** The page knows so many events and wants to play the next. */
  | { readonly kind: 'play'; readonly at: number; readonly event: unknown }

/** What the server says. */
export type ServerMessage =
  /** The events after so many. There may be none: then the page knows them all. */
  | { readonly kind: 'events'; readonly game: string; readonly from: number; readonly events: readonly unknown[] }
  /** What was sent has changed nothing; `at` is that of the message, or null where it could not be read. */
  | { readonly kind: 'refused'; readonly at: number | null; readonly sentence: string }
  /** The game that the page wants to follow is not the one that is played here. */
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
    events: v.pipe(v.array(v.unknown()), v.maxLength(MOST_EVENTS_AT_ONCE)),
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

/** Reads what came from a page, or says in one sentence what is wrong with it. Never throws. */
export const readPageMessage = readerOf<PageMessage>(PageMessageSchema)

const readServer = readerOf<ServerMessage>(ServerMessageSchema)

/** Reads what came from the server, or null: a page has nobody to tell what is wrong with it. Never throws. */
export const readServerMessage = (text: unknown): ServerMessage | null => {
  const read = readServer(text)
  return E.isRight(read) ? read.right : null
}

/** Why the server ends a connection: codes of WebSocket's own. */
export const CLOSED = { stopped: 1001, tooManyMessages: 1008, tooLarge: 1009, tooManyPages: 1013 } as const

const CLOSINGS: Readonly<Record<number, string>> = {
  [CLOSED.stopped]: 'The inspector was stopped. What you see stays, and can still be looked through.',
  [CLOSED.tooManyMessages]: 'This page sent too many messages, and was disconnected.',
  [CLOSED.tooLarge]: `A message was larger than ${MOST_BYTES / 1024} KiB, and was not sent.`,
  [CLOSED.tooManyPages]: `There are ${MOST_PAGES} pages of this inspector already. Close one of them and reload this one.`,
}

/** Why the connection has ended, for the person at the page. */
export const closingInWords = (code: number): string =>
  CLOSINGS[code] ?? 'The connection to the inspector was lost. What you see stays, and can still be looked through.'
