/** The protocol between the server and its clients: JSON messages, a closed union in each direction. */
import * as E from 'fp-ts/lib/Either.js'
import type { Fact, PlayerId, Snapshot, Violation } from 'ptcg-turn-engine'
import * as v from 'valibot'
import { REFUSAL_CODES, type Refusal, refusal } from './refusals.ts'

/** The version of the protocol. It is raised with every change that the other side would not understand. */
export const PROTOCOL = 1

const MAX_TOKEN_LENGTH = 64
const MAX_ID_LENGTH = 64

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_ID_LENGTH))

const ClientMessageSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('hello'),
    protocol: count,
    token: v.pipe(v.string(), v.maxLength(MAX_TOKEN_LENGTH)),
    knows: count,
  }),
  v.strictObject({ kind: v.literal('send'), at: count, id, event: v.unknown() }),
])

/**
 * A message from a client. `hello` comes first, with the number of events that the client already knows. `send` has an
 * event, the number of the event that it follows, and an id made up by the client: if the message is sent again after a
 * lost connection, the event is recognized and not played twice.
 */
export type ClientMessage = v.InferOutput<typeof ClientMessageSchema>

const player = v.picklist([0, 1])
const present = v.tuple([v.boolean(), v.boolean()])
const text = v.string()

const ViolationSchema = v.looseObject({
  rule: text,
  code: text,
  clause: v.nullable(text),
  message: text,
  remedy: v.nullable(text),
})
const FactSchema = v.looseObject({ fact: text })
const SnapshotSchema = v.looseObject({ state: text, game: v.looseObject({}) })

const ServerMessageSchema = v.variant('kind', [
  v.looseObject({ kind: v.literal('welcome'), player, mayPlay: v.boolean(), heartbeat: count }),
  v.looseObject({ kind: v.literal('past'), from: count, facts: v.array(v.array(FactSchema)) }),
  v.looseObject({ kind: v.literal('state'), at: count, snapshot: SnapshotSchema }),
  v.looseObject({ kind: v.literal('present'), present }),
  v.looseObject({ kind: v.literal('accepted'), id, at: count }),
  v.looseObject({
    kind: v.literal('refused'),
    id: v.nullable(id),
    code: v.picklist(REFUSAL_CODES),
    message: text,
    violations: v.array(ViolationSchema),
  }),
])

/** A message from the server. */
export type ServerMessage =
  /**
   * The seat of this connection. The server sends something at least every `heartbeat` milliseconds; a client that
   * hears nothing for longer reconnects.
   */
  | { readonly kind: 'welcome'; readonly player: PlayerId; readonly mayPlay: boolean; readonly heartbeat: number }
  /** The facts of the events after this number, as this seat saw them. */
  | { readonly kind: 'past'; readonly from: number; readonly facts: readonly (readonly Fact[])[] }
  /** This seat's view after this number of events, with the facts of the latest event. */
  | { readonly kind: 'state'; readonly at: number; readonly snapshot: Snapshot }
  /** Which players are connected. */
  | { readonly kind: 'present'; readonly present: readonly [boolean, boolean] }
  /** The event with this id was stored and played under this number. */
  | { readonly kind: 'accepted'; readonly id: string; readonly at: number }
  | ({ readonly kind: 'refused'; readonly id: string | null; readonly violations: readonly Violation[] } & Refusal)

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

const WHERE = 'This message is malformed'

const problemIn = (issue: v.BaseIssue<unknown>): string => {
  const path = v.getDotPath(issue)
  return path === null
    ? `${WHERE}: it is not one that a client sends.`
    : `${WHERE} at "${path.slice(0, MAX_ID_LENGTH)}".`
}

/** Reads a client's message; pass null if it was not text. Left: the refusal of a malformed message. Never throws. */
export const readClientMessage = (json: string | null): E.Either<Refusal, ClientMessage> => {
  if (json === null) return E.left(refusal('MALFORMED', `${WHERE}: it is not text.`))
  const value = parsed(json)
  if (value === undefined) return E.left(refusal('MALFORMED', `${WHERE}: it is not JSON.`))
  const read = v.safeParse(ClientMessageSchema, value)
  return read.success ? E.right(read.output) : E.left(refusal('MALFORMED', problemIn(read.issues[0])))
}

/** Reads a server's message; null if it is malformed. The contents of a snapshot are trusted and not checked. */
export const readServerMessage = (json: string): ServerMessage | null => {
  const read = v.safeParse(ServerMessageSchema, parsed(json))
  return read.success ? (read.output as unknown as ServerMessage) : null
}
